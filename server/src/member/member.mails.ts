import { Role } from '#shared/roles.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';

interface RoleChange {
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

/** Sent to somebody whose role an admin changed. */
export function roleChangedMail({ fullName, role, url }: RoleChange): MailContent {
  const { subject, preheader, paragraph } = TEXTS[role];
  return composeMail({
    subject,
    preheader,
    greeting: greeting(fullName),
    paragraphs: [paragraph, 'If you did not expect this, please ask whoever runs the school.'],
    action: { label: 'Open your profile', url },
    reason: 'You get this mail because the role of the account with this address was changed.',
  });
}
