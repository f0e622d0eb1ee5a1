import { z } from 'zod';
import { atMost, name, text } from './rules.ts';
import { schoolLimits } from './school.ts';
import { schoolPageLimits, schoolPagePlaces } from './school-page.ts';
import { schoolPageTexts } from './texts/school-page.ts';

const { validation } = schoolPageTexts;

/** Words of letters and digits of any script, joined by hyphens. */
const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u;

/** A free page of the school. */
export const schoolPageRules = z.object({
  title: name(schoolPageLimits.title.max, () => validation.title),
  slug: atMost(schoolPageLimits.slug.max, () => validation.slug)
    .transform((slug) => slug.normalize('NFC').toLowerCase())
    .refine((slug) => SLUG.test(slug), { error: () => validation.slug }),
  place: z.enum(schoolPagePlaces),
  // In Markdown.
  text: text(schoolLimits.page.max, () => validation.text),
});
