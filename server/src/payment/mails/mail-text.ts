import { pageLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { withTax, type PriceTax } from '#shared/price-tax.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';

/** An amount as written by mails in the current language: `$499`. */
export function money(amount: Money): string {
  return formatMoney(amount, pageLocale());
}

/** An amount with the words about tax: `$499 incl. VAT`. */
export function price(amount: Money, tax: PriceTax): string {
  return withTax(money(amount), tax);
}

/** The recipient of a mail about payments. */
export interface Recipient {
  school: Letterhead;
  fullName: string;
  /** Page with the payments and the subscription. */
  profileUrl: string;
}
