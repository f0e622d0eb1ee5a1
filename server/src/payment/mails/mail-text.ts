import { formatMoney, type Money } from '#shared/money.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';

const LOCALE = 'en-US';

/** A day as mails write it, UTC: `March 1, 2027`. */
export function day(date: Date): string {
  return date.toLocaleDateString(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
}

/** An amount as mails write it: `$499`. */
export function money(amount: Money): string {
  return formatMoney(amount, LOCALE);
}

/** Whom a mail about payments goes to. */
export interface Recipient {
  school: Letterhead;
  fullName: string;
  /** Page with the payments and the subscription. */
  profileUrl: string;
}
