import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  titles: {
    IMPRINT: 'Impressum',
    PRIVACY: 'Datenschutzerklärung',
    TERMS: 'Nutzungsbedingungen',
  },
  asOf: 'Stand: {date}',
  conflict: {
    termsChanged: 'Die Nutzungsbedingungen wurden inzwischen geändert. Bitte lesen Sie sie noch einmal',
  },
};
