import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { registerRules } from '#shared/auth.rules.ts';
import { avatarRule } from './avatar-rule.ts';

const { email, password, fullName } = registerRules.shape;

/** Rules of the signup form, in field order: the avatar and the shared rules. */
export const signupRules = z.object({
  avatar: avatarRule(() => authMessages.validation.fillAllDetails),
  email,
  password,
  fullName,
});
