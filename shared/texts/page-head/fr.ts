import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  description: {
    home: 'Des cours vidéo donnés par des gens de métier. Un seul abonnement annuel donne accès à tous, nouveautés comprises.',
    courses:
      'Tous les cours vidéo de l’école, par titre, sujet ou enseignant. Un seul abonnement annuel donne accès à tous.',
    about: 'Qui enseigne ici, et pourquoi : les personnes derrière les cours vidéo.',
    contact: 'Écrivez aux personnes qui font vivre l’école.',
    certificate: 'Vérifiez l’authenticité d’un certificat de fin de cours.',
  },
  newCourses: 'Nouveaux cours',
  newCoursesOf: '{school} : nouveaux cours',
  needsScripts: 'Ce site a besoin de JavaScript pour afficher ses cours.',
};
