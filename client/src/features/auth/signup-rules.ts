import { z } from 'zod';
import { messages } from '#shared/messages.ts';
import { registerRules } from '#shared/rules.ts';
import { avatarRule } from './avatar-rule.ts';

const { email, password, fullName } = registerRules.shape;

/** The signup form from top to bottom: a picture, and the shared rules. */
export const signupRules = z.object({
  avatar: avatarRule(messages.validation.fillAllDetails),
  email,
  password,
  fullName,
});
