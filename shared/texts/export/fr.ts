import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  loading: 'Préparation des lignes',
  success: 'Fichier enregistré',
  failure: 'Les lignes n’ont pas pu être récupérées',
  cut: 'Le fichier ne contient que les {count, number} premières lignes. Affinez la liste pour enregistrer les autres',
};
