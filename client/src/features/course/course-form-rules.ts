import { z } from 'zod';
import { isReadablePicture } from '#client/forms/readable-picture.ts';
import { courseMessages } from '#shared/course.ts';
import { courseDraftRules, courseRules } from '#shared/course.rules.ts';
import { imageTypes, limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

const thumbnailTypes: readonly string[] = imageTypes.thumbnail;

/** A picture that the server will look into. */
const picture = z
  .instanceof(File, { error: () => courseMessages.validation.courseFieldsMandatory })
  .refine(({ type }) => thumbnailTypes.includes(type), {
    error: () => courseMessages.validation.thumbnailFormat,
  })
  .refine(({ size }) => size <= limits.imageBytes, { error: () => messages.validation.imageTooLarge })
  .refine(isReadablePicture, { error: () => messages.validation.imageUnreadable });

const rules = courseRules.required({ language: true });

/** The form of a course that everybody sees: the shared rules, and a picture. */
export const courseFormRules = rules.extend({ thumbnail: picture });

/** The same where the course has a picture already. */
export const publishedCourseRules = rules.extend({ thumbnail: picture.optional() });

/** The form of a draft. */
export const draftFormRules = courseDraftRules
  .required({ language: true })
  .extend({ thumbnail: picture.optional() });

/** What the form of a course holds while it is filled in. */
export type CourseFields = z.input<typeof draftFormRules>;
