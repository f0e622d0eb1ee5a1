import { invitationLimits } from '#shared/invitation.ts';
import type { Role } from '#shared/roles.ts';
import { oneLine } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { invitationMailTexts as texts } from './invitation-mail-texts.ts';

interface InvitationLetter {
  school: Letterhead;
  role: Role;
  /** Name of the admin who invites. */
  by: string;
  /** Whether the address has an account. */
  hasAccount: boolean;
  /** Target of the mail's button. */
  url: string;
}

/** Invites a person. Its link is the only way to accept. */
export function invitationMail({ school, role, by, hasAccount, url }: InvitationLetter): MailContent {
  return composeMail(school, () => ({
    subject: texts.subject({ school: school.name }),
    preheader: texts.preheader({ days: invitationLimits.days }),
    greeting: mailTexts.hello,
    paragraphs: [
      texts[role]({ name: oneLine(by), school: school.name }),
      ...(hasAccount ? [texts.hasAccount] : []),
      texts.ignore,
    ],
    action: { label: texts.action, url },
    reason: texts.reason({ school: school.name }),
  }));
}
