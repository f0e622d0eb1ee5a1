import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import type { Letter } from './auth.mails.ts';
import { authMailTexts } from './auth-mail-texts.ts';

interface EmailChangeLetter extends Letter {
  /** The new address. */
  email: string;
}

/** Sent to the current and to the new address of an account. */
export function confirmEmailChangeMail({
  school,
  fullName,
  email,
  isCurrent,
  url,
}: EmailChangeLetter & { isCurrent: boolean }): MailContent {
  const { confirmEmailChange } = authMailTexts;
  return composeMail(school, () => ({
    subject: confirmEmailChange.subject,
    preheader: confirmEmailChange.preheader,
    greeting: greeting(fullName),
    paragraphs: [
      confirmEmailChange.paragraph({ email }),
      isCurrent ? confirmEmailChange.notYouAtCurrent : confirmEmailChange.notYouAtNew,
    ],
    action: { label: confirmEmailChange.action, url },
    reason: confirmEmailChange.reason,
  }));
}

/** Sent to the previous address of an account. */
export function emailChangedMail({ school, fullName, email, url }: EmailChangeLetter): MailContent {
  const { emailChanged } = authMailTexts;
  return composeMail(school, () => ({
    subject: emailChanged.subject,
    preheader: emailChanged.preheader,
    greeting: greeting(fullName),
    paragraphs: [emailChanged.paragraph({ email }), emailChanged.preheader],
    action: { label: emailChanged.action, url },
    reason: emailChanged.reason,
  }));
}
