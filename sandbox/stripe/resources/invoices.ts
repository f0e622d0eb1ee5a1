import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { TaxNumber } from '#sandbox/stripe/stored-objects.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';

/** The billing reason of a subscription's invoice. */
export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';

/** The data of a new invoice. */
export interface InvoiceFields {
  created: number;
  customer: Stripe.Customer;
  taxNumbers: readonly TaxNumber[];
  reason: BillingReason;
  lines: (invoiceId: string) => Stripe.InvoiceLineItem[];
  subscription: Stripe.Subscription;
}

/** An invoice for a subscription, not yet finalized and therefore without a number. */
export function buildDraftInvoice(fields: InvoiceFields): Stripe.Invoice {
  const { created, customer, subscription } = fields;
  const id = createId('in');
  const lines = fields.lines(id);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: null,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: subscription.automatic_tax.enabled
      ? {
          disabled_reason: null,
          enabled: true,
          liability: { type: 'self' },
          provider: 'stripe',
          status: 'complete',
        }
      : { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [...fields.taxNumbers],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: ['card'] },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

/** The invoice after finalization, waiting for payment. */
export function finalizeInvoice(invoice: Stripe.Invoice, now: number, pagesUrl: string): Stripe.Invoice {
  const transitions = { ...invoice.status_transitions, finalized_at: now };
  const page = `${pagesUrl}/invoices/${invoice.id}`;
  return {
    ...invoice,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    status: 'open',
    status_transitions: transitions,
  };
}

/** The invoice after it is paid in full. */
export function payInvoice(invoice: Stripe.Invoice, now: number): Stripe.Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    // Of attempts outside the schedule, only the first one counts.
    attempt_count: Math.max(1, invoice.attempt_count),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
}

const invoiceListParameters = z.strictObject({
  ...listParameters,
  customer: parameter.text().optional(),
  status: parameter.choice('draft', 'open', 'paid', 'uncollectible', 'void').optional(),
  subscription: parameter.text().optional(),
});

/** https://docs.stripe.com/api/invoices */
export const invoiceRoutes = [
  apiRoute('GET', '/v1/invoices/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const invoice = store.find('invoice', id);
    if (!invoice) throw noSuchObject('invoice', id, 'invoice');
    return invoice;
  }),
  apiRoute(
    'GET',
    '/v1/invoices',
    invoiceListParameters,
    ({ store }, { customer, status, subscription, ...query }) =>
      listObjects(store, 'invoice', '/v1/invoices', query, [
        ...filterBy('$.customer', customer),
        ...filterBy('$.status', status),
        ...filterBy('$.parent.subscription_details.subscription', subscription),
      ]),
  ),
];
