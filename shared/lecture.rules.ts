import { z } from 'zod';
import { lectureLimits, lectureMessages } from './lecture.ts';
import { text } from './rules.ts';

const lectureText = (max: number) => text(max, () => lectureMessages.validation.lectureFieldsMandatory);

export const lectureRules = z.object({
  title: lectureText(lectureLimits.lectureTitle.max),
  description: lectureText(lectureLimits.lectureDescription.max),
});
