import type { TokenScope } from '#server/platform/common/actor.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';

/** Whom a mail greets and where it leads. */
export interface Letter {
  school: Letterhead;
  fullName: string;
  /** What the mail's one button opens. */
  url: string;
}

const signedUp = ({ name }: Letterhead) =>
  `You get this mail because this address was used to sign up at ${name}.`;

/** Sent once, when an account is made. Its link verifies the address. */
export function welcomeMail({ school, fullName, url }: Letter): MailContent {
  return composeMail({
    school,
    subject: `Welcome to ${school.name}`,
    preheader: 'Your account is ready. Please tell us that this address is yours.',
    greeting: greeting(fullName),
    paragraphs: [
      'Your account is ready. Look around and pick a course you would enjoy: with a yearly subscription you can watch every lecture of every course, new ones included.',
      'Please tell us that this address is yours. You can go on without it, but then we do not know whether our mails reach you. The link works once, for 7 days.',
    ],
    action: { label: 'Verify your email', url },
    reason: signedUp(school),
  });
}

/** Sent when somebody asks for the link of the welcome mail again. */
export function verificationMail({ school, fullName, url }: Letter): MailContent {
  return composeMail({
    school,
    subject: 'Verify your email',
    preheader: 'One click, and we know that our mails reach you.',
    greeting: greeting(fullName),
    paragraphs: ['Please tell us that this address is yours. The link works once, for 7 days.'],
    action: { label: 'Verify your email', url },
    reason: signedUp(school),
  });
}

/** Sent when somebody says that they forgot the password. */
export function passwordResetMail({ school, fullName, url }: Letter): MailContent {
  return composeMail({
    school,
    subject: 'Choose a new password',
    preheader: 'The link works once, for one hour.',
    greeting: greeting(fullName),
    paragraphs: [
      'Somebody, we hope you, asked for a new password. The link works once, for one hour, and logs you in.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url },
    reason: 'You get this mail because somebody asked for a new password of the account with this address.',
  });
}

const ACCOUNT_CHANGED = 'You get this mail because the account with this address was changed.';

/** Sent whenever a password was changed or replaced. Its link is the way back for whoever did not do that. */
export function passwordChangedMail({
  school,
  fullName,
  url,
  haveTokensEnded,
}: Letter & { haveTokensEnded: boolean }): MailContent {
  return composeMail({
    school,
    subject: 'Your password was changed',
    preheader: 'If it was not you, choose a new one now.',
    greeting: greeting(fullName),
    paragraphs: [
      haveTokensEnded
        ? 'The password of your account was changed just now. All other devices are logged out, and all API tokens have ended.'
        : 'The password of your account was changed just now. All other devices are logged out.',
      'If it was you, there is nothing to do. If not, somebody else knows how to get into your account: choose a new password now, which ends their access.',
    ],
    action: { label: 'It was not me', url },
    reason: ACCOUNT_CHANGED,
  });
}

const SCOPE_TEXT: Record<TokenScope, string> = { READ: 'read', WRITE: 'read and write' };

/** Sent when an API token is made. The token's name is left out: anyone can sign up with a stranger's address. */
export function apiTokenMail({ school, fullName, url, scope }: Letter & { scope: TokenScope }): MailContent {
  return composeMail({
    school,
    subject: 'A new API token',
    preheader: 'Programs can act in your name by it.',
    greeting: greeting(fullName),
    paragraphs: [
      `An API token was made for your account just now. Programs that have it may ${SCOPE_TEXT[scope]} in your name.`,
      'If it was you, there is nothing to do. If not, revoke it on your profile and change your password.',
    ],
    action: { label: 'See your API tokens', url },
    reason: ACCOUNT_CHANGED,
  });
}
