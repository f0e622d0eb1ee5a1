import { z } from 'zod';
import { lectureLimits, lectureMessages } from './lecture.ts';
import { name, text } from './rules.ts';

const missing = () => lectureMessages.validation.lectureFieldsMandatory;

export const lectureRules = z.object({
  title: name(lectureLimits.lectureTitle.max, missing),
  description: text(lectureLimits.lectureDescription.max, missing),
});
