import type { Role } from '#shared/roles.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { memberMailTexts } from './member-mail-texts.ts';

interface RoleChange {
  school: Letterhead;
  fullName: string;
  /** The new role. */
  role: Role;
  /** Target of the mail's button. */
  url: string;
}

interface NewAdmin {
  school: Letterhead;
  /** Recipient of the mail. */
  fullName: string;
  /** The user who became an admin. */
  newAdmin: { fullName: string; email: string };
  /** Name of the admin who made the change; null if that is the recipient. */
  by: string | null;
  /** Link to the page of the new admin. */
  url: string;
}

/** Sent to all existing admins when there is a new one: the change may come from an attacker with an admin's session. */
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

/** Sent to a user whose role an admin changed. */
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
