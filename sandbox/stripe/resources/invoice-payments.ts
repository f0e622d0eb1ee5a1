import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';

/** The payment of a whole invoice by one payment intent, not completed yet. */
export function buildInvoicePayment(
  invoice: Stripe.Invoice,
  paymentIntentId: string,
  now: number,
): Stripe.InvoicePayment {
  return {
    id: createId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntentId, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

/** The payment of a whole invoice outside of Stripe, not completed yet. */
export function buildOutsidePayment(invoice: Stripe.Invoice, now: number): Stripe.InvoicePayment {
  return {
    ...buildInvoicePayment(invoice, '', now),
    is_default: false,
    payment: { payment_record: createId('pr'), type: 'payment_record' },
  };
}

/** The payment after its completion. */
export function payInvoicePayment(payment: Stripe.InvoicePayment, now: number): Stripe.InvoicePayment {
  const transitions = { ...payment.status_transitions, paid_at: now };
  return {
    ...payment,
    amount_paid: payment.amount_requested,
    status: 'paid',
    status_transitions: transitions,
  };
}

/** The pending payment of an invoice, if any. */
export function openPaymentOf(
  { store }: SandboxContext,
  invoiceId: string,
): Stripe.InvoicePayment | undefined {
  return store.all(
    'invoice_payment',
    { path: '$.invoice', is: invoiceId },
    { path: '$.status', is: 'open' },
  )[0];
}

const invoicePaymentListParameters = z.strictObject({
  ...listParameters,
  invoice: parameter.text().optional(),
  payment: z
    .strictObject({ type: parameter.choice('payment_intent'), payment_intent: parameter.text() })
    .optional(),
  status: parameter.choice('canceled', 'open', 'paid').optional(),
});

/** https://docs.stripe.com/api/invoice-payment */
export const invoicePaymentRoutes = [
  apiRoute('GET', '/v1/invoice_payments/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const payment = store.find('invoice_payment', id);
    if (!payment) throw noSuchObject('invoice_payment', id, 'invoice_payment');
    return payment;
  }),
  apiRoute(
    'GET',
    '/v1/invoice_payments',
    invoicePaymentListParameters,
    ({ store }, { invoice, payment, status, ...query }) =>
      listObjects(store, 'invoice_payment', '/v1/invoice_payments', query, [
        ...filterBy('$.invoice', invoice),
        ...filterBy('$.payment.payment_intent', payment?.payment_intent),
        ...filterBy('$.status', status),
      ]),
  ),
];
