import type { Money } from '#shared/money.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
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
}

/** Sent some days before a subscription is renewed. */
export function renewalAnnouncedMail({
  school,
  fullName,
  profileUrl,
  amount,
  priceTax,
  renewsAt,
  isTrial,
}: Announcement): MailContent {
  const texts = paymentMailTexts.renewal;
  const { trial } = texts;
  return composeMail(school, () => ({
    subject: (isTrial ? trial.subject : texts.subject)({ day: day(renewsAt) }),
    preheader: texts.preheader({ amount: price(amount, priceTax) }),
    greeting: greeting(fullName),
    paragraphs: [isTrial ? trial.goesOn : texts.goesOn, texts.cancel],
    facts: [
      { label: paymentMailTexts.amount, value: price(amount, priceTax) },
      { label: texts.chargedOn, value: day(renewsAt) },
      { label: paymentMailTexts.period, value: isTrial ? trial.year : texts.anotherYear },
    ],
    action: { label: texts.action, url: profileUrl },
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
