import type Stripe from 'stripe';
import { page } from '#sandbox/stripe/checkout/page-frame.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { html } from '#shared/html.ts';
import { amountRow, factList, formatDay, invoiceLines, payerFacts, type Fact } from './document-parts.ts';

/** The content of a receipt. */
export interface Receipt {
  charge: Stripe.Charge;
  /** The invoice that was paid. */
  invoice: Stripe.Invoice | undefined;
  /** The words and amounts of its taxes. */
  taxes: readonly (readonly [string, number])[];
  /** The successful and pending refunds, oldest first. */
  refunds: readonly Stripe.Refund[];
}

function describeMethod({ payment_method_details: details }: Stripe.Charge): string {
  if (details?.card) return `Visa ending in ${details.card.last4 ?? ''}`;
  return `Bank account ending in ${details?.us_bank_account?.last4 ?? ''}`;
}

function factsOf({ charge, invoice }: Receipt): Fact[] {
  const number: Fact[] = invoice?.number ? [['Invoice number', invoice.number]] : [];
  return [
    ...number,
    ['Date paid', formatDay(charge.created)],
    ['Paid by', describeMethod(charge)],
    ...(invoice ? payerFacts(invoice) : []),
  ];
}

/** The receipt of a payment with its refunds, suitable for printing. */
export function receiptPage(receipt: Receipt): string {
  const { charge, invoice, taxes, refunds } = receipt;
  const { amount, amount_refunded: refunded, currency, presentment_details: presented } = charge;
  return page(
    'Receipt',
    'narrow',
    html`<article class="card stack" aria-labelledby="document">
      <h1 id="document">Receipt</h1>
      <p class="amount">${formatAmount(amount, currency)} <small>paid</small></p>
      ${factList(factsOf(receipt))}
      <ul class="lines">
        ${invoice ? invoiceLines(invoice, taxes) : undefined} ${amountRow('Paid', amount, currency, true)}
        ${
          presented &&
          amountRow('Charged in your currency', presented.presentment_amount, presented.presentment_currency)
        }
        ${refunds.map((refund) => {
          const state = refund.status === 'pending' ? 'Refund on its way since' : 'Refunded on';
          return amountRow(`${state} ${formatDay(refund.created)}`, -refund.amount, currency);
        })}
        ${refunds.length > 0 ? amountRow('Adjusted total', amount - refunded, currency, true) : undefined}
      </ul>
      ${
        invoice?.hosted_invoice_url
          ? html`<p class="actions">
              <a class="button" href="${invoice.hosted_invoice_url}">Show the invoice</a>
            </p>`
          : undefined
      }
    </article>`,
  );
}
