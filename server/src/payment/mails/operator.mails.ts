import type { Money } from '#shared/money.ts';
import { composeMail, type Letterhead, type MailContent } from '#server/platform/mail/mail-layout.ts';
import { day, money } from './mail-text.ts';

interface OperatorMail {
  school: Letterhead;
  subject: string;
  preheader: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  action: { label: string; url: string };
}

interface AboutCustomer {
  school: Letterhead;
  /** The customer's mail address. */
  email: string;
  amount: Money;
  /** Admins' page of the customer. */
  memberUrl: string;
}

/** To whoever runs the school: a refund came back. */
export function refundFailureMail(failed: AboutCustomer & { reason: string }): MailContent {
  return operatorMail({
    school: failed.school,
    subject: `A refund of ${money(failed.amount)} failed`,
    preheader: `It was meant for ${failed.email}.`,
    paragraphs: [
      `The bank of ${failed.email} did not take a refund. The money is with the school again.`,
      'Please try it once more on the page of the member, or refund it in another way.',
    ],
    facts: [...factsOf(failed), { label: 'Reason', value: failed.reason }],
    action: { label: 'Open the member', url: failed.memberUrl },
  });
}

/** To whoever runs the school: a customer's bank takes a payment back. */
export function disputeOpenedMail(dispute: AboutCustomer & { answerUntil: Date | null }): MailContent {
  const until = dispute.answerUntil ? ` until ${day(dispute.answerUntil)}` : '';
  return operatorMail({
    school: dispute.school,
    subject: `A payment of ${money(dispute.amount)} is disputed`,
    preheader: `By the bank of ${dispute.email}.`,
    paragraphs: [
      `The bank of ${dispute.email} takes a payment back. The lectures are closed to this person while that is open.`,
      `Please answer in Stripe's dashboard${until}, or accept it there.`,
    ],
    facts: factsOf(dispute),
    action: { label: 'Open the member', url: dispute.memberUrl },
  });
}

/** To whoever runs the school: how a dispute ended. */
export function disputeClosedMail(dispute: AboutCustomer & { isLost: boolean }): MailContent {
  return operatorMail({
    school: dispute.school,
    subject: `The dispute of ${money(dispute.amount)} is ${dispute.isLost ? 'lost' : 'closed'}`,
    preheader: `It was about a payment of ${dispute.email}.`,
    paragraphs: [
      dispute.isLost
        ? `The bank of ${dispute.email} keeps the money. The subscription that it paid for ends.`
        : `The dispute about a payment of ${dispute.email} is over, and the school keeps the money.`,
    ],
    facts: factsOf(dispute),
    action: { label: 'Open the member', url: dispute.memberUrl },
  });
}

/** To whoever runs the school: somebody had paid twice, and the second payment went back. */
export function duplicateRefundedMail({
  school,
  email,
  memberUrl,
}: Omit<AboutCustomer, 'amount'>): MailContent {
  return operatorMail({
    school,
    subject: 'A second subscription was ended and refunded',
    preheader: `${email} had paid twice.`,
    paragraphs: [
      `${email} had two subscriptions that were paid at the same time. The newer one is ended, and its payment goes back whole.`,
      'There is nothing you need to do.',
    ],
    action: { label: 'Open the member', url: memberUrl },
  });
}

/** To whoever runs the school: our tables could not be compared with Stripe twice in a row. */
export function reconciliationBrokenMail({
  school,
  failure,
  problemsUrl,
}: {
  school: Letterhead;
  failure: string;
  problemsUrl: string;
}): MailContent {
  return operatorMail({
    school,
    subject: 'The payments could not be compared with Stripe',
    preheader: 'Twice in a row. It is tried again every hour.',
    paragraphs: [
      'Every hour the payments are compared with Stripe, and what differs is corrected. That broke off twice in a row.',
      'It is tried again every hour. If Stripe works for you, please have a look at the log of the server.',
    ],
    facts: [{ label: 'What happened', value: failure }],
    action: { label: 'Open the payment problems', url: problemsUrl },
  });
}

/** To whoever runs the school: Stripe refuses something until a person sets it right. */
export function stripeRefusalMail({
  school,
  subject,
  effect,
  remedy,
  detail,
  problemsUrl,
}: {
  school: Letterhead;
  subject: string;
  effect: string;
  remedy: string;
  /** Stripe's own words. */
  detail: string;
  problemsUrl: string;
}): MailContent {
  return operatorMail({
    school,
    subject,
    preheader: effect,
    paragraphs: [`${subject}. ${effect}`, remedy],
    facts: [{ label: 'What Stripe says', value: detail }],
    action: { label: 'Open the payment problems', url: problemsUrl },
  });
}

function factsOf({ email, amount }: AboutCustomer) {
  return [
    { label: 'Payer', value: email },
    { label: 'Amount', value: money(amount) },
  ];
}

function operatorMail(content: OperatorMail): MailContent {
  return composeMail({
    ...content,
    greeting: 'Hello,',
    reason: `You get this mail because what needs a look about payments at ${content.school.name} goes to this address.`,
  });
}
