import { z } from 'zod';
import { courseLanguages } from './course-languages.ts';
import { courseLimits, courseMessages } from './course.ts';
import { atMost, lineAtMost, name, text } from './rules.ts';

const { validation } = courseMessages;
const mandatory = () => validation.courseFieldsMandatory;
// The object has no other keys.
const languages = Object.keys(courseLanguages) as (keyof typeof courseLanguages)[];
/** A new course without a language is in English. */
const language = z.enum(languages, { error: () => validation.courseFieldsMandatory }).optional();
/** The number under which an authority has approved the course; empty if it needs no approval. */
const approvalNumber = lineAtMost(courseLimits.approvalNumber.max).optional();

export const courseRules = z.object({
  title: name(courseLimits.courseTitle.max, mandatory),
  description: text(courseLimits.courseDescription.max, mandatory),
  category: name(courseLimits.category.max, mandatory),
  instructor: name(courseLimits.instructor.max, mandatory),
  language,
  approvalNumber,
});

/** A draft, which only admins see, needs only a title. */
export const courseDraftRules = z.object({
  title: name(courseLimits.courseTitle.max, () => validation.draftTitle),
  description: atMost(courseLimits.courseDescription.max, mandatory),
  category: lineAtMost(courseLimits.category.max, mandatory),
  instructor: lineAtMost(courseLimits.instructor.max, mandatory),
  language,
  approvalNumber,
});
