import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: 'Prüfbar unter {address}',
  undrawable: {
    name: 'Die Person, die unter der Adresse unten genannt ist,',
    title: 'des Kurses, der unter der Adresse unten genannt ist,',
    instructor: 'Unterrichtet von der Person, die unter der Adresse unten genannt ist',
  },
};
