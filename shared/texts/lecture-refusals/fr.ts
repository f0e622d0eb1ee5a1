import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  validation: {
    publishAtOver: 'Choisissez une date à venir',
  },
  conflict: {
    notFailed: 'Le traitement de cette vidéo n’a pas échoué',
    lectureChanged:
      'Quelqu’un d’autre a modifié cette leçon entre-temps. Vos modifications ne sont pas encore enregistrées',
    lecturesChanged: 'Les leçons de ce cours ont changé entre-temps. Veuillez les revoir',
  },
};
