import { declarationMessages, declarationTime, declaredEnd, PROOF_DAYS } from '#shared/declaration.ts';
import { greeting, oneLine } from '#server/platform/mail/greeting.ts';
import {
  composeMail,
  type Letterhead,
  type MailContent,
  type MailParts,
} from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import type { Declaration } from './declaration.entity.ts';
import { declarationMailTexts } from './declaration-mail-texts.ts';

const { received, result, school: toSchool } = declarationMailTexts;
const { facts: labels, kind, termination } = declarationMessages;

/** The recipient's relation to the declaration, with the address that the button of the email opens. */
export type Recipient =
  /** The address has an account, and the person was not logged in. */
  | { is: 'UNPROVEN'; url: string }
  /** The person was logged in. */
  | { is: 'PROVEN'; url: string }
  /** The address has no account. */
  | { is: 'UNKNOWN'; url: string };

/**
 * Confirms the receipt with content and time. An address without an account may belong to a stranger, so that email
 * repeats no text that was typed: otherwise the page could be used for spam.
 */
export function receivedMail(school: Letterhead, declared: Declaration, recipient: Recipient): MailContent {
  return composeMail(school, () => {
    const time = declarationTime(declared.createdAt);
    const isKnown = recipient.is !== 'UNKNOWN';
    return {
      subject: received.subject[declared.kind],
      preheader: received.preheader({ time }),
      greeting: isKnown ? greeting(declared.name) : mailTexts.hello,
      paragraphs: [received.paragraph[declared.kind]({ time }), nextStep(recipient)],
      facts: factsOf(declared, isKnown),
      action: { label: actionOf(recipient), url: recipient.url },
      reason: received.reason({ school: school.name }),
    };
  });
}

/** Tells the person that the declaration was refused, or that an admin has carried it out. */
export function resultMail(school: Letterhead, declared: Declaration, url: string): MailContent {
  return composeMail(school, () => ({
    subject: (declared.state === 'REFUSED' ? result.refused : result.executed)[declared.kind],
    preheader: result.preheader({ time: declarationTime(declared.createdAt) }),
    greeting: greeting(declared.name),
    paragraphs: [
      ...(declared.refusal === 'NOTHING_RUNS' ? [result.nothingRuns] : []),
      ...(declared.refusal === 'TOO_LATE' ? [result.tooLate] : []),
      ...(declared.note ? [result.note({ note: oneLine(declared.note) })] : []),
    ],
    facts: factsOf(declared, true),
    action: { label: received.contact, url },
    reason: result.reason({ school: school.name }),
  }));
}

/** Asks the school to decide. */
export function schoolMail(school: Letterhead, declared: Declaration, url: string): MailContent {
  return {
    ...composeMail(school, () => ({
      subject: toSchool.subject[declared.kind],
      preheader: oneLine(declared.contract),
      greeting: mailTexts.hello,
      paragraphs: [declared.user ? toSchool.decide : toSchool.unknown],
      facts: factsOf(declared, true),
      action: { label: toSchool.action, url },
      reason: toSchool.reason({ school: school.name }),
    })),
    replyTo: { name: oneLine(declared.name), address: declared.email },
  };
}

function nextStep({ is }: Recipient): string {
  switch (is) {
    case 'UNPROVEN':
      return received.prove({ days: PROOF_DAYS });
    case 'PROVEN':
      return received.underWay;
    case 'UNKNOWN':
      return received.unknown;
  }
}

function actionOf({ is }: Recipient): string {
  switch (is) {
    case 'UNPROVEN':
      return received.confirm;
    case 'PROVEN':
      return received.openProfile;
    case 'UNKNOWN':
      return received.contact;
  }
}

function factsOf(declared: Declaration, withTexts: boolean): NonNullable<MailParts['facts']> {
  const isCancellation = declared.kind === 'CANCELLATION';
  return [
    { label: labels.kind, value: kind[declared.kind] },
    { label: labels.received, value: declarationTime(declared.createdAt) },
    ...(withTexts ? [{ label: labels.name, value: oneLine(declared.name) }] : []),
    { label: labels.email, value: declared.email },
    ...(withTexts ? [{ label: labels.contract, value: oneLine(declared.contract) }] : []),
    ...(isCancellation
      ? [
          {
            label: labels.termination,
            value: declared.isExtraordinary ? termination.extraordinary : termination.ordinary,
          },
          {
            label: labels.endsOn,
            value: declaredEnd(declared.endsOn),
          },
        ]
      : []),
    ...(withTexts && declared.reason ? [{ label: labels.reason, value: oneLine(declared.reason) }] : []),
    { label: labels.reference, value: declared.id },
  ];
}
