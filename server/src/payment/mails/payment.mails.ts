import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day, money, type Recipient } from './mail-text.ts';

interface Receipt extends Recipient, Money {
  paidAt: Date;
  /** End of the period that was paid for. */
  paidUntil: Date;
  /** Null when Stripe has no page for it. */
  invoiceUrl: string | null;
}

/** Sent once for each payment. */
export function receiptMail(receipt: Receipt): MailContent {
  const { school, fullName, profileUrl, paidAt, paidUntil, invoiceUrl } = receipt;
  const amount = money(receipt);
  return composeMail({
    school,
    subject: `Your receipt for ${amount}`,
    preheader: `Every lecture is open to you until ${day(paidUntil)}.`,
    greeting: greeting(fullName),
    paragraphs: [
      `Thank you. We have received your payment, and every lecture of every course is open to you.`,
    ],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Paid on', value: day(paidAt) },
      { label: 'For', value: `the yearly subscription until ${day(paidUntil)}` },
    ],
    action: invoiceUrl
      ? { label: 'See the invoice', url: invoiceUrl }
      : { label: 'See your payments', url: profileUrl },
    reason: `You get this mail because a subscription at ${school.name} was paid for with this account.`,
  });
}

interface Cancellation extends Recipient {
  /** What was refunded; null when nothing was. */
  refunded: Money | null;
  /** Until when access lasts; null when it has ended. */
  accessUntil: Date | null;
}

/** Sent when a subscription was cancelled, at once or for the end of the paid year. */
export function cancellationMail({
  school,
  fullName,
  profileUrl,
  refunded,
  accessUntil,
}: Cancellation): MailContent {
  const paragraphs = [
    accessUntil
      ? `Your subscription is cancelled. You can watch every lecture until ${day(accessUntil)}; it is not renewed after that.`
      : 'Your subscription is cancelled, and the lectures are closed to you now.',
  ];
  if (refunded) {
    const amount = money(refunded);
    paragraphs.push(`We have refunded ${amount} to your card. Banks take up to ten days to show it.`);
  }
  return composeMail({
    school,
    subject: 'Your subscription is cancelled',
    preheader: refunded
      ? `${money(refunded)} is on its way back to you.`
      : accessUntil
        ? `You can watch until ${day(accessUntil)}.`
        : 'The lectures are closed to you now.',
    greeting: greeting(fullName),
    paragraphs,
    action: { label: 'See your subscription', url: profileUrl },
    reason: `You get this mail because your subscription at ${school.name} was cancelled.`,
  });
}
