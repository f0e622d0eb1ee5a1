import type { Money } from '#shared/money.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import {
  composeMail,
  type Letterhead,
  type MailContent,
  type MailParts,
} from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { money } from './mail-text.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

const texts = paymentMailTexts.operator;

interface AboutCustomer {
  school: Letterhead;
  /** The customer's email address. */
  email: string;
  amount: Money;
  /** The customer's page for admins. */
  memberUrl: string;
}

/** To the operator: a refund failed. */
export function refundFailureMail(failed: AboutCustomer & { reason: () => string }): MailContent {
  const { school, email, amount, memberUrl, reason } = failed;
  const { refundFailure } = texts;
  return operatorMail(school, () => ({
    subject: refundFailure.subject({ amount: money(amount) }),
    preheader: refundFailure.preheader({ email }),
    paragraphs: [refundFailure.paragraph({ email }), refundFailure.tryAgain],
    facts: [...factsOf(failed), { label: refundFailure.reason, value: reason() }],
    action: { label: texts.openMember, url: memberUrl },
  }));
}

/** To the operator: a customer's bank takes a payment back. */
export function disputeOpenedMail(dispute: AboutCustomer & { answerUntil: Date | null }): MailContent {
  const { school, email, amount, memberUrl, answerUntil } = dispute;
  const { disputeOpened } = texts;
  return operatorMail(school, () => ({
    subject: disputeOpened.subject({ amount: money(amount) }),
    preheader: disputeOpened.preheader({ email }),
    paragraphs: [
      disputeOpened.paragraph({ email }),
      answerUntil ? disputeOpened.answerUntil({ day: day(answerUntil) }) : disputeOpened.answer,
    ],
    facts: factsOf(dispute),
    action: { label: texts.openMember, url: memberUrl },
  }));
}

/** To the operator: a dispute was closed. */
export function disputeClosedMail(dispute: AboutCustomer & { isLost: boolean }): MailContent {
  const { school, email, amount, memberUrl, isLost } = dispute;
  const { disputeClosed } = texts;
  return operatorMail(school, () => ({
    subject: (isLost ? disputeClosed.lost : disputeClosed.closed)({ amount: money(amount) }),
    preheader: disputeClosed.preheader({ email }),
    paragraphs: [(isLost ? disputeClosed.bankKeeps : disputeClosed.schoolKeeps)({ email })],
    facts: factsOf(dispute),
    action: { label: texts.openMember, url: memberUrl },
  }));
}

/** To the operator: a customer had paid twice, and the second payment was refunded. */
export function duplicateRefundedMail({
  school,
  email,
  memberUrl,
}: Omit<AboutCustomer, 'amount'>): MailContent {
  const { duplicateRefunded } = texts;
  return operatorMail(school, () => ({
    subject: duplicateRefunded.subject,
    preheader: duplicateRefunded.preheader({ email }),
    paragraphs: [duplicateRefunded.paragraph({ email }), duplicateRefunded.nothingToDo],
    action: { label: texts.openMember, url: memberUrl },
  }));
}

/** To the operator: our tables could not be compared with Stripe twice in a row. */
export function reconciliationBrokenMail({
  school,
  failure,
  problemsUrl,
}: {
  school: Letterhead;
  failure: string;
  problemsUrl: string;
}): MailContent {
  const { reconciliationBroken } = texts;
  return operatorMail(school, () => ({
    subject: reconciliationBroken.subject,
    preheader: reconciliationBroken.preheader,
    paragraphs: [reconciliationBroken.paragraph, reconciliationBroken.look],
    facts: [{ label: reconciliationBroken.happened, value: failure }],
    action: { label: texts.openProblems, url: problemsUrl },
  }));
}

/** To the operator: Stripe refuses an operation until a person fixes the cause. */
export function stripeRefusalMail({
  school,
  told,
  detail,
  problemsUrl,
}: {
  school: Letterhead;
  /** Describes what is refused. */
  told: () => { subject: string; effect: string; remedy: string };
  /** Stripe's own message. */
  detail: string;
  problemsUrl: string;
}): MailContent {
  return operatorMail(school, () => {
    const { subject, effect, remedy } = told();
    return {
      subject,
      preheader: effect,
      paragraphs: [`${subject}. ${effect}`, remedy],
      facts: [{ label: texts.stripeSays, value: detail }],
      action: { label: texts.openProblems, url: problemsUrl },
    };
  });
}

/** To the operator: the key is of another account at Stripe than the one in use. */
export function otherStripeAccountMail({
  school,
  keyAccount,
  formerAccount,
  dashboardUrl,
}: {
  school: Letterhead;
  /** Names the account and its mode. */
  keyAccount: () => string;
  formerAccount: () => string;
  dashboardUrl: string;
}): MailContent {
  const { mail, whatHappened, otherwise, ofKey, formerly } = stripeAccountTexts;
  return operatorMail(school, () => ({
    subject: mail.subject,
    preheader: mail.preheader,
    paragraphs: [whatHappened, mail.decide, otherwise],
    facts: [
      { label: ofKey, value: keyAccount() },
      { label: formerly, value: formerAccount() },
    ],
    action: { label: mail.action, url: dashboardUrl },
  }));
}

function factsOf({ email, amount }: AboutCustomer) {
  return [
    { label: texts.payer, value: email },
    { label: paymentMailTexts.amount, value: money(amount) },
  ];
}

function operatorMail(
  school: Letterhead,
  partsOf: () => Omit<MailParts, 'greeting' | 'reason'>,
): MailContent {
  return composeMail(school, () => ({
    ...partsOf(),
    greeting: mailTexts.hello,
    reason: texts.reason({ school: school.name }),
  }));
}
