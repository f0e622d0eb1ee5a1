import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  title: 'La démo',
  intro: {
    courses:
      '{count, plural, one {# cours de la démo se trouve} other {# cours de la démo se trouvent}} dans cette école.',
    accounts:
      '{count, plural, one {# compte de la démo s’ouvre} other {# comptes de la démo s’ouvrent}} avec un mot de passe public.',
  },
  ownAccount:
    'Vous êtes connecté avec un compte de la démo, dont le mot de passe est public. Il reste en place : donnez-lui une adresse et un mot de passe à vous, ou laissez un autre administrateur supprimer la démo.',
  add: {
    offer:
      'Ou découvrez une école déjà remplie : la démo apporte ses cours, avec vidéos et sous-titres en anglais, sans aucun compte. Tout le monde les voit jusqu’à ce que vous les supprimiez.',
    go: 'Ajouter les cours de la démo',
    progress: 'Ajout des cours de la démo : {done, number} sur {total, number}',
    stop: 'S’arrêter après celui-ci',
  },
  remove: {
    go: 'Supprimer la démo',
    question: 'Supprimer la démo ?',
    courses:
      '{count, plural, one {Ce cours disparaît définitivement} other {Ces # cours disparaissent définitivement}}, avec leçons, vidéos et images :',
    accounts: '{count, plural, one {Ce compte disparaît} other {Ces # comptes disparaissent}} :',
    learners:
      '{count, plural, one {# personne a commencé} other {# personnes ont commencé}} ces cours : leur progression dans ces cours disparaît aussi. Comptes, abonnements et certificats restent.',
    statistics: 'Ce que la démo a inventé pour les statistiques disparaît aussi.',
    changed:
      '{count, plural, one {Ce cours a été modifié depuis et reste le vôtre} other {Ces # cours ont été modifiés depuis et restent les vôtres}} :',
    consequence: 'Ce qui disparaît ne peut pas être récupéré.',
  },
  loading: {
    remove: 'Suppression de la démo',
  },
  success: {
    remove: 'La démo est supprimée',
  },
  failure: {
    add: 'Un cours de la démo n’a pas pu être ajouté',
    remove: 'La démo n’a pas pu être supprimée',
  },
  conflict: {
    busy: 'La démo est en cours d’ajout ou de suppression. Veuillez réessayer dans un instant',
  },
};
