import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';

/** What about a person's second factor is told by mail. */
export type FactorChange =
  | 'ON'
  | 'APP_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'CODES_RENEWED'
  | 'CODE_USED'
  | 'REMOVED_BY_ADMIN';

interface FactorLetter {
  school: Letterhead;
  fullName: string;
  /** What the mail's one button opens. */
  url: string;
  change: FactorChange;
  /** How many recovery codes are left. */
  codesLeft: number;
}

interface Told {
  subject: string;
  preheader: string;
  paragraph: string;
  /** What to do when it was not wanted. */
  unwanted: string;
}

const NOT_ME =
  'If it was you, there is nothing to do. If not, somebody else is in your account: change your password and look at your profile now.';

const TEXTS: Record<FactorChange, (codesLeft: number) => Told> = {
  ON: () => ({
    subject: 'Two-step sign-in is on',
    preheader: 'Your password alone no longer opens your account.',
    paragraph:
      'From now on your account asks for a second step after the password. Keep your recovery codes where you find them without your phone.',
    unwanted: NOT_ME,
  }),
  APP_REMOVED: () => ({
    subject: 'Your authenticator app was removed',
    preheader: 'Its codes are no longer asked for.',
    paragraph: 'Your account no longer asks for the codes of your authenticator app.',
    unwanted: NOT_ME,
  }),
  PASSKEY_ADDED: () => ({
    subject: 'A passkey was added',
    preheader: 'It opens your account without the password.',
    paragraph: 'A passkey was added to your account just now. It opens your account, without the password.',
    unwanted: NOT_ME,
  }),
  PASSKEY_REMOVED: () => ({
    subject: 'A passkey was removed',
    preheader: 'It no longer opens your account.',
    paragraph: 'A passkey of your account was removed just now. It no longer opens your account.',
    unwanted: NOT_ME,
  }),
  CODES_RENEWED: () => ({
    subject: 'You have new recovery codes',
    preheader: 'The old ones no longer work.',
    paragraph: 'New recovery codes were made for your account just now. The old ones no longer work.',
    unwanted: NOT_ME,
  }),
  CODE_USED: (codesLeft) => ({
    subject: 'A recovery code was used',
    preheader: `You have ${codesLeft} left.`,
    paragraph: `One of your recovery codes was used just now. You have ${codesLeft} left; your profile makes new ones.`,
    unwanted: NOT_ME,
  }),
  REMOVED_BY_ADMIN: () => ({
    subject: 'Your second step was removed',
    preheader: 'Your password alone opens your account again.',
    paragraph:
      'Whoever runs the school has removed the second step of your account, as for people who have lost it: your password alone opens it again. Please set it up anew on your profile.',
    unwanted: 'If you did not ask for this, change your password and write to the school now.',
  }),
};

/** Sent whenever something about a person's second factor changes, since it may have been somebody else. */
export function factorMail({ school, fullName, url, change, codesLeft }: FactorLetter): MailContent {
  const { subject, preheader, paragraph, unwanted } = TEXTS[change](codesLeft);
  return composeMail({
    school,
    subject,
    preheader,
    greeting: greeting(fullName),
    paragraphs: [paragraph, unwanted],
    action: { label: 'Open your profile', url },
    reason: 'You get this mail because the account with this address was changed.',
  });
}
