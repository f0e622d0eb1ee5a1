import type { EntityManager } from '@mikro-orm/postgresql';
import { pageLocale } from '#shared/locale.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { withTax, type AmountTax, type PriceTax } from '#shared/price-tax.ts';
import { greeting } from '#server/platform/mail/greeting.ts';
import { composeMail, type Letterhead, type MailParts } from '#server/platform/mail/mail-layout.ts';
import { mailTexts } from '#server/platform/mail/mail-texts.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';

/** The recipient of a mail about payments. */
export interface Recipient {
  /** The email address. */
  to: string;
  school: Letterhead;
  fullName: string;
  /** Page with the payments and the subscription. */
  profileUrl: string;
}

/** A customer as the recipient of mails. */
export async function recipientOf(
  em: EntityManager,
  customer: Customer,
  { publicUrl, school }: { publicUrl: string; school: SchoolService },
): Promise<Recipient> {
  const user = await customer.user.loadOrFail({ em });
  return {
    to: user.email,
    school: school.letterheadFor(user),
    fullName: user.fullName,
    profileUrl: `${publicUrl}${paths.profile}`,
  };
}

/** A mail to a customer. `partsOf` is called in the customer's language. */
export function customerMail(
  { to, school, fullName }: Pick<Recipient, 'to' | 'school' | 'fullName'>,
  partsOf: () => Omit<MailParts, 'greeting'>,
): MailMessage {
  return { to, ...composeMail(school, () => ({ ...partsOf(), greeting: greeting(fullName) })) };
}

/** A mail to the school's operator. `partsOf` is called in the school's language. */
export function operatorMail(
  { contactAddress: to, current: school }: Pick<SchoolService, 'contactAddress' | 'current'>,
  partsOf: () => Omit<MailParts, 'greeting' | 'reason'>,
): MailMessage {
  const reason = () => paymentMailTexts.operator.reason({ school: school.name });
  return {
    to,
    ...composeMail(school, () => ({ ...partsOf(), greeting: mailTexts.hello, reason: reason() })),
  };
}

/** An amount as written by mails in the current language: `$499`. */
export function money(amount: Money): string {
  return formatMoney(amount, pageLocale());
}

/** An amount with the words about tax: `$499 incl. VAT`. */
export function price(amount: Money, tax: AmountTax): string {
  return withTax(money(amount), tax);
}

/** A price, and what it says about tax. */
export interface TaxedPrice {
  amount: Money;
  priceTax: PriceTax;
}

/** The same with the words about tax. */
export const words = ({ amount, priceTax }: TaxedPrice): string => price(amount, priceTax);
