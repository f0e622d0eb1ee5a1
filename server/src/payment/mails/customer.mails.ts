import type { Money } from '#shared/money.ts';
import type { AmountTax } from '#shared/price-tax.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import { contractParts, type Contract } from './contract.ts';
import { customerMail, money, price, words, type Recipient, type TaxedPrice } from './letter.ts';
import { paymentMailTexts as texts } from './payment-mail-texts.ts';

const nameOf = ({ school: { name: school } }: Recipient) => ({ school });
const seePayments = ({ profileUrl: url }: Recipient) => ({ label: texts.seePayments, url });

interface Receipt extends Recipient, Money {
  paidAt: Date;
  /** End of the paid period. */
  paidUntil: Date;
  /** The tax that the amount contains, in the same units. */
  tax: number;
  priceTax: AmountTax;
  /** What the buyer was charged in their own currency; null for that of the amount. */
  presentment: Money | null;
  /** Null when Stripe has no page for it. */
  invoiceUrl: string | null;
  /** For the first payment of a subscription: what the buyer agreed to. */
  contract: Contract | null;
}

/** Sent once for each payment. */
export function receiptMail(receipt: Receipt): MailMessage {
  const { school, currency, tax, priceTax, presentment, paidAt, paidUntil, invoiceUrl, contract } = receipt;
  return customerMail(receipt, () => {
    const { facts = [], sections = [] } = contract ? contractParts(contract, school) : {};
    const { receipt: labels } = texts;
    return {
      subject: labels.subject({ amount: money(presentment ?? receipt) }),
      preheader: labels.preheader({ day: day(paidUntil) }),
      paragraphs: [labels.paragraph, ...(presentment ? [labels.converted] : [])],
      facts: [
        { label: texts.amount, value: price(receipt, priceTax) },
        ...(presentment ? [{ label: labels.charged, value: money(presentment) }] : []),
        ...(tax > 0 ? [{ label: labels.tax, value: money({ amount: tax, currency }) }] : []),
        { label: labels.paidOn, value: day(paidAt) },
        { label: texts.period, value: labels.until({ day: day(paidUntil) }) },
        ...facts,
      ],
      sections,
      action: invoiceUrl ? { label: labels.action, url: invoiceUrl } : seePayments(receipt),
      reason: labels.reason(nameOf(receipt)),
    };
  });
}

/** Sent when a free trial starts, in place of the first receipt. */
export function trialStartedMail(trial: Recipient & { contract: Contract }): MailMessage {
  const { school, profileUrl: url, contract } = trial;
  return customerMail(trial, () => {
    const until = { day: day(contract.renewsAt) };
    return {
      subject: texts.trialStarted.subject(until),
      preheader: texts.trialStarted.preheader,
      paragraphs: [texts.trialStarted.paragraph(until)],
      ...contractParts(contract, school),
      action: { label: texts.cancellation.action, url },
      reason: texts.receipt.reason(nameOf(trial)),
    };
  });
}

interface Ended extends Recipient {
  /** The refunded amount; null if nothing was refunded. */
  refunded: Money | null;
}

interface Cancellation extends Ended {
  /** When access ends; null if it has ended. */
  accessUntil: Date | null;
  /** The end by one month's notice, and what is refunded then; null if there is none. */
  notice?: { endsAt: Date; refund: Money } | null;
}

/** Sent when a subscription was cancelled, at once or at the end of the paid year. */
export function cancellationMail(cancelled: Cancellation): MailMessage {
  const { profileUrl: url, refunded, notice } = cancelled;
  const accessUntil = notice?.endsAt ?? cancelled.accessUntil;
  return customerMail(cancelled, () => {
    const { cancellation } = texts;
    const until = accessUntil && { day: day(accessUntil) };
    const ending = until ? cancellation.cancelledUntil(until) : cancellation.cancelledNow;
    return {
      subject: cancellation.subject,
      preheader: refunded
        ? cancellation.refundUnderWay({ amount: money(refunded) })
        : until
          ? cancellation.watchUntil(until)
          : cancellation.closed,
      paragraphs: [
        notice ? cancellation.noticeGiven({ day: day(notice.endsAt), amount: money(notice.refund) }) : ending,
        ...(refunded ? [texts.refundedToCard({ amount: money(refunded) })] : []),
      ],
      action: { label: cancellation.action, url },
      reason: cancellation.reason(nameOf(cancelled)),
    };
  });
}

const refundedText = ({ refunded }: Ended): string[] =>
  refunded ? [texts.refunded({ amount: money(refunded) })] : [];

/** Sent when a second subscription was paid beside a first, and was ended. */
export function duplicateMail(ended: Ended): MailMessage {
  return customerMail(ended, () => ({
    subject: texts.duplicate.subject,
    preheader: texts.duplicate.preheader,
    paragraphs: [texts.duplicate.paragraph, ...refundedText(ended)],
    action: seePayments(ended),
    reason: texts.duplicate.reason(nameOf(ended)),
  }));
}

/** Sent when the school refunded the payment of the current year, which ended the subscription. */
export function refundEndingMail(ended: Ended): MailMessage {
  return customerMail(ended, () => ({
    subject: texts.refundEnding.subject,
    preheader: texts.refundEnding.preheader,
    paragraphs: [texts.refundEnding.paragraph, ...refundedText(ended), texts.refundEnding.welcome],
    action: seePayments(ended),
    reason: texts.refund.reason(nameOf(ended)),
  }));
}

