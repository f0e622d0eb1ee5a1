import { z } from 'zod';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { registerRules } from '#shared/rules.ts';

const { validation } = messages;
const avatarTypes: readonly string[] = imageTypes.avatar;

const avatar = z
  .instanceof(File, { error: validation.fillAllDetails })
  .refine(({ type }) => avatarTypes.includes(type), validation.avatarFormat)
  .refine(({ size }) => size <= limits.imageBytes, validation.imageTooLarge);

const { email, password, fullName } = registerRules.shape;

/** The signup form from top to bottom: the shared rules, and a picture that the server will look into. */
export const signupRules = z.object({ avatar, email, password, fullName });
