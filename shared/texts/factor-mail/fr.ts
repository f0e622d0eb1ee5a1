import type { TranslationOf } from '#shared/texts/texts.ts';
import type { texts as english } from './en.ts';

export const texts: TranslationOf<typeof english> = {
  notYou:
    'Si c’était vous, vous n’avez rien à faire. Sinon, quelqu’un d’autre a accès à votre compte : changez votre mot de passe et consultez votre profil sans attendre.',
  unexpected: 'Si vous n’avez rien demandé, changez votre mot de passe et écrivez à l’école sans attendre.',
  ON: {
    subject: 'La validation en deux étapes est activée',
    preheader: 'Votre mot de passe seul n’ouvre plus votre compte.',
    paragraph:
      'Désormais, votre compte demande une seconde étape après le mot de passe. Gardez vos codes de récupération là où vous les retrouverez sans votre téléphone.',
  },
  APP_REMOVED: {
    subject: 'Votre application d’authentification a été retirée',
    preheader: 'Ses codes ne sont plus demandés.',
    paragraph: 'Votre compte ne demande plus les codes de votre application d’authentification.',
  },
  PASSKEY_ADDED: {
    subject: 'Une clé d’accès a été ajoutée',
    preheader: 'Elle ouvre votre compte sans le mot de passe.',
    paragraph:
      'Une clé d’accès vient d’être ajoutée à votre compte. Elle ouvre votre compte sans le mot de passe.',
  },
  PASSKEY_REMOVED: {
    subject: 'Une clé d’accès a été supprimée',
    preheader: 'Elle n’ouvre plus votre compte.',
    paragraph: 'Une clé d’accès de votre compte vient d’être supprimée. Elle n’ouvre plus votre compte.',
  },
  CODES_RENEWED: {
    subject: 'Vous avez de nouveaux codes de récupération',
    preheader: 'Les anciens ne fonctionnent plus.',
    paragraph:
      'De nouveaux codes de récupération viennent d’être créés pour votre compte. Les anciens ne fonctionnent plus.',
  },
  CODE_USED: {
    subject: 'Un code de récupération a été utilisé',
    preheader: 'Il vous en reste {codesLeft}.',
    paragraph:
      'L’un de vos codes de récupération vient d’être utilisé. Il vous en reste {codesLeft} ; vous pouvez en créer de nouveaux dans votre profil.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Votre seconde étape a été supprimée',
    preheader: 'Votre mot de passe suffit de nouveau à ouvrir votre compte.',
    paragraph:
      'Les responsables de l’école ont supprimé la seconde étape de votre compte, comme pour toute personne qui l’a perdue : votre mot de passe suffit de nouveau à l’ouvrir. Configurez-la à nouveau dans votre profil.',
  },
};
