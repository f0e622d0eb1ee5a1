import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  ADMIN: {
    subject: 'Vous êtes désormais admin',
    preheader: 'Vous dirigez maintenant l’école avec les autres admins.',
    paragraph:
      'Un admin vous a donné ce rôle : vous voyez désormais toutes les personnes et tous les paiements de l’école, et vous pouvez modifier ses cours. Les sessions des admins prennent fin après douze heures d’inactivité.',
  },
  USER: {
    subject: 'Vous n’êtes plus admin',
    preheader: 'Pour le reste, votre compte ne change pas.',
    paragraph:
      'Un admin a mis fin à votre rôle dans la gestion de l’école. Pour le reste, votre compte ne change pas.',
  },
  unexpected: 'Si vous ne vous y attendiez pas, adressez-vous aux responsables de l’école.',
  reason: 'Vous recevez cet e-mail parce que le rôle du compte associé à cette adresse a été modifié.',
  sessionsEnded: {
    subject: 'Vous êtes déconnecté partout',
    preheader: 'Un admin a déconnecté votre compte de tous les appareils.',
    paragraph:
      'Un admin de l’école a déconnecté votre compte de tous les appareils et mis fin à vos jetons d’API. Reconnectez-vous pour continuer.',
    password: 'Si une autre personne connaît peut-être votre mot de passe, choisissez-en un nouveau.',
    action: 'Choisir un nouveau mot de passe',
  },
  newAdmin: {
    subject: 'Il y a un nouvel admin',
    preheader: 'Si vous ne vous y attendiez pas, vérifiez sans attendre.',
    byYou: 'Vous venez de donner le rôle d’admin à {name} ({email}).',
    by: '{by} vient de donner le rôle d’admin à {name} ({email}).',
    notYou:
      'Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe : retirez ce rôle à la personne et changez votre mot de passe sans attendre.',
    unexpected: 'Si vous ne vous y attendiez pas, interrogez cet admin et retirez le rôle à la personne.',
    action: 'Voir le nouvel admin',
    reason: 'Vous recevez cet e-mail parce que vous êtes admin de l’école.',
  },
};
