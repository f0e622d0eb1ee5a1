import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadLectures: 'Les leçons n’ont pas pu être chargées',
    addLecture: 'La leçon n’a pas pu être ajoutée',
    deleteLecture: 'La leçon n’a pas pu être supprimée',
    updateLecture: 'La leçon n’a pas pu être enregistrée',
    reorderLectures: 'L’ordre n’a pas pu être enregistré',
    retryProcessing: 'Le traitement de la vidéo n’a pas pu être relancé',
  },
  loading: {
    loadLectures: 'Chargement des leçons',
    addLecture: 'Ajout de la leçon',
    deleteLecture: 'Suppression de la leçon',
    updateLecture: 'Enregistrement de la leçon',
    reorderLectures: 'Enregistrement de l’ordre',
    retryProcessing: 'Relance du traitement de la vidéo',
  },
  success: {
    addLecture: 'Leçon ajoutée',
    deleteLecture: 'Leçon supprimée',
    updateLecture: 'Leçon enregistrée',
    reorderLectures: 'Ordre enregistré',
    retryProcessing: 'La vidéo est de nouveau en préparation',
    lectureReady: '« {title} » est prête',
  },
  validation: {
    lectureFieldsMandatory: 'Tous les champs sont obligatoires',
    videoFormat:
      'Ce fichier n’est pas une vidéo lisible par un navigateur. Envoyez un fichier MP4, WebM ou MOV',
  },
  notFound: {
    lecture: 'Cette leçon n’existe pas',
  },
};
