import { pageLocale } from './locale.ts';
import { textsOf } from './texts/texts.ts';

/** Lengths count characters (code points). */
export const declarationLimits = {
  /** The contract, order or invoice that a declaration names. */
  contract: { max: 200 },
  /** The reason for an extraordinary cancellation. */
  reason: { max: 2000 },
  /** What an admin notes when closing a declaration. */
  note: { max: 1000 },
} as const;

/** The days for which the mailed link can prove a declaration. */
export const PROOF_DAYS = 30;

/** Notices, errors and names about cancellations and withdrawals. */
export const declarationMessages = textsOf('declaration', {
  failure: {
    declare: 'Failed to send your declaration',
    prove: 'Failed to confirm your declaration',
    load: 'Failed to load the declarations',
    close: 'Failed to close the declaration',
    accept: 'Failed to accept the declaration',
  },
  loading: {
    declare: 'Sending your declaration',
    prove: 'Confirming your declaration',
    close: 'Closing the declaration',
    accept: 'Accepting the declaration',
  },
  success: {
    declare: 'Your declaration was received',
    prove: 'Your declaration is confirmed',
    close: 'Declaration closed',
    accept: 'Declaration accepted',
  },
  validation: {
    name: 'Enter your name',
    email: 'Enter your email address',
    emailInvalid: 'Enter a valid email address',
    contract: 'Enter the contract, order or invoice',
    reason: 'Enter the reason',
    endsOn: 'Enter a date, or leave the field empty',
    note: 'Enter a note',
    linkUsedOrOld: 'This link is invalid or has expired',
  },
  notFound: {
    declaration: 'This declaration does not exist',
    account: 'No account has this address. Close the declaration with a note instead',
  },
  conflict: {
    closed: 'This declaration is already closed',
  },
  /** The labels of what a declaration says: in the form, on the confirmation, in emails and in the list of admins. */
  facts: {
    kind: 'Declaration',
    name: 'Name',
    email: 'Email',
    contract: 'Contract, order or invoice',
    termination: 'Type of cancellation',
    reason: 'Reason',
    endsOn: 'End of the contract',
    received: 'Received',
    reference: 'Reference',
  },
  kind: {
    CANCELLATION: 'Cancellation',
    WITHDRAWAL: 'Withdrawal',
  },
  termination: {
    ordinary: 'Ordinary cancellation',
    extraordinary: 'Extraordinary cancellation for good cause',
  },
  /** In place of a date: the contract ends on the first possible day. */
  earliest: 'As soon as possible',
  /** A time with its zone, which is always UTC. */
  utc: '{time} UTC',
});

/** Formats a time in the current language, UTC: `March 1, 2027 at 9:30:05 AM UTC`. */
export function declarationTime(date: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const;
  return declarationMessages.utc({ time: date.toLocaleString(pageLocale(), format) });
}

/** Formats the day on which a contract should end, in the current language. `day` is `YYYY-MM-DD`, or null or empty. */
export function declaredEnd(day: string | null | undefined): string {
  if (!day) return declarationMessages.earliest;
  return new Date(day).toLocaleDateString(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}
