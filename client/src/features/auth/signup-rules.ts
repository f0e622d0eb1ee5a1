import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { registerRules } from '#shared/auth.rules.ts';
import { avatarRule } from './avatar-rule.ts';

const { email, password, fullName } = registerRules.shape;

/** Rules of the signup form, in field order: the shared rules and the avatar. Without an avatar, the form sends initials. */
export const signupRules = z.object({
  email,
  password,
  fullName,
  avatar: avatarRule(() => authMessages.validation.fillAllDetails).optional(),
});
