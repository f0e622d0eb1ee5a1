import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  verify: 'À vérifier sur {address}',
  undrawable: {
    name: 'La personne dont le nom figure à l’adresse ci-dessous',
    title: 'dont le titre figure à l’adresse ci-dessous',
    instructor: 'Enseigné par la personne dont le nom figure à l’adresse ci-dessous',
  },
};
