import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import type { ObjectStore } from '#sandbox/stripe/object-store.ts';
import { html, type Html } from '#shared/html.ts';

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MILLISECONDS = 1000;

/** A day in documents, in UTC. */
export function formatDay(seconds: number): string {
  return DATE_FORMAT.format(new Date(seconds * MILLISECONDS));
}

/** A fact in a document: its name and its value. */
export type Fact = readonly [name: string, value: string];

/** The facts at the head of a document. */
export function factList(facts: readonly Fact[]): Html {
  return html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** An amount in a document. Sums are emphasized. */
export function amountRow(label: string, amount: number, currency: string, isSum = false): Html {
  // The minus sign U+2212, which is as wide as a digit.
  const text = formatAmount(amount, currency).replace('-', '−');
  return html`<li ${isSum ? html`class="sum"` : undefined}>
    <span>${label}</span>
    <span class="figure">${text}</span>
  </li>`;
}

function lineRow({ description, period, amount, currency }: Stripe.InvoiceLineItem): Html {
  return html`<li>
    <span>
      ${description ?? ''}
      <span class="quiet">${formatDay(period.start)} to ${formatDay(period.end)}</span>
    </span>
    <span class="figure">${formatAmount(amount, currency)}</span>
  </li>`;
}

/** The taxes of an invoice, each with its words: `VAT in Germany (19%, included)`. */
export function taxRows(
  store: ObjectStore,
  { total_taxes: taxes }: Stripe.Invoice,
): (readonly [string, number])[] {
  return (taxes ?? []).map(
    ({ amount, tax_behavior: behavior, tax_rate_details: details, taxability_reason: reason }) => {
      const rate = details && store.find('tax_rate', idOf(details.tax_rate));
      const place = rate ? `${rate.display_name} in ${rate.jurisdiction ?? ''}` : 'Tax';
      if (reason === 'reverse_charge')
        return [`${place}: reverse charge, to be paid by the recipient`, amount];
      return [`${place} (${rate?.percentage ?? 0}%${behavior === 'inclusive' ? ', included' : ''})`, amount];
    },
  );
}

/** The lines of an invoice, and their total. */
export function invoiceLines(invoice: Stripe.Invoice, taxes: readonly (readonly [string, number])[]): Html {
  const { currency } = invoice;
  const discounts = invoice.total_discount_amounts ?? [];
  return html`${invoice.lines.data.map(lineRow)}
  ${discounts.length + taxes.length > 0 ? amountRow('Subtotal', invoice.subtotal, currency) : undefined}
  ${discounts.map(({ amount }) => amountRow('Discount', -amount, currency))}
  ${taxes.map(([label, amount]) => amountRow(label, amount, currency))}
  ${amountRow('Total', invoice.total, currency, true)}`;
}

/** The recipient of a document. */
export function payerFacts({
  customer_name: name,
  customer_email: email,
  customer_address: address,
  customer_tax_ids: taxIds,
}: Stripe.Invoice): Fact[] {
  const place = [address?.postal_code, address?.country].filter(Boolean).join(', ');
  const payer = [name, email, place].filter(Boolean).join(' · ');
  const numbers = (taxIds ?? []).map(({ value }): Fact => ['Tax ID', value ?? '']);
  return payer === '' ? numbers : [['Billed to', payer], ...numbers];
}
