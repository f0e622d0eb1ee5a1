import { textsOf } from '#shared/texts/texts.ts';

/** Emails about roles, and about sessions that an admin ended. */
export const memberMailTexts = textsOf('member-mail', {
  ADMIN: {
    subject: 'You are now an admin',
    preheader: 'You now run the school together with the other admins.',
    paragraph:
      'An admin gave you the admin role. You can now see all members and payments of the school and change its courses. Admin sessions end after 12 hours without use.',
  },
  USER: {
    subject: 'You are no longer an admin',
    preheader: 'Nothing else about your account changes.',
    paragraph: 'An admin removed your admin role. Nothing else about your account changes.',
  },
  unexpected: 'If you did not expect this, contact the school.',
  reason: 'You received this email because the role of the account with this address was changed.',
  sessionsEnded: {
    subject: 'You are logged out everywhere',
    preheader: 'An admin logged your account out on all devices.',
    paragraph:
      'An admin of the school logged your account out on all devices and revoked its API tokens. Log in again to continue.',
    password: 'If another person might know your password, choose a new one.',
    action: 'Choose a new password',
  },
  /** To all admins. `by` is the name of the admin who made the change. */
  newAdmin: {
    subject: 'There is a new admin',
    preheader: 'If you did not expect this, check it now.',
    byYou: 'You just made {name} ({email}) an admin.',
    by: '{by} just made {name} ({email}) an admin.',
    notYou:
      'If this was not you, another person has your password. Change the role of the new admin back to user, and change your password now.',
    unexpected:
      'If you did not expect this, ask the admin who made the change, and change the role back to user.',
    action: 'View the new admin',
    reason: 'You received this email because you are an admin of the school.',
  },
});
