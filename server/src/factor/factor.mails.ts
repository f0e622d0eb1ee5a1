import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { factorMailTexts } from './factor-mail-texts.ts';

/** The changes of a user's second factor that are reported by mail. */
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
  /** Target of the mail's button. */
  url: string;
  change: FactorChange;
  /** Number of recovery codes left. */
  codesLeft: number;
}

/** Sent whenever a user's second factor changes, in case another person made the change. */
export function factorMail({ school, fullName, url, change, codesLeft }: FactorLetter): MailContent {
  return composeMail(school, () => {
    const { subject, preheader, paragraph } = told(change, codesLeft);
    const unwanted = change === 'REMOVED_BY_ADMIN' ? factorMailTexts.unexpected : factorMailTexts.notYou;
    return {
      subject,
      preheader,
      greeting: greeting(fullName),
      paragraphs: [paragraph, unwanted],
      action: { label: mailTexts.openProfile, url },
      reason: mailTexts.accountChanged,
    };
  });
}

function told(change: FactorChange, codesLeft: number) {
  if (change !== 'CODE_USED') return factorMailTexts[change];
  const { subject, preheader, paragraph } = factorMailTexts.CODE_USED;
  return { subject, preheader: preheader({ codesLeft }), paragraph: paragraph({ codesLeft }) };
}
