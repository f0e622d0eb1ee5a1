import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid: '{count, plural, one {Bitte prüfen Sie eine Angabe} other {Bitte prüfen Sie # Angaben}}',
  search: 'Suche',
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
  },
};
