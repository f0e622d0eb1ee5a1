import type { Role } from '#shared/roles.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { memberMailTexts } from './member-mail-texts.ts';

interface RoleChange {
  school: Letterhead;
  fullName: string;
  /** The new one. */
  role: Role;
  /** What the mail's one button opens. */
  url: string;
}

interface NewAdmin {
  school: Letterhead;
  /** Whom the mail greets. */
  fullName: string;
  /** Who is an admin now. */
  newAdmin: { fullName: string; email: string };
  /** Name of the admin who did it; null when it was whoever is greeted. */
  by: string | null;
  /** The page of the new one. */
  url: string;
}

/** Sent to all other admins when there is a new one: who made them one did not need to be who they seemed. */
export function newAdminMail({ school, fullName, newAdmin, by, url }: NewAdmin): MailContent {
  const texts = memberMailTexts.newAdmin;
  const { fullName: name, email } = newAdmin;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs:
      by === null
        ? [texts.byYou({ name, email }), texts.notYou]
        : [texts.by({ by, name, email }), texts.unexpected],
    action: { label: texts.action, url },
    reason: texts.reason,
  }));
}

/** Sent to a member whom an admin logged out everywhere. */
export function sessionsEndedMail({ school, fullName, url }: Omit<RoleChange, 'role'>): MailContent {
  const texts = memberMailTexts.sessionsEnded;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph, texts.password],
    action: { label: texts.action, url },
    reason: mailTexts.accountChanged,
  }));
}

/** Sent to somebody whose role an admin changed. */
export function roleChangedMail({ school, fullName, role, url }: RoleChange): MailContent {
  return composeMail(school, () => {
    const { subject, preheader, paragraph } = memberMailTexts[role];
    return {
      subject,
      preheader,
      greeting: greeting(fullName),
      paragraphs: [paragraph, memberMailTexts.unexpected],
      action: { label: mailTexts.openProfile, url },
      reason: memberMailTexts.reason,
    };
  });
}
