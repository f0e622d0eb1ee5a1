import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { money, type Recipient } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

interface Refunded extends Recipient {
  amount: Money;
}

/** Sent once for each successful refund that no other mail mentions. */
export function refundSucceededMail({ school, fullName, profileUrl, amount }: Refunded): MailContent {
  const texts = paymentMailTexts.refund;
  return composeMail(school, () => ({
    subject: texts.subject({ amount: money(amount) }),
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [paymentMailTexts.refundedToCard({ amount: money(amount) })],
    action: { label: paymentMailTexts.seePayments, url: profileUrl },
    reason: texts.reason({ school: school.name }),
  }));
}

/** Sent once for each refund that the customer's bank did not accept. */
export function refundFailedMail({ school, fullName, profileUrl, amount }: Refunded): MailContent {
  const texts = paymentMailTexts.refundFailed;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader({ amount: money(amount) }),
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph({ amount: money(amount) }), texts.nothingToDo],
    action: { label: paymentMailTexts.seePayments, url: profileUrl },
    reason: texts.reason({ school: school.name }),
  }));
}
