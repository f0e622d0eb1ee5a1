import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  failure: {
    operation: 'L’opération a échoué',
    copy: 'La copie a échoué. Sélectionnez le texte et copiez-le vous-même',
  },
  success: {
    copy: 'Copié',
  },
  validation: {
    imageTooLarge: 'Cette image est trop grande. 10 Mo et 50 mégapixels au maximum',
    imageUnreadable: 'Cette image est illisible. Choisissez un autre fichier',
    textTooLong: '{limit} caractères au maximum',
  },
  access: {
    loginRequired: 'Connectez-vous d’abord',
    denied: 'Vous n’avez pas l’autorisation de faire cela',
    tooManyRequests: 'Trop de requêtes. Réessayez plus tard',
  },
  notFound: {
    page: 'Il n’y a rien à cette adresse',
  },
  button: {
    undo: 'Annuler',
    cancel: 'Annuler',
    tryAgain: 'Réessayer',
  },
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer',
  withIncident: '{message} (incident {incident})',
  offline: {
    what: 'Vous êtes hors connexion',
    then: 'Le chargement reprendra automatiquement dès le retour de la connexion.',
  },
  unavailable: 'Le service est indisponible pour le moment. Réessayez dans un instant',
  retry: 'Vous pourrez réessayer dans {wait}, à {time}.',
  badRequest: 'Cette requête est mal formée',
};
