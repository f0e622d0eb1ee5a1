import { z } from 'zod';
import { isReadablePicture } from '#client/forms/readable-picture.ts';
import { courseMessages } from '#shared/course.ts';
import { courseDraftRules, courseRules, outcomesTextRules } from '#shared/course.rules.ts';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

const thumbnailTypes: readonly string[] = imageTypes.thumbnail;

/** Validates a picture by type, size and readability; the server inspects its content again. */
const picture = z
  .instanceof(File, { error: () => courseMessages.validation.courseFieldsMandatory })
  .refine(({ type }) => thumbnailTypes.includes(type), {
    error: () => courseMessages.validation.thumbnailFormat,
  })
  .refine(({ size }) => size <= limits.imageBytes, { error: () => messages.validation.imageTooLarge })
  .refine(isReadablePicture, { error: () => messages.validation.imageUnreadable });

/** Fields that the API does not require, but the form has. */
const filled = { language: true, approvalNumber: true, audience: true, requirements: true } as const;
const rules = courseRules.required(filled).extend({ outcomes: outcomesTextRules });

/** Rules for publishing a new course: the shared rules, and a required picture. */
export const courseFormRules = rules.extend({ thumbnail: picture });

/** Rules for a published course, which already has a picture. */
export const publishedCourseRules = rules.extend({ thumbnail: picture.optional() });

/** Rules for a draft. */
export const draftFormRules = courseDraftRules
  .required(filled)
  .extend({ outcomes: outcomesTextRules, thumbnail: picture.optional() });

/** The values of the course form. */
export type CourseFields = z.input<typeof draftFormRules>;
