import type { Money } from '#shared/money.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { contractParts, type Contract } from './contract.ts';
import { money, price, type Recipient } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

interface Receipt extends Recipient, Money {
  paidAt: Date;
  /** End of the paid period. */
  paidUntil: Date;
  /** The tax that the amount contains, in the same units. */
  tax: number;
  priceTax: PriceTax;
  /** Null when Stripe has no page for it. */
  invoiceUrl: string | null;
  /** For the first payment of a subscription: what the buyer agreed to. */
  contract: Contract | null;
}

/** Sent once for each payment. */
export function receiptMail(receipt: Receipt): MailContent {
  const { school, fullName, profileUrl, currency, tax, priceTax, paidAt, paidUntil, invoiceUrl, contract } =
    receipt;
  const texts = paymentMailTexts.receipt;
  return composeMail(school, () => {
    const { facts = [], sections = [] } = contract ? contractParts(contract, school) : {};
    return {
      subject: texts.subject({ amount: money(receipt) }),
      preheader: texts.preheader({ day: day(paidUntil) }),
      greeting: greeting(fullName),
      paragraphs: [texts.paragraph],
      facts: [
        { label: paymentMailTexts.amount, value: price(receipt, priceTax) },
        ...(tax > 0 ? [{ label: texts.tax, value: money({ amount: tax, currency }) }] : []),
        { label: texts.paidOn, value: day(paidAt) },
        { label: paymentMailTexts.period, value: texts.until({ day: day(paidUntil) }) },
        ...facts,
      ],
      sections,
      action: invoiceUrl
        ? { label: texts.action, url: invoiceUrl }
        : { label: paymentMailTexts.seePayments, url: profileUrl },
      reason: texts.reason({ school: school.name }),
    };
  });
}

interface Cancellation extends Recipient {
  /** The refunded amount; null if nothing was refunded. */
  refunded: Money | null;
  /** When access ends; null if it has ended. */
  accessUntil: Date | null;
  /** The end by one month's notice, and what is refunded then; null if there is none. */
  notice?: { endsAt: Date; refund: Money } | null;
}

/** Sent when a subscription was cancelled, at once or at the end of the paid year. */
export function cancellationMail({
  school,
  fullName,
  profileUrl,
  refunded,
  accessUntil: until,
  notice,
}: Cancellation): MailContent {
  const accessUntil = notice?.endsAt ?? until;
  const texts = paymentMailTexts.cancellation;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: refunded
      ? texts.refundUnderWay({ amount: money(refunded) })
      : accessUntil
        ? texts.watchUntil({ day: day(accessUntil) })
        : texts.closed,
    greeting: greeting(fullName),
    paragraphs: [
      notice
        ? texts.noticeGiven({ day: day(notice.endsAt), amount: money(notice.refund) })
        : accessUntil
          ? texts.cancelledUntil({ day: day(accessUntil) })
          : texts.cancelledNow,
      ...(refunded ? [paymentMailTexts.refundedToCard({ amount: money(refunded) })] : []),
    ],
    action: { label: texts.action, url: profileUrl },
    reason: texts.reason({ school: school.name }),
  }));
}

/** Sent when a free trial starts, in place of the first receipt. */
export function trialStartedMail({
  school,
  fullName,
  profileUrl,
  contract,
}: Recipient & { contract: Contract }): MailContent {
  const texts = paymentMailTexts.trialStarted;
  return composeMail(school, () => ({
    subject: texts.subject({ day: day(contract.renewsAt) }),
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph({ day: day(contract.renewsAt) })],
    ...contractParts(contract, school),
    action: { label: paymentMailTexts.cancellation.action, url: profileUrl },
    reason: paymentMailTexts.receipt.reason({ school: school.name }),
  }));
}
