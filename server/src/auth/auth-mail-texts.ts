import { textsOf } from '#shared/texts/texts.ts';

/** Emails about accounts. */
export const authMailTexts = textsOf('auth-mail', {
  signedUp: 'You received this email because this address was used to sign up at {school}.',
  verify: 'Verify your email',
  welcome: {
    subject: 'Welcome to {school}',
    preheader: 'Your account is ready. Please verify your email address.',
    ready:
      'Your account is ready. Look around and pick a course you would enjoy. With a yearly subscription, you can watch every lecture of every course, including new ones.',
    verify:
      'Please verify that this address is yours. You can use your account without doing so, but then we do not know whether our emails reach you. The link works once and expires in 7 days.',
  },
  verification: {
    preheader: 'One click confirms that our emails reach you.',
    paragraph: 'Please verify that this address is yours. The link works once and expires in 7 days.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preheader: 'The link works once and expires in one hour.',
    asked:
      'We received a request for a new password. The link works once and expires in one hour. Once you have chosen a new password, you are logged in.',
    notYou: 'If this was not you, you can ignore this email. Your password stays the same.',
    reason: 'You received this email because a new password was requested for the account with this address.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preheader: 'If this was not you, choose a new password now.',
    changed: 'The password of your account was just changed. All other devices are logged out.',
    changedWithTokens:
      'The password of your account was just changed. All other devices are logged out, and all API tokens are revoked.',
    notYou:
      'If this was you, no action is needed. If not, another person has access to your account. Choose a new password now to end that access.',
    /** A button. It leads to the screen that sends a link for a new password. */
    action: 'This was not me',
  },
  newDevice: {
    subject: 'New login to your account',
    preheader: 'If this was not you, change your password now.',
    paragraph: 'A new device logged in to your account.',
    notYou:
      'If this was you, no action is needed. If not, change your password now. This logs out all other devices.',
    device: 'Device',
    address: 'IP address',
    /** In place of an IP address. */
    unknown: 'Unknown',
    time: 'Time',
    reason:
      'You received this email because your account reports logins on new devices. You can turn this off on your profile.',
  },
  apiToken: {
    subject: 'A new API token was created',
    preheader: 'Programs can use it to act on your behalf.',
    /** Followed by `expiresOn` or `doesNotExpire`. */
    made: {
      READ: 'An API token was just created for your account. Programs that have it can read on your behalf.',
      WRITE:
        'An API token was just created for your account. Programs that have it can read and write on your behalf.',
    },
    expiresOn: 'It expires on {day}.',
    doesNotExpire: 'It does not expire.',
    notYou:
      'If this was you, no action is needed. If not, revoke the token on your profile and change your password.',
    action: 'View your API tokens',
  },
  apiTokenExpires: {
    subject: 'An API token expires soon',
    preheader: 'After that, programs that use it are refused.',
    paragraph:
      'The API token that you created on {created} expires on {day}. After that, programs that use it are refused.',
    replace: 'If you still need it, create a new token on your profile and give it to your programs.',
  },
  confirmEmailChange: {
    subject: 'Confirm your new email',
    preheader: 'The change takes effect once both addresses have confirmed it.',
    paragraph:
      'The email address of your account is about to change to {email}. Confirm the change here and in the email to the other address. The link expires in 24 hours.',
    notYouAtCurrent:
      'If this was not you, another person knows your password. Do not open the link. Change your password now.',
    notYouAtNew: 'If this was not you, you can ignore this email.',
    action: 'Confirm the new email',
    reason: 'You received this email because an email change was requested for an account.',
  },
  emailChanged: {
    subject: 'Your email was changed',
    preheader: 'If you did not expect this, contact the school now.',
    paragraph:
      'The email address of your account is now {email}. You use it to log in and receive our emails.',
    action: 'Contact the school',
    reason: 'You received this email because this was the address of your account.',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    preheader: 'If this was not you, contact the school now.',
    paragraph:
      'Your account at {school} was deleted, with everything that belonged to it. Only records that the law requires, such as those of payments, are kept.',
  },
});
