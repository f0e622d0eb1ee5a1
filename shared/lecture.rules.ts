import { z } from 'zod';
import { lectureLimits, lectureMessages } from './lecture.ts';
import { lineAtMost, name, text } from './rules.ts';

const missing = () => lectureMessages.validation.lectureFieldsMandatory;

export const lectureRules = z.object({
  title: name(lectureLimits.lectureTitle.max, missing),
  description: text(lectureLimits.lectureDescription.max, missing),
});

/** An edit of a lecture. An empty note, or none, tells learners of no change. */
export const lectureEditRules = lectureRules
  .partial()
  .extend({ changeNote: lineAtMost(lectureLimits.changeNote.max).optional() });
