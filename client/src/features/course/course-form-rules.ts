import { z } from 'zod';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { courseRules } from '#shared/rules.ts';

const { validation } = messages;
const thumbnailTypes: readonly string[] = imageTypes.thumbnail;

/** The course form: the shared rules, and a picture that the server will look into. */
export const courseFormRules = courseRules.extend({
  thumbnail: z
    .instanceof(File, { error: validation.courseFieldsMandatory })
    .refine(({ type }) => thumbnailTypes.includes(type), validation.thumbnailFormat)
    .refine(({ size }) => size <= limits.imageBytes, validation.imageTooLarge),
});
