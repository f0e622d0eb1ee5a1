import { z } from 'zod';
import { courseMessages, linesOf } from '#shared/course.ts';
import { courseRules } from '#shared/course.rules.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { CourseRow } from './course-rows.ts';

/** The texts of a course that admins edit. */
export type CourseTexts = z.infer<typeof courseRules>;

export const fieldMissing = () => courseMessages.validation.courseFieldsMandatory;
const publishedRules = courseRules.extend({ thumbnail: z.string({ error: fieldMissing }) });

export function textsOf(course: CourseRow): CourseTexts {
  const { title, description, category, instructor, language, approvalNumber } = course;
  const { outcomes, audience, requirements } = course;
  return {
    ...{ title, description, category, instructor, language, approvalNumber },
    ...{ outcomes, audience, requirements },
  };
}

const toPublish = (course: CourseRow) => ({
  ...textsOf(course),
  outcomes: linesOf(course.outcomes),
  thumbnail: course.thumbnailKey,
});

/** Whether a course has all that a published course needs. */
export const isComplete = (course: CourseRow): boolean => publishedRules.safeParse(toPublish(course)).success;

/** Throws BAD_USER_INPUT if a field that a published course needs is missing. */
export function requireComplete(course: CourseRow): void {
  validate(publishedRules, toPublish(course));
}
