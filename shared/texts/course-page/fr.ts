import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  name: 'Cours',
  taughtBy: 'Enseigné par <instructor>{instructor}</instructor>',
  lectures: 'Leçons',
  noLectures: 'Ce cours n’a pas encore de leçons.',
  freePreview: 'Aperçu gratuit',
  locked: 'Verrouillée',
  offer: {
    continueWith: 'Continuer : <lecture>{lecture}</lecture>',
    watch: 'Regarder les leçons',
    everyCourse: 'Un seul abonnement donne accès à tous les cours, nouveautés comprises.',
    soon: 'Les leçons de ce cours sont en préparation. Un seul abonnement y donne accès dès leur parution, ainsi qu’à tous les autres cours.',
    subscribe: 'S’abonner',
  },
  controls: {
    edit: 'Modifier le cours',
    addLecture: 'Ajouter une leçon',
    delete: 'Supprimer le cours',
    deleteNamed: 'Supprimer le cours {title}',
    deletion:
      '« \u2068{title}\u2069 » et toutes ses leçons disparaîtront pour tout le monde. Vous pourrez les restaurer depuis la corbeille pendant {days, plural, one {# jour} other {# jours}}.',
  },
};
