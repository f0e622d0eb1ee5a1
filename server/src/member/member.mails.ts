import { Role } from '#shared/roles.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';

interface RoleChange {
  school: Letterhead;
  fullName: string;
  /** The new one. */
  role: Role;
  /** What the mail's one button opens. */
  url: string;
}

const TEXTS: Record<Role, { subject: string; preheader: string; paragraph: string }> = {
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
};

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
  const person = `${newAdmin.fullName} (${newAdmin.email})`;
  return composeMail({
    school,
    subject: 'There is a new admin',
    preheader: 'If you did not expect this, look at it now.',
    greeting: greeting(fullName),
    paragraphs: [
      by === null ? `You made ${person} an admin just now.` : `${by} made ${person} an admin just now.`,
      by === null
        ? 'If it was not you, somebody else has your password: make the person a user again, and change your password now.'
        : 'If you did not expect this, ask them, and make the person a user again.',
    ],
    action: { label: 'See the new admin', url },
    reason: 'You get this mail because you are an admin of the school.',
  });
}

/** Sent to somebody whose role an admin changed. */
export function roleChangedMail({ school, fullName, role, url }: RoleChange): MailContent {
  const { subject, preheader, paragraph } = TEXTS[role];
  return composeMail({
    school,
    subject,
    preheader,
    greeting: greeting(fullName),
    paragraphs: [paragraph, 'If you did not expect this, please ask whoever runs the school.'],
    action: { label: 'Open your profile', url },
    reason: 'You get this mail because the role of the account with this address was changed.',
  });
}
