import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  invalid: '{count, plural, one {Un point à vérifier} other {# points à vérifier}}',
  search: 'Rechercher',
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
  },
};
