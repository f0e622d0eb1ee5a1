import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { money, type Recipient } from './mail-text.ts';

interface Ended extends Recipient {
  /** What was refunded; null when nothing was. */
  refunded: Money | null;
}

/** Sent when somebody had paid for two subscriptions, and the second was ended. */
export function duplicateMail({ school, fullName, profileUrl, refunded }: Ended): MailContent {
  const ended = 'You had paid for a second subscription beside the one that runs. We have ended the second.';
  return composeMail({
    school,
    subject: 'Your second subscription is cancelled',
    preheader: 'The first one goes on, and every lecture stays open to you.',
    greeting: greeting(fullName),
    paragraphs: [
      `${ended} The first one goes on, and every lecture stays open to you.`,
      ...refundedText(refunded),
    ],
    action: { label: 'See your payments', url: profileUrl },
    reason: `You get this mail because two subscriptions at ${school.name} were paid for with this account.`,
  });
}

/** Sent when the school gave the payment of the running year back, which ended the subscription. */
export function refundEndingMail({ school, fullName, profileUrl, refunded }: Ended): MailContent {
  return composeMail({
    school,
    subject: 'Your subscription has ended, and your payment goes back to you',
    preheader: 'Nothing more will be charged.',
    greeting: greeting(fullName),
    paragraphs: [
      'The school has refunded your payment of this year. With it your subscription has ended, and the lectures are closed to you. Nothing more will be charged.',
      ...refundedText(refunded),
      'You are welcome to subscribe again whenever you like.',
    ],
    action: { label: 'See your payments', url: profileUrl },
    reason: `You get this mail because a payment of yours at ${school.name} was refunded.`,
  });
}

/** Sent when the bank did not carry out the first payment of a subscription, which so never began. */
export function unpaidEndingMail({ school, fullName, profileUrl }: Recipient): MailContent {
  return composeMail({
    school,
    subject: 'Your bank did not carry out your payment',
    preheader: 'Nothing was charged. You can try again, perhaps in another way.',
    greeting: greeting(fullName),
    paragraphs: [
      'Your bank did not carry out the payment for your subscription, so it could not begin. Nothing was charged, and nothing will be.',
      'You can try again whenever you like, perhaps with a card.',
    ],
    action: { label: 'Try again', url: profileUrl },
    reason: `You get this mail because a subscription at ${school.name} was ordered with this account.`,
  });
}

function refundedText(refunded: Money | null): string[] {
  if (!refunded) return [];
  return [`We have refunded ${money(refunded)} to you. Banks take up to ten days to show it.`];
}
