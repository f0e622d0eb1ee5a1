import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day, money, type Recipient } from './mail-text.ts';

const reasonOf = ({ name }: Letterhead) => `You get this mail because you have a subscription at ${name}.`;

interface Announcement extends Recipient {
  amount: Money;
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
  renewsAt,
  isTrial,
}: Announcement): MailContent {
  return composeMail({
    school,
    subject: isTrial
      ? `Your free days end on ${day(renewsAt)}`
      : `Your subscription is renewed on ${day(renewsAt)}`,
    preheader: `${money(amount)} will be charged to your card. You can cancel until then.`,
    greeting: greeting(fullName),
    paragraphs: [
      isTrial
        ? 'Your subscription goes on for a year then. There is nothing you need to do.'
        : 'Your subscription goes on for another year. There is nothing you need to do.',
      'If you do not want that, cancel it in your profile before that day, and nothing is charged.',
    ],
    facts: [
      { label: 'Amount', value: money(amount) },
      { label: 'Charged on', value: day(renewsAt) },
      { label: 'For', value: isTrial ? 'a year of every course' : 'another year of every course' },
    ],
    action: { label: 'See or cancel your subscription', url: profileUrl },
    reason: reasonOf(school),
  });
}

interface UnpaidRenewal extends Recipient {
  amount: Money;
  /** Until when the lectures stay open. */
  accessUntil: Date;
}

/** Sent once for each renewal whose payment the bank refused, while the lectures are still open. */
export function renewalFailedMail({
  school,
  fullName,
  profileUrl,
  amount,
  accessUntil,
}: UnpaidRenewal): MailContent {
  return composeMail({
    school,
    subject: 'Your renewal could not be paid',
    preheader: `Your lectures stay open until ${day(accessUntil)}.`,
    greeting: greeting(fullName),
    paragraphs: [
      `We tried to charge ${money(amount)} for the next year of your subscription, and your bank said no. That happens, often because a card has run out.`,
      `Nothing is lost: every lecture stays open to you until ${day(accessUntil)}. Please update your card in your profile until then; the payment is tried again by itself.`,
    ],
    action: { label: 'Update your card', url: profileUrl },
    reason: reasonOf(school),
  });
}

/** Sent once for each renewal that waits for the customer to confirm it at the bank, while the lectures are still open. */
export function renewalAuthenticationMail(unpaid: UnpaidRenewal): MailContent {
  const { school, fullName, profileUrl, amount, accessUntil } = unpaid;
  return composeMail({
    school,
    subject: 'Please confirm your renewal at your bank',
    preheader: `Your lectures stay open until ${day(accessUntil)}.`,
    greeting: greeting(fullName),
    paragraphs: [
      `Your bank wants to hear from you before it pays ${money(amount)} for the next year of your subscription.`,
      `Every lecture stays open to you until ${day(accessUntil)}. Please open the billing page in your profile until then and confirm the payment there.`,
    ],
    action: { label: 'Confirm the payment', url: profileUrl },
    reason: reasonOf(school),
  });
}

/** Sent once for each renewal that was not paid in the end, when the lectures close. */
export function accessOverMail({ school, fullName, profileUrl }: Recipient): MailContent {
  return composeMail({
    school,
    subject: 'Your lectures are closed for now',
    preheader: 'The renewal was not paid. You can come back whenever you like.',
    greeting: greeting(fullName),
    paragraphs: [
      'The renewal of your subscription could not be paid, and the days of grace are over. The lectures are closed to you for now.',
      'Your account and all that belongs to it stay as they are. As soon as a payment arrives, every lecture is open again.',
    ],
    action: { label: 'Open your profile', url: profileUrl },
    reason: reasonOf(school),
  });
}