/** Sent when the bank refused the first payment of a subscription, which therefore never started. */
export function unpaidEndingMail(ended: Recipient): MailMessage {
  return customerMail(ended, () => ({
    subject: texts.unpaidEnding.subject,
    preheader: texts.unpaidEnding.preheader,
    paragraphs: [texts.unpaidEnding.paragraph, texts.unpaidEnding.tryAgain],
    action: { label: texts.unpaidEnding.action, url: ended.profileUrl },
    reason: texts.unpaidEnding.reason(nameOf(ended)),
  }));
}

type Refunded = Recipient & { amount: Money };

/** Sent once for each successful refund that no other mail mentions. */
export function refundSucceededMail(refund: Refunded): MailMessage {
  return customerMail(refund, () => ({
    subject: texts.refund.subject({ amount: money(refund.amount) }),
    preheader: texts.refund.preheader,
    paragraphs: [texts.refundedToCard({ amount: money(refund.amount) })],
    action: seePayments(refund),
    reason: texts.refund.reason(nameOf(refund)),
  }));
}

/** Sent once for each refund that the customer's bank did not accept. */
export function refundFailedMail(refund: Refunded): MailMessage {
  return customerMail(refund, () => {
    const { subject, preheader, paragraph, nothingToDo, reason } = texts.refundFailed;
    const amount = { amount: money(refund.amount) };
    return {
      subject,
      preheader: preheader(amount),
      paragraphs: [paragraph(amount), nothingToDo],
      action: seePayments(refund),
      reason: reason(nameOf(refund)),
    };
  });
}

interface Announcement extends Recipient {
  amount: Money;
  priceTax: AmountTax;
  /** The price of a year before and after, if it changes with this renewal. */
  change: { from: TaxedPrice; to: TaxedPrice } | null;
  /** The currency that Stripe charges in place of that of the amount; null for none. */
  chargedIn: string | null;
  renewsAt: Date;
  /** Whether nothing was paid so far. */
  isTrial: boolean;
  /** Whether an earlier notice told of this renewal. */
  isReminder: boolean;
  announcedAt: Date;
  /** The page that cancels without a login. */
  cancelUrl: string;
}

/** Sent twice before a subscription is renewed. */
export function renewalAnnouncedMail(renewal: Announcement): MailMessage {
  const { renewsAt, change, chargedIn, isTrial, isReminder, announcedAt, cancelUrl: url } = renewal;
  return customerMail(renewal, () => {
    const { renewal: year } = texts;
    const { trial } = year;
    const { subject, reminder, goesOn } = isTrial ? trial : year;
    const amount = price(renewal.amount, renewal.priceTax);
    return {
      subject: (isReminder ? reminder : subject)({ day: day(renewsAt), amount }),
      preheader: year.preheader({ amount }),
      paragraphs: [
        goesOn,
        // California wants this 7 to 30 days before the change.
        ...(change ? [year.newPrice({ oldPrice: words(change.from), price: words(change.to) })] : []),
        ...(chargedIn ? [year.converted({ currency: chargedIn.toUpperCase() })] : []),
        year.cancel,
      ],
      // The renewal is charged at an hour of that day, so the day before is the last full one.
      box: { label: year.cancelBy, value: day(new Date(renewsAt.getTime() - DAY_MS)) },
      facts: [
        { label: texts.amount, value: amount },
        { label: year.chargedOn, value: day(renewsAt) },
        { label: texts.period, value: isTrial ? trial.year : year.anotherYear },
        { label: year.noticeOf, value: day(announcedAt) },
      ],
      action: { label: year.action, url },
      reason: texts.hasSubscription(nameOf(renewal)),
    };
  });
}

interface UnpaidRenewal extends Recipient {
  amount: Money;
  priceTax: AmountTax;
  /** When access to the lectures ends. */
  accessUntil: Date;
}

/**
 * Sent once for each renewal whose payment the bank refused, or that the customer must confirm at the bank, while the
 * grace period lasts.
 */
export function unpaidRenewalMail(unpaid: UnpaidRenewal, isUnconfirmed: boolean): MailMessage {
  return customerMail(unpaid, () => {
    const { renewalAuthentication: confirmation, renewalFailed: failure } = texts;
    const { subject, paragraph, action } = isUnconfirmed ? confirmation : failure;
    const until = { day: day(unpaid.accessUntil) };
    return {
      subject,
      preheader: failure.openUntil(until),
      paragraphs: [
        paragraph({ amount: price(unpaid.amount, unpaid.priceTax) }),
        isUnconfirmed ? confirmation.confirm(until) : failure.update(until),
      ],
      action: { label: action, url: unpaid.profileUrl },
      reason: texts.hasSubscription(nameOf(unpaid)),
    };
  });
}

/** Sent once for each renewal that remained unpaid, when access ends. */
export function accessOverMail(recipient: Recipient): MailMessage {
  return customerMail(recipient, () => ({
    subject: texts.accessOver.subject,
    preheader: texts.accessOver.preheader,
    paragraphs: [texts.accessOver.paragraph, texts.accessOver.stays],
    action: { label: mailTexts.openProfile, url: recipient.profileUrl },
    reason: texts.hasSubscription(nameOf(recipient)),
  }));
}
