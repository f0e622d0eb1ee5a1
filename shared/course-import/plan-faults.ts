import { captionMessages } from '#shared/caption.ts';
import { languageTag } from '#shared/captions/language-tag.ts';
import { courseDraftRules } from '#shared/course.rules.ts';
import { fileLimits, fileMessages } from '#shared/file.ts';
import { lectureRules, linkLectureRules, textLectureRules } from '#shared/lecture.rules.ts';
import { sectionLimits, sectionMessages } from '#shared/section.ts';
import { sectionRules } from '#shared/section.rules.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import type { DraftPlan, Origin } from './draft-plan.ts';
import { importLimits, lecturesOf, type PlannedLecture } from './plan.ts';

/** The rules for the texts of a lecture. */
const RULES = { VIDEO: lectureRules, TEXT: textLectureRules, LINK: linkLectureRules };

/**
 * Checks the parts of a plan by the rules that the server has for them. Notes each fault at the place that the lecture comes from.
 *
 * @param whole the place of what belongs to no lecture
 */
export function checkParts({ plan, faults, origins }: DraftPlan, whole: Origin): void {
  const tell = (origin: Origin, messages: readonly string[]) =>
    faults.push(...messages.map((message) => ({ ...origin, message })));
  const said = (issues: readonly { message: string }[] | undefined) =>
    (issues ?? []).map(({ message }) => message);
  const { perPlace: max } = fileLimits;
  const tooManyFiles = (files: readonly object[]) =>
    files.length > max ? [fileMessages.conflict.tooMany({ max })] : [];
  tell(whole, said(courseDraftRules.safeParse(plan).error?.issues));
  tell(whole, tooManyFiles(plan.files));
  if (plan.sections.length > sectionLimits.perCourse)
    tell(whole, [sectionMessages.validation.tooMany({ max: sectionLimits.perCourse })]);
  for (const section of plan.sections) tell(whole, said(sectionRules.safeParse(section).error?.issues));
  const lectures = lecturesOf(plan);
  if (lectures.length > importLimits.lectures)
    tell(whole, [courseImportTexts.fault.tooManyLectures({ max: importLimits.lectures })]);
  const trailers = lectures.filter((lecture) => lecture.kind === 'VIDEO' && lecture.isTrailer);
  for (const lecture of trailers.slice(1))
    tell(origins.get(lecture) ?? whole, [courseImportTexts.fault.trailers]);
  for (const lecture of lectures) {
    const origin = origins.get(lecture) ?? whole;
    tell(origin, said(RULES[lecture.kind].safeParse(lecture).error?.issues));
    tell(origin, tooManyFiles(lecture.files));
    tell(origin, captionFaults(lecture));
  }
}

function captionFaults(lecture: PlannedLecture): string[] {
  if (lecture.kind !== 'VIDEO') return [];
  const tags = lecture.captions.map(({ language }) => languageTag(language));
  if (tags.includes(null)) return [captionMessages.validation.language];
  return new Set(tags).size < tags.length ? [courseImportTexts.fault.languageTwice] : [];
}
