import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Langue',
  intro: 'Celle dans laquelle l’école s’adresse à vous, ici et dans ses e-mails.',
  validation: {
    unknown: 'L’école ne parle pas cette langue',
  },
};
