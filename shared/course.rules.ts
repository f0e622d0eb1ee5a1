import { z } from 'zod';
import { courseLanguages } from './course-languages.ts';
import { courseLimits, courseMessages } from './course.ts';
import { atMost, text } from './rules.ts';

const { validation } = courseMessages;
const courseText = (max: number) => text(max, () => validation.courseFieldsMandatory);
// The object has no other keys.
const languages = Object.keys(courseLanguages) as (keyof typeof courseLanguages)[];
/** A new course without a language is in English. */
const language = z.enum(languages, { error: () => validation.courseFieldsMandatory }).optional();
/** The number under which an authority has approved the course; empty if it needs no approval. */
const approvalNumber = atMost(courseLimits.approvalNumber.max).optional();
const draftText = (max: number) => atMost(max, () => validation.courseFieldsMandatory);

export const courseRules = z.object({
  title: courseText(courseLimits.courseTitle.max),
  description: courseText(courseLimits.courseDescription.max),
  category: courseText(courseLimits.category.max),
  instructor: courseText(courseLimits.instructor.max),
  language,
  approvalNumber,
});

/** A draft, which only admins see, needs only a title. */
export const courseDraftRules = z.object({
  title: text(courseLimits.courseTitle.max, () => validation.draftTitle),
  description: draftText(courseLimits.courseDescription.max),
  category: draftText(courseLimits.category.max),
  instructor: draftText(courseLimits.instructor.max),
  language,
  approvalNumber,
});
