import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Sprache',
  intro: 'In ihr spricht die Schule mit Ihnen, hier und in ihren E-Mails.',
  validation: {
    unknown: 'Diese Sprache spricht die Schule nicht',
  },
};
