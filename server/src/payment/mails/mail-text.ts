import { pageLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';

/** An amount as mails in the current language write it: `$499`. */
export function money(amount: Money): string {
  return formatMoney(amount, pageLocale());
}

/** Whom a mail about payments goes to. */
export interface Recipient {
  school: Letterhead;
  fullName: string;
  /** Page with the payments and the subscription. */
  profileUrl: string;
}
