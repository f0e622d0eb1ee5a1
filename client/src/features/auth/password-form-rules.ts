import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { changePasswordRules, resetPasswordRules } from '#shared/auth.rules.ts';
import { canonicalPassword } from '#shared/password-parts.ts';

const { validation } = authMessages;
const repeat = z
  .string()
  .overwrite(canonicalPassword)
  .min(1, { error: () => validation.fillAllDetails });

/** Reported at the repeat field. `when` runs it despite other errors, so that all errors show at once. */
const atRepeat = { error: () => validation.passwordsDiffer, path: ['repeat'], when: () => true };

/** Rules of the `/changepassword` form: the shared rules, and a repeat of the new password. */
export const changePasswordFormRules = changePasswordRules
  .extend({ repeat })
  .refine((typed) => !typed.repeat || typed.newPassword === typed.repeat, atRepeat);

/** Rules of the `/resetpassword` form. Its token comes from the URL. */
export const resetPasswordFormRules = z
  .object({ password: resetPasswordRules.shape.password, repeat })
  .refine((typed) => !typed.repeat || typed.password === typed.repeat, atRepeat);
