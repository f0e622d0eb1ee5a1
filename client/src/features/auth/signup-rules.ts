import { z } from 'zod';
import { authMessages } from '#shared/auth.ts';
import { registerRules } from '#shared/auth.rules.ts';
import { avatarRule } from './avatar-rule.ts';

const { email, password, fullName } = registerRules.shape;

/** The signup form from top to bottom: a picture, and the shared rules. */
export const signupRules = z.object({
  avatar: avatarRule(() => authMessages.validation.fillAllDetails),
  email,
  password,
  fullName,
});
