import { textsOf } from '#shared/texts/texts.ts';

/** What mails about accounts say. */
export const authMailTexts = textsOf('auth-mail', {
  signedUp: 'You get this mail because this address was used to sign up at {school}.',
  verify: 'Verify your email',
  welcome: {
    subject: 'Welcome to {school}',
    preheader: 'Your account is ready. Please tell us that this address is yours.',
    ready:
      'Your account is ready. Look around and pick a course you would enjoy: with a yearly subscription you can watch every lecture of every course, new ones included.',
    verify:
      'Please tell us that this address is yours. You can go on without it, but then we do not know whether our mails reach you. The link works once, for 7 days.',
  },
  verification: {
    preheader: 'One click, and we know that our mails reach you.',
    paragraph: 'Please tell us that this address is yours. The link works once, for 7 days.',
  },
  passwordReset: {
    subject: 'Choose a new password',
    preheader: 'The link works once, for one hour.',
    asked:
      'Somebody, we hope you, asked for a new password. The link works once, for one hour, and logs you in.',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
    reason: 'You get this mail because somebody asked for a new password of the account with this address.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preheader: 'If it was not you, choose a new one now.',
    changed: 'The password of your account was changed just now. All other devices are logged out.',
    changedWithTokens:
      'The password of your account was changed just now. All other devices are logged out, and all API tokens have ended.',
    notYou:
      'If it was you, there is nothing to do. If not, somebody else knows how to get into your account: choose a new password now, which ends their access.',
    action: 'It was not me',
  },
  newDevice: {
    subject: 'New login to your account',
    preheader: 'If it was not you, change your password now.',
    paragraph: 'A device that your account did not know logged in.',
    notYou:
      'If this was you, there is nothing to do. If not, change your password now: that logs out all other devices.',
    device: 'Device',
    address: 'Network address',
    unknown: 'Unknown',
    time: 'Time',
    reason:
      'You get this mail because your account reports logins on new devices. You can switch that off on your profile.',
  },
  apiToken: {
    subject: 'A new API token',
    preheader: 'Programs can act in your name by it.',
    made: {
      READ: 'An API token was made for your account just now. Programs that have it may read in your name.',
      WRITE:
        'An API token was made for your account just now. Programs that have it may read and write in your name.',
    },
    expiresOn: 'It expires on {day}.',
    doesNotExpire: 'It does not expire.',
    notYou:
      'If it was you, there is nothing to do. If not, revoke it on your profile and change your password.',
    action: 'See your API tokens',
  },
  apiTokenExpires: {
    subject: 'An API token expires soon',
    preheader: 'Programs that use it are refused after that.',
    paragraph:
      'The API token that you created on {created} expires on {day}. Programs that use it are refused after that.',
    replace: 'If you still need it, create a new token on your profile and give it to your programs.',
  },
  confirmEmailChange: {
    subject: 'Confirm your new email',
    preheader: 'It counts when both addresses have confirmed it.',
    paragraph:
      'Your account is to have the address {email}. Please confirm it here, and by the mail to the other address. The link works for 24 hours.',
    notYouAtCurrent:
      'If it was not you, do not follow the link, and change your password: somebody knows it.',
    notYouAtNew: 'If it was not you, there is nothing to do.',
    action: 'Confirm the new email',
    reason: 'You get this mail because somebody asked for another address of an account.',
  },
  emailChanged: {
    subject: 'Your email was changed',
    preheader: 'If you did not expect this, write to the school now.',
    paragraph: 'Your account has the address {email} now: you log in by it, and our mails go there.',
    action: 'Write to the school',
    reason: 'You get this mail because your account had this address.',
  },
});
