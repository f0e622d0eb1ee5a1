import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';

interface Letter {
  fullName: string;
  /** What the mail's one button opens. */
  url: string;
}

const SIGNED_UP = 'You get this mail because this address was used to sign up at Lectern.';

/** Sent once, when an account is made. Its link verifies the address. */
export function welcomeMail({ fullName, url }: Letter): MailContent {
  return composeMail({
    subject: 'Welcome to Lectern',
    preheader: 'Your account is ready. Please tell us that this address is yours.',
    greeting: greeting(fullName),
    paragraphs: [
      'Your account is ready. Look around and pick a course you would enjoy: with a yearly subscription you can watch every lecture of every course, new ones included.',
      'Please tell us that this address is yours. You can go on without it, but then we do not know whether our mails reach you. The link works once, for 7 days.',
    ],
    action: { label: 'Verify your email', url },
    reason: SIGNED_UP,
  });
}

/** Sent when somebody asks for the link of the welcome mail again. */
export function verificationMail({ fullName, url }: Letter): MailContent {
  return composeMail({
    subject: 'Verify your email',
    preheader: 'One click, and we know that our mails reach you.',
    greeting: greeting(fullName),
    paragraphs: ['Please tell us that this address is yours. The link works once, for 7 days.'],
    action: { label: 'Verify your email', url },
    reason: SIGNED_UP,
  });
}

/** Sent when somebody says that they forgot the password. */
export function passwordResetMail({ fullName, url }: Letter): MailContent {
  return composeMail({
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
