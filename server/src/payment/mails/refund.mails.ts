import type { Money } from '#shared/money.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { money, type Recipient } from './mail-text.ts';

interface Refunded extends Recipient {
  amount: Money;
}

/** Sent once for each refund that went through and that no other mail tells of. */
export function refundSucceededMail({ school, fullName, profileUrl, amount }: Refunded): MailContent {
  return composeMail({
    school,
    subject: `We have refunded ${money(amount)} to you`,
    preheader: 'Banks take up to ten days to show it.',
    greeting: greeting(fullName),
    paragraphs: [`We have refunded ${money(amount)} to your card. Banks take up to ten days to show it.`],
    action: { label: 'See your payments', url: profileUrl },
    reason: `You get this mail because a payment of yours at ${school.name} was refunded.`,
  });
}

/** Sent once for each refund that the customer's bank did not take. */
export function refundFailedMail({ school, fullName, profileUrl, amount }: Refunded): MailContent {
  return composeMail({
    school,
    subject: 'Your refund is delayed',
    preheader: `Your bank sent ${money(amount)} back to us. You need not do anything.`,
    greeting: greeting(fullName),
    paragraphs: [
      `We wanted to refund ${money(amount)} to you, and your bank did not take it, perhaps because the card has run out.`,
      'You need not do anything. We know of it, try again, and write to you when it has worked.',
    ],
    action: { label: 'See your payments', url: profileUrl },
    reason: `You get this mail because a payment of yours at ${school.name} is to be refunded.`,
  });
}
