import { textsOf } from '#shared/texts/texts.ts';

/** Emails about two-factor authentication. */
export const factorMailTexts = textsOf('factor-mail', {
  notYou:
    'If this was you, no action is needed. If not, another person has access to your account. Change your password and check your profile now.',
  unexpected: 'If you did not ask for this, change your password and contact the school now.',
  ON: {
    subject: 'Two-factor authentication is on',
    preheader: 'Your password alone is no longer enough to log in.',
    paragraph:
      'Your account now asks for a second step after the password. Keep your recovery codes where you can find them without your phone.',
  },
  APP_REMOVED: {
    subject: 'Your authenticator app was removed',
    preheader: 'Its codes are no longer required.',
    paragraph: 'Your account no longer asks for codes from your authenticator app.',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added',
    preheader: 'It can be used to log in without the password.',
    paragraph: 'A passkey was just added to your account. It can be used to log in without the password.',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed',
    preheader: 'It can no longer be used to log in.',
    paragraph: 'A passkey was just removed from your account. It can no longer be used to log in.',
  },
  CODES_RENEWED: {
    subject: 'You have new recovery codes',
    preheader: 'The old ones no longer work.',
    paragraph: 'New recovery codes were just created for your account. The old ones no longer work.',
  },
  /** `codesLeft` is a number. */
  CODE_USED: {
    subject: 'A recovery code was used',
    preheader: 'You have {codesLeft} left.',
    paragraph:
      'One of your recovery codes was just used. You have {codesLeft} left. You can create new ones on your profile.',
  },
  REMOVED_BY_ADMIN: {
    subject: 'Two-factor authentication was turned off',
    preheader: 'Your password alone is enough to log in again.',
    paragraph:
      'The school turned off two-factor authentication for your account, as it does for people who have lost their device. Your password alone is enough to log in again. Please set up two-factor authentication again on your profile.',
  },
});
