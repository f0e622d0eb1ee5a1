import type Stripe from 'stripe';
import { formatAmount } from '#sandbox/stripe/money.ts';
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

/** The lines of an invoice, and their total. */
export function invoiceLines(invoice: Stripe.Invoice): Html {
  const { currency } = invoice;
  const discounts = invoice.total_discount_amounts ?? [];
  return html`${invoice.lines.data.map(lineRow)}
  ${discounts.length > 0 ? amountRow('Subtotal', invoice.subtotal, currency) : undefined}
  ${discounts.map(({ amount }) => amountRow('Discount', -amount, currency))}
  ${invoice.automatic_tax.enabled ? amountRow('Tax', 0, currency) : undefined}
  ${amountRow('Total', invoice.total, currency, true)}`;
}

/** The recipient of a document. */
export function payerFacts({
  customer_name: name,
  customer_email: email,
  customer_address: address,
}: Stripe.Invoice): Fact[] {
  const place = [address?.postal_code, address?.country].filter(Boolean).join(', ');
  const payer = [name, email, place].filter(Boolean).join(' · ');
  return payer === '' ? [] : [['Billed to', payer]];
}
