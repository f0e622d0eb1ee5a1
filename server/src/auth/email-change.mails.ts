import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import type { Letter } from './auth.mails.ts';

interface EmailChangeLetter extends Letter {
  /** The new address. */
  email: string;
}

/** Sent to the address that an account has, and to the one that it is to have. */
export function confirmEmailChangeMail({
  school,
  fullName,
  email,
  isCurrent,
  url,
}: EmailChangeLetter & { isCurrent: boolean }): MailContent {
  return composeMail({
    school,
    subject: 'Confirm your new email',
    preheader: 'It counts when both addresses have confirmed it.',
    greeting: greeting(fullName),
    paragraphs: [
      `Your account is to have the address ${email}. Please confirm it here, and by the mail to the other address. The link works for 24 hours.`,
      isCurrent
        ? 'If it was not you, do not follow the link, and change your password: somebody knows it.'
        : 'If it was not you, there is nothing to do.',
    ],
    action: { label: 'Confirm the new email', url },
    reason: 'You get this mail because somebody asked for another address of an account.',
  });
}

/** Sent to the address that an account had. */
export function emailChangedMail({ school, fullName, email, url }: EmailChangeLetter): MailContent {
  return composeMail({
    school,
    subject: 'Your email was changed',
    preheader: 'If you did not expect this, write to the school now.',
    greeting: greeting(fullName),
    paragraphs: [
      `Your account has the address ${email} now: you log in by it, and our mails go there.`,
      'If you did not expect this, write to the school now.',
    ],
    action: { label: 'Write to the school', url },
    reason: 'You get this mail because your account had this address.',
  });
}
