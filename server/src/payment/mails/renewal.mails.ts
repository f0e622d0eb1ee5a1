import type { Money } from '#shared/money.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { price, type Recipient } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

const reasonOf = ({ name }: Letterhead) => paymentMailTexts.hasSubscription({ school: name });

interface Announcement extends Recipient {
  amount: Money;
  priceTax: PriceTax;
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
export function renewalAnnouncedMail({
  school,
  fullName,
  amount,
  priceTax,
  renewsAt,
  isTrial,
  isReminder,
  announcedAt,
  cancelUrl,
}: Announcement): MailContent {
  const texts = paymentMailTexts.renewal;
  const { trial } = texts;
  const first = isTrial ? trial.subject : texts.subject;
  const again = isTrial ? trial.reminder : texts.reminder;
  return composeMail(school, () => ({
    subject: (isReminder ? again : first)({ day: day(renewsAt), amount: price(amount, priceTax) }),
    preheader: texts.preheader({ amount: price(amount, priceTax) }),
    greeting: greeting(fullName),
    paragraphs: [isTrial ? trial.goesOn : texts.goesOn, texts.cancel],
    // The renewal is charged at an hour of that day, so the day before is the last full one.
    box: { label: texts.cancelBy, value: day(new Date(renewsAt.getTime() - DAY_MS)) },
    facts: [
      { label: paymentMailTexts.amount, value: price(amount, priceTax) },
      { label: texts.chargedOn, value: day(renewsAt) },
      { label: paymentMailTexts.period, value: isTrial ? trial.year : texts.anotherYear },
      { label: texts.noticeOf, value: day(announcedAt) },
    ],
    action: { label: texts.action, url: cancelUrl },
    reason: reasonOf(school),
  }));
}

interface UnpaidRenewal extends Recipient {
  amount: Money;
  priceTax: PriceTax;
  /** When access to the lectures ends. */
  accessUntil: Date;
}

/** Sent once for each renewal whose payment the bank refused, while the grace period lasts. */
export function renewalFailedMail({
  school,
  fullName,
  profileUrl,
  amount,
  priceTax,
  accessUntil,
}: UnpaidRenewal): MailContent {
  const texts = paymentMailTexts.renewalFailed;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: paymentMailTexts.renewalFailed.openUntil({ day: day(accessUntil) }),
    greeting: greeting(fullName),
    paragraphs: [
      texts.paragraph({ amount: price(amount, priceTax) }),
      texts.update({ day: day(accessUntil) }),
    ],
    action: { label: texts.action, url: profileUrl },
    reason: reasonOf(school),
  }));
}

/** Sent once for each renewal that the customer must confirm at the bank, while the grace period lasts. */
export function renewalAuthenticationMail(unpaid: UnpaidRenewal): MailContent {
  const { school, fullName, profileUrl, amount, priceTax, accessUntil } = unpaid;
  const texts = paymentMailTexts.renewalAuthentication;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: paymentMailTexts.renewalFailed.openUntil({ day: day(accessUntil) }),
    greeting: greeting(fullName),
    paragraphs: [
      texts.paragraph({ amount: price(amount, priceTax) }),
      texts.confirm({ day: day(accessUntil) }),
    ],
    action: { label: texts.action, url: profileUrl },
    reason: reasonOf(school),
  }));
}

/** Sent once for each renewal that remained unpaid, when access ends. */
export function accessOverMail({ school, fullName, profileUrl }: Recipient): MailContent {
  const texts = paymentMailTexts.accessOver;
  return composeMail(school, () => ({
    subject: texts.subject,
    preheader: texts.preheader,
    greeting: greeting(fullName),
    paragraphs: [texts.paragraph, texts.stays],
    action: { label: mailTexts.openProfile, url: profileUrl },
    reason: reasonOf(school),
  }));
}
