import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  labels: { name: 'Nom', email: 'E-mail', message: 'Message' },
  send: 'Envoyer le message',
  sent: {
    title: 'Merci, votre message est bien arrivé',
    description:
      'Une personne le lit et répond à {email}. Un e-mail de confirmation est en route ; s’il n’arrive pas, vérifiez que l’adresse ne comporte pas d’erreur.',
    courses: 'Découvrir les cours',
    another: 'Envoyer un autre message',
  },
  answers: {
    title: 'Réponses rapides',
    login: 'Impossible de vous connecter ?',
    newPassword: 'Nous vous envoyons un lien pour <link>choisir un nouveau mot de passe</link>.',
    cancelling: 'Une résiliation, ou besoin d’un reçu ?',
    profile:
      'Tout se trouve dans <link>votre profil</link>, y compris ce qui vous sera remboursé, avant que vous ne décidiez.',
    trying: 'Envie d’essayer un cours d’abord ?',
    courses:
      '<link>Chaque cours</link> présente son programme, et certaines leçons se regardent gratuitement, sans compte.',
    mail: 'Vous préférez l’e-mail ?',
    address: 'Il arrive aux mêmes personnes : <link>{address}</link>',
  },
};
