import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { money, type Recipient } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

interface Ended extends Recipient {
  /** The refunded amount; null if nothing was refunded. */
  refunded: Money | null;
}

/** Sent when a second subscription was paid beside a first, and was ended. */
export function duplicateMail({ school, fullName, profileUrl, refunded }: Ended): MailContent {
  const texts = paymentMailTexts.duplicate;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph, ...refundedText(refunded)],
    action: { label: paymentMailTexts.seePayments, url: profileUrl },
    reason: texts.reason({ school: school.name }),
  }));
}

/** Sent when the school refunded the payment of the current year, which ended the subscription. */
export function refundEndingMail({ school, fullName, profileUrl, refunded }: Ended): MailContent {
  const texts = paymentMailTexts.refundEnding;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph, ...refundedText(refunded), texts.welcome],
    action: { label: paymentMailTexts.seePayments, url: profileUrl },
    reason: paymentMailTexts.refund.reason({ school: school.name }),
  }));
}

/** Sent when the bank refused the first payment of a subscription, which therefore never started. */
export function unpaidEndingMail({ school, fullName, profileUrl }: Recipient): MailContent {
  const texts = paymentMailTexts.unpaidEnding;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph, texts.tryAgain],
    action: { label: texts.action, url: profileUrl },
    reason: texts.reason({ school: school.name }),
  }));
}

function refundedText(refunded: Money | null): string[] {
  return refunded ? [paymentMailTexts.refunded({ amount: money(refunded) })] : [];
}
