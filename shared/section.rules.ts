import { z } from 'zod';
import { atMost, name } from './rules.ts';
import { sectionLimits, sectionMessages } from './section.ts';

export const sectionRules = z.object({
  title: name(sectionLimits.title.max, () => sectionMessages.validation.title),
  summary: atMost(sectionLimits.summary.max),
});
