import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { changePasswordRules, resetPasswordRules } from '#shared/auth.rules.ts';

const { validation } = authMessages;
const repeat = z.string().min(1, { error: () => validation.fillAllDetails });

/** Said at the repeat, and also while something else is wrong, so that all errors show at once. */
const atRepeat = { error: () => validation.passwordsDiffer, path: ['repeat'], when: () => true };

/** The form of `/changepassword`: the shared rules, and the new password twice. */
export const changePasswordFormRules = changePasswordRules
  .extend({ repeat })
  .refine((typed) => !typed.repeat || typed.newPassword === typed.repeat, atRepeat);

/** The form of `/resetpassword`; its token comes from the address. */
export const resetPasswordFormRules = z
  .object({ password: resetPasswordRules.shape.password, repeat })
  .refine((typed) => !typed.repeat || typed.password === typed.repeat, atRepeat);
