import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  signedUp: 'Vous recevez cet e-mail parce que cette adresse a servi à créer un compte chez {school}.',
  verify: 'Confirmer votre adresse e-mail',
  welcome: {
    subject: 'Bienvenue chez {school}',
    preheader: 'Votre compte est prêt. Confirmez-nous que cette adresse est bien la vôtre.',
    ready:
      'Votre compte est prêt. Parcourez les cours et choisissez celui qui vous fait envie : avec un abonnement annuel, vous pouvez regarder toutes les leçons de tous les cours, nouveautés comprises.',
    verify:
      'Confirmez-nous que cette adresse est bien la vôtre. Vous pouvez continuer sans cela, mais nous ne saurons pas si nos e-mails vous parviennent. Le lien fonctionne une seule fois, pendant 7 jours.',
  },
  verification: {
    preheader: 'Un clic, et nous saurons que nos e-mails vous parviennent.',
    paragraph:
      'Confirmez-nous que cette adresse est bien la vôtre. Le lien fonctionne une seule fois, pendant 7 jours.',
  },
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe',
    preheader: 'Le lien fonctionne une seule fois, pendant une heure.',
    asked:
      'Quelqu’un, vous nous l’espérons, a demandé un nouveau mot de passe. Le lien fonctionne une seule fois, pendant une heure, et ouvre votre session.',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe ne change pas.',
    reason:
      'Vous recevez cet e-mail parce que quelqu’un a demandé un nouveau mot de passe pour le compte associé à cette adresse.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    preheader: 'Si ce n’était pas vous, choisissez-en un nouveau sans attendre.',
    changed:
      'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés.',
    changedWithTokens:
      'Le mot de passe de votre compte vient d’être modifié. Tous les autres appareils ont été déconnectés et tous les jetons d’API ont été révoqués.',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, quelqu’un d’autre a accès à votre compte : choisissez sans attendre un nouveau mot de passe, ce qui mettra fin à cet accès.',
    action: 'Ce n’était pas moi',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    preheader: 'Si ce n’était pas vous, changez votre mot de passe maintenant.',
    paragraph: 'Un appareil que votre compte ne connaissait pas s’est connecté.',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe maintenant : tous les autres appareils seront déconnectés.',
    device: 'Appareil',
    address: 'Adresse réseau',
    unknown: 'Inconnue',
    time: 'Date et heure',
    reason:
      'Vous recevez cet e-mail parce que votre compte signale les connexions depuis de nouveaux appareils. Vous pouvez désactiver cela dans votre profil.',
  },
  apiToken: {
    subject: 'Un nouveau jeton d’API',
    preheader: 'Il permet à des programmes d’agir en votre nom.',
    made: {
      READ: 'Un jeton d’API vient d’être créé pour votre compte. Les programmes qui le possèdent peuvent lire en votre nom.',
      WRITE:
        'Un jeton d’API vient d’être créé pour votre compte. Les programmes qui le possèdent peuvent lire et écrire en votre nom.',
    },
    expiresOn: 'Il expire le {day}.',
    doesNotExpire: 'Il n’expire pas.',
    notYou:
      'Si c’était vous, vous n’avez rien à faire. Sinon, révoquez-le dans votre profil et changez votre mot de passe.',
    action: 'Voir vos jetons d’API',
  },
  apiTokenExpires: {
    subject: 'Un jeton d’API expire bientôt',
    preheader: 'Les programmes qui l’utilisent seront ensuite refusés.',
    paragraph:
      'Le jeton d’API que vous avez créé le {created} expire le {day}. Les programmes qui l’utilisent seront ensuite refusés.',
    replace:
      'Si vous en avez encore besoin, créez un nouveau jeton dans votre profil et donnez-le à vos programmes.',
  },
  confirmEmailChange: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    preheader: 'Elle sera valable quand les deux adresses l’auront confirmée.',
    paragraph:
      'Votre compte doit prendre l’adresse {email}. Confirmez-le ici, ainsi que depuis l’e-mail envoyé à l’autre adresse. Le lien fonctionne pendant 24 heures.',
    notYouAtCurrent:
      'Si ce n’était pas vous, n’ouvrez pas le lien et changez votre mot de passe : quelqu’un le connaît.',
    notYouAtNew: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    action: 'Confirmer la nouvelle adresse',
    reason: 'Vous recevez cet e-mail parce que quelqu’un a demandé une autre adresse pour un compte.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    preheader: 'Si vous ne vous y attendiez pas, écrivez à l’école sans attendre.',
    paragraph:
      'L’adresse de votre compte est désormais {email} : elle vous sert à vous connecter et nos e-mails y arrivent.',
    action: 'Écrire à l’école',
    reason: 'Vous recevez cet e-mail parce que cette adresse était celle de votre compte.',
  },
};
