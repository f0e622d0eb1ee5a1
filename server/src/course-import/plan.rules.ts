import { z } from 'zod';
import { captionMessages } from '#shared/caption.ts';
import { languageTag } from '#shared/captions/language-tag.ts';
import { importLimits } from '#shared/course-import/plan.ts';
import { courseDraftRules } from '#shared/course.rules.ts';
import { fileLimits, fileMessages } from '#shared/file.ts';
import { messages } from '#shared/messages.ts';
import { lectureRules, linkLectureRules, textLectureRules } from '#shared/lecture.rules.ts';
import { sectionLimits, sectionMessages } from '#shared/section.ts';
import { sectionRules } from '#shared/section.rules.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';

/** The message for what no folder can cause, such as a wrong type. */
const malformed = { error: () => messages.badRequest };

const path = z.string(malformed).min(1, malformed).max(importLimits.path.max, malformed);
const size = z.int(malformed).min(0, malformed);

const file = z.object({ path, size }, malformed);
const tooManyFiles = { error: () => fileMessages.conflict.tooMany({ max: fileLimits.perPlace }) };
const files = z.array(file, malformed).max(fileLimits.perPlace, tooManyFiles);

const shared = { isFreePreview: z.boolean(malformed), isDraft: z.boolean(malformed).default(false), files };

const captions = z.object(
  {
    language: z
      .string(malformed)
      .refine((tag) => languageTag(tag) !== null, { error: () => captionMessages.validation.language })
      .transform((tag) => languageTag(tag) ?? tag),
    path,
    source: z.string(malformed),
  },
  malformed,
);
/** A video has captions once in each language. */
const allCaptions = z
  .array(captions, malformed)
  .max(100, malformed)
  .refine((all) => new Set(all.map(({ language }) => language)).size === all.length, {
    error: () => courseImportTexts.fault.languageTwice,
  });
const lecture = z.discriminatedUnion(
  'kind',
  [
    lectureRules.extend({
      ...shared,
      kind: z.literal('VIDEO'),
      path,
      size,
      isTrailer: z.boolean(malformed).default(false),
      captions: allCaptions,
    }),
    textLectureRules.extend({ ...shared, kind: z.literal('TEXT') }),
    linkLectureRules.extend({ ...shared, kind: z.literal('LINK') }),
  ],
  malformed,
);
const lectures = z.array(lecture, malformed).max(importLimits.lectures, {
  error: () => courseImportTexts.fault.tooManyLectures({ max: importLimits.lectures }),
});
const section = sectionRules.extend({ lectures });

/** The rules for a plan, which are those of each of its parts. */
export const planRules = courseDraftRules.extend({
  lectures,
  sections: z.array(section, malformed).max(sectionLimits.perCourse, {
    error: () => sectionMessages.validation.tooMany({ max: sectionLimits.perCourse }),
  }),
  files,
  picture: file.nullable().default(null),
  pictures: z.array(file, malformed).max(importLimits.pictures, malformed).default([]),
});

/** Returns the texts of the course of a plan. */
export function textsOf(plan: z.output<typeof planRules>): z.output<typeof courseDraftRules> {
  const { title, description, category, instructor, language, approvalNumber } = plan;
  const { outcomes, audience, requirements } = plan;
  return {
    ...{ title, description, category, instructor, language, approvalNumber },
    ...{ outcomes, audience, requirements },
  };
}
