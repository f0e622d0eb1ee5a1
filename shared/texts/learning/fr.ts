import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  heading: 'Mon apprentissage',
  shelves: {
    BEGUN: 'En cours',
    FINISHED: 'Terminés',
    SAVED: 'Enregistrés',
    certificates: 'Certificats',
  },
  failure: {
    loadCourses: 'Vos cours n’ont pas pu être chargés',
    saveCourse: 'Le cours n’a pas pu être enregistré pour plus tard',
  },
  success: {
    saveCourse: 'Enregistré pour plus tard. Retrouvez-le sur la page d’accueil, sous « Mon apprentissage »',
  },
  saveForLater: 'Enregistrer pour plus tard',
  completedOn: 'Terminé le {date}',
  goOnWith: 'Pour continuer',
  nextCourse: 'Cours suivant : {title}',
  none: {
    BEGUN: 'Les cours que vous avez commencés apparaîtront ici.',
    FINISHED: 'Les cours dont vous avez terminé toutes les leçons apparaîtront ici.',
    SAVED: 'Les cours que vous enregistrez pour plus tard depuis leur page apparaîtront ici.',
    certificates: 'Les certificats des cours que vous avez terminés apparaîtront ici.',
  },
};
