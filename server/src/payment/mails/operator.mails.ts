import type { Money } from '#shared/money.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { money, operatorMail } from './letter.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

const texts = paymentMailTexts.operator;

/** The customer that a mail is about. */
export interface AboutCustomer {
  /** The customer's email address. */
  email: string;
  /** The customer's page for admins. */
  memberUrl: string;
}

const openMember = ({ memberUrl: url }: AboutCustomer) => ({ label: texts.openMember, url });
const factsOf = ({ email }: AboutCustomer, amount: Money) => [
  { label: texts.payer, value: email },
  { label: paymentMailTexts.amount, value: money(amount) },
];

/** To the operator: a refund failed. */
export function refundFailureMail(
  school: SchoolService,
  customer: AboutCustomer,
  { amount, reason }: { amount: Money; reason: () => string },
): MailMessage {
  const { refundFailure } = texts;
  return operatorMail(school, () => ({
    subject: refundFailure.subject({ amount: money(amount) }),
    preheader: refundFailure.preheader(customer),
    paragraphs: [refundFailure.paragraph(customer), refundFailure.tryAgain],
    facts: [...factsOf(customer, amount), { label: refundFailure.reason, value: reason() }],
    action: openMember(customer),
  }));
}

/** To the operator: a customer's bank takes a payment back. */
export function disputeOpenedMail(
  school: SchoolService,
  customer: AboutCustomer,
  { amount, answerUntil }: { amount: Money; answerUntil: Date | null },
): MailMessage {
  const { disputeOpened } = texts;
  return operatorMail(school, () => ({
    subject: disputeOpened.subject({ amount: money(amount) }),
    preheader: disputeOpened.preheader(customer),
    paragraphs: [
      disputeOpened.paragraph(customer),
      answerUntil ? disputeOpened.answerUntil({ day: day(answerUntil) }) : disputeOpened.answer,
    ],
    facts: factsOf(customer, amount),
    action: openMember(customer),
  }));
}

/** To the operator: a dispute was closed. */
export function disputeClosedMail(
  school: SchoolService,
  customer: AboutCustomer,
  { amount, isLost }: { amount: Money; isLost: boolean },
): MailMessage {
  const { disputeClosed } = texts;
  return operatorMail(school, () => ({
    subject: (isLost ? disputeClosed.lost : disputeClosed.closed)({ amount: money(amount) }),
    preheader: disputeClosed.preheader(customer),
    paragraphs: [(isLost ? disputeClosed.bankKeeps : disputeClosed.schoolKeeps)(customer)],
    facts: factsOf(customer, amount),
    action: openMember(customer),
  }));
}

/** To the operator: a customer had paid twice, and the second payment was refunded. */
export function duplicateRefundedMail(school: SchoolService, customer: AboutCustomer): MailMessage {
  const { duplicateRefunded } = texts;
  return operatorMail(school, () => ({
    subject: duplicateRefunded.subject,
    preheader: duplicateRefunded.preheader(customer),
    paragraphs: [duplicateRefunded.paragraph(customer), duplicateRefunded.nothingToDo],
    action: openMember(customer),
  }));
}

/** To the operator: our tables could not be compared with Stripe twice in a row. */
export function reconciliationBrokenMail(school: SchoolService, failure: string, url: string): MailMessage {
  const { reconciliationBroken } = texts;
  return operatorMail(school, () => ({
    subject: reconciliationBroken.subject,
    preheader: reconciliationBroken.preheader,
    paragraphs: [reconciliationBroken.paragraph, reconciliationBroken.look],
    facts: [{ label: reconciliationBroken.happened, value: failure }],
    action: { label: texts.openProblems, url },
  }));
}

/** To the operator: Stripe refuses an operation until a person fixes the cause. `detail` is Stripe's own message. */
export function stripeRefusalMail(
  school: SchoolService,
  told: { subject: string; effect: string; remedy: string },
  detail: string,
  url: string,
): MailMessage {
  return operatorMail(school, () => ({
    subject: told.subject,
    preheader: told.effect,
    paragraphs: [`${told.subject}. ${told.effect}`, told.remedy],
    facts: [{ label: texts.stripeSays, value: detail }],
    action: { label: texts.openProblems, url },
  }));
}

/** To the operator: the key is of another account at Stripe than the one in use. The functions name account and mode. */
export function otherStripeAccountMail(
  school: SchoolService,
  keyAccount: () => string,
  formerAccount: () => string,
  url: string,
): MailMessage {
  const texts = stripeAccountTexts;
  return operatorMail(school, () => ({
    subject: texts.mail.subject,
    preheader: texts.mail.preheader,
    paragraphs: [texts.whatHappened, texts.mail.decide, texts.otherwise],
    facts: [
      { label: texts.ofKey, value: keyAccount() },
      { label: texts.formerly, value: formerAccount() },
    ],
    action: { label: texts.mail.action, url },
  }));
}
