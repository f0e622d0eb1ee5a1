import { z } from 'zod';
import { ApiScope } from './api-scopes.ts';
import { authLimits, authMessages } from './auth.ts';
import { characters } from './characters.ts';
import { normalizedEmail } from './email-address.ts';
import { canonicalPassword, passwordParts } from './password-parts.ts';
import { emailAddress, name, visibleLine, type Said } from './rules.ts';

const { validation } = authMessages;

/** A name in Chinese, Japanese or Korean characters only. */
const UNPARTED_NAME = /^(?=.*\p{L})[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{Z}\p{P}]+$/u;
const lettersOf = (name: string) => name.match(/\p{L}/gu)?.length ?? 0;

/** A person's name. `empty` and `tooShort` are the errors for a missing and for a short name. */
const personName = (empty: Said, tooShort: Said) =>
  visibleLine(empty)
    .refine((value) => UNPARTED_NAME.test(value) || characters(value) >= authLimits.fullName.min, {
      error: tooShort,
    })
    .refine((value) => !UNPARTED_NAME.test(value) || lettersOf(value) >= authLimits.fullName.minUnparted, {
      error: () => validation.unpartedNameTooShort,
    })
    .refine((value) => characters(value) <= authLimits.fullName.max, { error: () => validation.nameTooLong });

/** A password with all required parts, in its canonical form. The server also refuses common passwords. */
const newPassword = z
  .string({ error: () => validation.fillAllDetails })
  .overwrite(canonicalPassword)
  .min(1, { error: () => validation.fillAllDetails })
  .refine((value) => Object.values(passwordParts).every((has) => has(value)), {
    error: () => validation.weakPassword,
  });

export const registerRules = z.object({
  fullName: personName(
    () => validation.fillAllDetails,
    () => validation.nameTooShort,
  ),
  email: emailAddress(
    () => validation.fillAllDetails,
    () => validation.invalidEmail,
  ),
  password: newPassword,
});

export const loginRules = z.object({
  email: z
    .string({ error: () => validation.fillAllDetails })
    .overwrite(normalizedEmail)
    .min(1, { error: () => validation.fillAllDetails }),
  password: z
    .string({ error: () => validation.fillAllDetails })
    .min(1, { error: () => validation.fillAllDetails }),
});

export const profileRules = z.object({
  fullName: personName(
    () => validation.profileFieldsMandatory,
    () => validation.profileNameTooShort,
  ),
});

const currentPassword = z
  .string({ error: () => validation.fillAllDetails })
  .min(1, { error: () => validation.fillAllDetails });

export const changePasswordRules = z.object({
  currentPassword,
  newPassword,
  /** Whether the person's API tokens are revoked. */
  revokeApiTokens: z.boolean().default(false),
});

export const requestEmailChangeRules = z.object({
  email: emailAddress(
    () => validation.fillAllDetails,
    () => validation.invalidEmail,
  ),
  currentPassword,
});

/** An admin's change of a member's email address. */
export const changeEmailRules = requestEmailChangeRules.pick({ email: true });

export const deleteAccountRules = z.object({ currentPassword });

export const confirmIdentityRules = z.object({ currentPassword });

export const requestPasswordResetRules = z.object({
  email: emailAddress(
    () => validation.fillAllDetails,
    () => validation.invalidEmail,
  ),
});

export const resetPasswordRules = z.object({
  token: z
    .string({ error: () => validation.tokenUsedOrOld })
    .min(1, { error: () => validation.tokenUsedOrOld }),
  password: newPassword,
});

export const apiTokenRules = z.object({
  name: name(authLimits.tokenName.max, () => validation.fillAllDetails),
  scopes: z.array(z.enum(ApiScope)).min(1, { error: () => validation.noScope }),
  /** Null for no expiry. */
  expiresInDays: z.literal(authLimits.tokens.days, { error: () => validation.fillAllDetails }).nullable(),
  currentPassword,
});

export type LoginFields = z.infer<typeof loginRules>;
