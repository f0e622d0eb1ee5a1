import type Stripe from 'stripe';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { convert } from '#sandbox/stripe/presentment.ts';
import { html, type Html } from '#shared/html.ts';
import type { Promotion } from './promotion.ts';

/** The items being bought. */
export interface Order {
  session: Stripe.Checkout.Session;
  lines: readonly Stripe.LineItem[];
  /** The discount, if a code was entered. */
  promotion: Promotion | undefined;
  /** Length of the free trial in days; null for none. */
  trialDays: number | null;
  /** The payer's own currency, if the session offers it. */
  offeredCurrency: string | null;
  /** The payer's own currency, if the payer pays in it. */
  payerCurrency: string | null;
}

function format({ session, payerCurrency }: Order, amount: number | null | undefined): string {
  const currency = session.currency ?? 'usd';
  if (payerCurrency === null) return formatAmount(amount ?? 0, currency);
  return formatAmount(convert(amount ?? 0, currency, payerCurrency), payerCurrency);
}

/** The amount due now. */
export function formatTotal(order: Order): string {
  return format(order, order.session.amount_total);
}

/**
 * The billing interval of the first line: `per year` for a price, `every year` for a schedule, or `every 3 months` for
 * both.
 */
function formatInterval([line]: readonly Stripe.LineItem[], single: 'every' | 'per'): string {
  const { interval = 'year', interval_count: count = 1 } = line?.price?.recurring ?? {};
  return count === 1 ? `${single} ${interval}` : `every ${count} ${interval}s`;
}

function titleOf({ lines }: Order): string {
  return lines.map(({ description }) => description).join(', ');
}

function row(label: string, amount: string): Html {
  return html`<li>
    <span>${label}</span>
    <span class="figure">${amount}</span>
  </li>`;
}

function adjustments(order: Order): Html[] {
  const { session, promotion } = order;
  const reduction = session.total_details?.amount_discount ?? 0;
  return [
    ...(promotion ? [row(`Promotion code ${promotion.code.code}`, `−${format(order, reduction)}`)] : []),
    ...(session.automatic_tax.enabled ? [row('Tax', format(order, session.total_details?.amount_tax))] : []),
    ...(promotion ? [row('Total', formatTotal(order))] : []),
  ];
}

function terms(order: Order): string {
  const { session, lines, promotion, trialDays } = order;
  const rhythm = formatInterval(lines, 'every');
  if (trialDays) {
    const [line] = lines;
    const amount = line ? format(order, line.amount_total) : formatTotal(order);
    return `${trialDays} days free, then ${amount} ${rhythm}, until it is cancelled.`;
  }
  return promotion?.coupon.duration === 'once'
    ? `${formatTotal(order)} today and then ${format(order, session.amount_subtotal)} ${rhythm}, until it is cancelled.`
    : `Charged today and then ${rhythm}, until it is cancelled.`;
}

/** The items, their prices and their interval. */
export function summary(order: Order): Html {
  const { session, lines, promotion, trialDays } = order;
  const email = session.customer_details?.email;
  const unit = trialDays || promotion?.coupon.duration === 'once' ? 'today' : formatInterval(lines, 'per');
  return html`<section class="summary" aria-labelledby="order">
    <h1 id="order">Subscribe to ${titleOf(order)}</h1>
    <p class="amount">${formatTotal(order)} <small>${unit}</small></p>
    <ul class="lines">
      ${lines.map(
        (line) =>
          html`<li>
            <span>${line.description ?? ''} <span class="quiet">× ${line.quantity ?? 1}</span></span>
            <span class="figure">${format(order, line.amount_subtotal)}</span>
          </li>`,
      )}
      ${adjustments(order)}
    </ul>
    ${email ? html`<p><span class="quiet">Email</span> <strong>${email}</strong></p>` : undefined}
    <p class="quiet">${terms(order)}</p>
  </section>`;
}
