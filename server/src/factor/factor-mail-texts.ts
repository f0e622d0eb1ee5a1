import { textsOf } from '#shared/texts/texts.ts';

/** What mails about second factors say. */
export const factorMailTexts = textsOf('factor-mail', {
  notYou:
    'If it was you, there is nothing to do. If not, somebody else is in your account: change your password and look at your profile now.',
  unexpected: 'If you did not ask for this, change your password and write to the school now.',
  ON: {
    subject: 'Two-step sign-in is on',
    preheader: 'Your password alone no longer opens your account.',
    paragraph:
      'From now on your account asks for a second step after the password. Keep your recovery codes where you find them without your phone.',
  },
  APP_REMOVED: {
    subject: 'Your authenticator app was removed',
    preheader: 'Its codes are no longer asked for.',
    paragraph: 'Your account no longer asks for the codes of your authenticator app.',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added',
    preheader: 'It opens your account without the password.',
    paragraph: 'A passkey was added to your account just now. It opens your account, without the password.',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed',
    preheader: 'It no longer opens your account.',
    paragraph: 'A passkey of your account was removed just now. It no longer opens your account.',
  },
  CODES_RENEWED: {
    subject: 'You have new recovery codes',
    preheader: 'The old ones no longer work.',
    paragraph: 'New recovery codes were made for your account just now. The old ones no longer work.',
  },
  CODE_USED: {
    subject: 'A recovery code was used',
    preheader: 'You have {codesLeft} left.',
    paragraph:
      'One of your recovery codes was used just now. You have {codesLeft} left; your profile makes new ones.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Your second step was removed',
    preheader: 'Your password alone opens your account again.',
    paragraph:
      'Whoever runs the school has removed the second step of your account, as for people who have lost it: your password alone opens it again. Please set it up anew on your profile.',
  },
});
