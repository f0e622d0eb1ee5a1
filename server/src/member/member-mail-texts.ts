import { textsOf } from '#shared/texts/texts.ts';

/** What mails about roles say. */
export const memberMailTexts = textsOf('member-mail', {
  ADMIN: {
    subject: 'You are an admin now',
    preheader: 'You run the school from now on, together with the other admins.',
    paragraph:
      'An admin made you one, too: from now on you see all people and payments of the school and may change its courses. Sessions of admins end after twelve hours without use.',
  },
  USER: {
    subject: 'You are no longer an admin',
    preheader: 'Your account stays as it is otherwise.',
    paragraph: 'An admin ended your part in running the school. Your account stays as it is otherwise.',
  },
  unexpected: 'If you did not expect this, please ask whoever runs the school.',
  reason: 'You get this mail because the role of the account with this address was changed.',
  sessionsEnded: {
    subject: 'You are logged out everywhere',
    preheader: 'An admin logged your account out on all devices.',
    paragraph:
      'An admin of the school logged your account out on all devices and ended its API tokens. Log in again to continue.',
    password: 'If another person may know your password, choose a new one.',
    action: 'Choose a new password',
  },
  newAdmin: {
    subject: 'There is a new admin',
    preheader: 'If you did not expect this, look at it now.',
    byYou: 'You made {name} ({email}) an admin just now.',
    by: '{by} made {name} ({email}) an admin just now.',
    notYou:
      'If it was not you, somebody else has your password: make the person a user again, and change your password now.',
    unexpected: 'If you did not expect this, ask them, and make the person a user again.',
    action: 'See the new admin',
    reason: 'You get this mail because you are an admin of the school.',
  },
});
