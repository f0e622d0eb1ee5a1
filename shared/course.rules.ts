import { z } from 'zod';
import { courseLanguages } from './course-languages.ts';
import { courseLimits, courseMessages, linesOf } from './course.ts';
import { atMost, lineAtMost, name, text } from './rules.ts';

const { validation } = courseMessages;
const mandatory = () => validation.courseFieldsMandatory;
// The object has no other keys.
const languages = Object.keys(courseLanguages) as (keyof typeof courseLanguages)[];
/** A new course without a language is in English. */
const language = z.enum(languages, { error: () => validation.courseFieldsMandatory }).optional();
/** The number under which an authority has approved the course; empty if it needs no approval. */
const approvalNumber = lineAtMost(courseLimits.approvalNumber.max).optional();

const { outcomes, audience, requirements } = courseLimits;
const outcome = lineAtMost(outcomes.max);
const tooManyLines = () => validation.tooManyLines({ limit: outcomes.lines });

/** What the page of a course says to people who consider it. All may be empty. */
const promises = {
  /** What learners will be able to do. They are stored as lines of one text. */
  outcomes: z
    .array(outcome)
    .max(outcomes.lines, { error: tooManyLines })
    .transform((lines) => lines.filter((line) => line !== '').join('\n'))
    .optional(),
  audience: atMost(audience.max).optional(),
  requirements: atMost(requirements.max).optional(),
};

/** The outcomes as a form has them: lines of one text. */
export const outcomesTextRules = z.string().superRefine((text, context) => {
  const lines = linesOf(text);
  if (lines.length > outcomes.lines) context.addIssue({ code: 'custom', message: tooManyLines() });
  for (const line of lines) {
    const [issue] = outcome.safeParse(line).error?.issues ?? [];
    if (issue) return context.addIssue({ code: 'custom', message: issue.message });
  }
});

export const courseRules = z.object({
  title: name(courseLimits.courseTitle.max, mandatory),
  description: text(courseLimits.courseDescription.max, mandatory),
  category: name(courseLimits.category.max, mandatory),
  instructor: name(courseLimits.instructor.max, mandatory),
  language,
  approvalNumber,
  ...promises,
});

/** A draft, which only admins see, needs only a title. */
export const courseDraftRules = z.object({
  title: name(courseLimits.courseTitle.max, () => validation.draftTitle),
  description: atMost(courseLimits.courseDescription.max, mandatory),
  category: lineAtMost(courseLimits.category.max, mandatory),
  instructor: lineAtMost(courseLimits.instructor.max, mandatory),
  language,
  approvalNumber,
  ...promises,
});
