import type Stripe from 'stripe';
import { page } from '#sandbox/stripe/checkout/page-frame.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { html } from '#shared/html.ts';
import { amountRow, factList, formatDay, invoiceLines, payerFacts, type Fact } from './document-parts.ts';

function describeStatus(invoice: Stripe.Invoice): string {
  const { paid_at: paidAt, voided_at: voidedAt } = invoice.status_transitions;
  if (invoice.status === 'paid') return paidAt === null ? 'Paid' : `Paid on ${formatDay(paidAt)}`;
  if (invoice.status === 'open') return 'Not paid yet';
  return voidedAt === null ? 'Not to be paid' : `Void since ${formatDay(voidedAt)}`;
}

function factsOf(invoice: Stripe.Invoice): Fact[] {
  const { finalized_at: finalizedAt } = invoice.status_transitions;
  return [
    ['Invoice number', invoice.number ?? invoice.id],
    ['Date', formatDay(finalizedAt ?? invoice.created)],
    ['Status', describeStatus(invoice)],
    ...payerFacts(invoice),
  ];
}

/**
 * The hosted page of a finalized invoice, suitable for printing.
 * @param receiptUrl the URL of the receipt; null if it is not paid
 * @param taxes the words and amounts of its taxes
 */
export function invoicePage(
  invoice: Stripe.Invoice,
  receiptUrl: string | null,
  taxes: readonly (readonly [string, number])[],
): string {
  const { currency, amount_paid: paid, amount_remaining: remaining } = invoice;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    'narrow',
    html`<article class="card stack" aria-labelledby="document">
      <h1 id="document">Invoice</h1>
      <p class="amount">${formatAmount(invoice.total, currency)}</p>
      ${factList(factsOf(invoice))}
      <ul class="lines">
        ${invoiceLines(invoice, taxes)} ${paid > 0 ? amountRow('Paid', -paid, currency) : undefined}
        ${amountRow('To be paid', invoice.status === 'void' ? 0 : remaining, currency, true)}
      </ul>
      <p class="actions">
        ${invoice.invoice_pdf ? html`<a class="button" href="${invoice.invoice_pdf}">Download the PDF</a>` : undefined}
        ${receiptUrl === null ? undefined : html`<a class="button" href="${receiptUrl}">Show the receipt</a>`}
      </p>
    </article>`,
  );
}
