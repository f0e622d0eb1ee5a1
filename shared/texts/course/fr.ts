import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    loadCourses: 'Le cours n’a pas pu être chargé',
    createCourse: 'Le cours n’a pas pu être créé',
    deleteCourse: 'Le cours n’a pas pu être supprimé',
    updateCourse: 'Le cours n’a pas pu être enregistré',
    restore: 'La restauration a échoué',
  },
  loading: {
    loadCourses: 'Chargement du cours…',
    createCourse: 'Création du cours',
    deleteCourse: 'Suppression du cours…',
    updateCourse: 'Enregistrement du cours',
    restore: 'Restauration en cours',
  },
  success: {
    loadCourses: 'Cours chargés',
    createCourse: 'Cours créé',
    deleteCourse: 'Cours supprimé',
    updateCourse: 'Cours enregistré',
    saveDraft: 'Brouillon enregistré',
    publishCourse: 'Cours publié',
    unpublishCourse: 'Le cours est de nouveau un brouillon',
    restore: 'Restauration effectuée',
  },
  validation: {
    courseFieldsMandatory: 'Tous les champs sont obligatoires',
    draftTitle: 'Un brouillon a besoin d’un titre',
    thumbnailFormat: 'Format non pris en charge. Seules les images JPG, JPEG et PNG sont acceptées.',
  },
  question: {
    deleteCourse: 'Voulez-vous vraiment supprimer le cours ?',
  },
  conflict: {
    courseChanged:
      'Quelqu’un d’autre a modifié ce cours entre-temps. Vos modifications ne sont pas encore enregistrées',
  },
  card: {
    draft: 'Brouillon',
    progress: 'Votre progression',
    done: '{done, number} sur {total, plural, one {# leçon terminée} other {# leçons terminées}}',
  },
  notFound: {
    course: 'Ce cours n’existe pas',
  },
};
