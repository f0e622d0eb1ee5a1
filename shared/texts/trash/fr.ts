import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'Corbeille',
  intro:
    'Ce que vous supprimez reste ici {days, plural, one {# jour} other {# jours}}. D’ici là, vous pouvez le restaurer, leçons et vidéos comprises.',
  empty: 'La corbeille est vide',
  emptyHint:
    'Les cours et les leçons supprimés restent ici {days, plural, one {# jour} other {# jours}}, prêts à être restaurés.',
  toDashboard: 'Aller au tableau de bord',
  emptyTrash: 'Vider la corbeille',
  courses: {
    heading: 'Cours',
    caption: 'Cours dans la corbeille',
    none: 'Aucun cours dans la corbeille.',
    consequence:
      'Ses leçons et ses vidéos disparaissent aussi, ainsi que la progression des membres. Personne ne pourra les récupérer.',
  },
  lectures: {
    heading: 'Leçons',
    caption: 'Leçons dans la corbeille',
    none: 'Aucune leçon dans la corbeille.',
    consequence: 'Sa vidéo et ses sous-titres disparaissent aussi. Personne ne pourra les récupérer.',
  },
  column: {
    title: 'Titre',
    lectures: 'Leçons',
    course: 'Cours',
    vanishes: 'Suppression définitive',
    actions: 'Actions',
  },
  numberOfLectures: '{count, plural, one {# leçon} other {# leçons}}',
  daysLeft: '{count, plural, one {encore # jour} other {encore # jours}}',
  lastDay: 'Moins d’un jour',
  restore: 'Restaurer',
  restoreNamed: 'Restaurer {title}',
  deleteForever: 'Supprimer définitivement',
  deleteNamed: 'Supprimer définitivement {title}',
  failure: {
    loadTrash: 'La corbeille n’a pas pu être chargée',
    deleteForever: 'La suppression a échoué',
    emptyTrash: 'La corbeille n’a pas pu être vidée',
  },
  loading: {
    deleteForever: 'Suppression en cours',
    emptyTrash: 'Vidage de la corbeille',
  },
  success: {
    deleteForever: 'Suppression définitive effectuée',
    emptyTrash: 'La corbeille est vide',
  },
  question: {
    deleteForever: 'Supprimer définitivement « {title} » ?',
    emptyTrash: 'Supprimer définitivement tout le contenu de la corbeille ?',
  },
};
