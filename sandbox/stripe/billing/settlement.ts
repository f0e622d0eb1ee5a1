import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import { withMovement } from '#sandbox/stripe/resources/balance-transactions.ts';
import { buildCharge } from '#sandbox/stripe/resources/charges.ts';
import { changeCustomer, findCustomer } from '#sandbox/stripe/resources/customers.ts';
import {
  buildInvoicePayment,
  buildOutsidePayment,
  openPaymentOf,
  payInvoicePayment,
} from '#sandbox/stripe/resources/invoice-payments.ts';
import { payInvoice } from '#sandbox/stripe/resources/invoices.ts';
import { planClaim } from '#sandbox/stripe/resources/disputes.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { declineOf } from '#sandbox/stripe/resources/test-cards.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { docUrl } from '#sandbox/stripe/stripe-error.ts';
import { cancelPayment } from './invoicing.ts';

interface ApprovedCharge {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  /** Whether the payer completed the bank's authentication. */
  authenticated: boolean;
}

/** Charges the intent's amount to a card that the bank approved. */
export function takeCharge(context: SandboxContext, { intent, method, authenticated }: ApprovedCharge): void {
  const { store, events, pagesUrl } = context;
  const built = buildCharge({ created: context.now(), intent, method, authenticated, pagesUrl });
  const charge = withMovement(context, built);
  store.save('charge', charge);
  events.record('charge.succeeded', charge);
  planClaim(context, charge);
  changePaymentIntent(context, 'payment_intent.succeeded', intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
}

/** Records a charge that the bank declined. The intent then waits for another payment method. */
export function declineCharge(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const { store, events, pagesUrl } = context;
  const failure = declineOf(method.card?.last4 ?? '');
  const { code, declineCode, param, message } = failure;
  const charge = buildCharge({
    created: context.now(),
    intent,
    method,
    authenticated: false,
    pagesUrl,
    failure,
  });
  store.save('charge', charge);
  events.record('charge.failed', charge);
  changePaymentIntent(context, 'payment_intent.payment_failed', intent, {
    last_payment_error: {
      charge: charge.id,
      code,
      ...(declineCode && { decline_code: declineCode }),
      doc_url: docUrl(code),
      message,
      ...(param && { param }),
      payment_method: method,
      type: 'card_error',
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
}

/** Marks an invoice as paid by a successful intent. A free invoice needs none. */
export function settleInvoice(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  intentId: string | null,
): Stripe.Invoice {
  const { store, events } = context;
  const now = context.now();
  const paid = payInvoice(invoice, now);
  store.save('invoice', paid);
  if (intentId !== null) {
    const open = openPaymentOf(context, invoice.id) ?? buildInvoicePayment(invoice, intentId, now);
    const payment = payInvoicePayment(open, now);
    store.save('invoice_payment', payment);
    events.record('invoice_payment.paid', payment);
  }
  events.record('invoice.paid', paid);
  events.record('invoice.payment_succeeded', paid);
  return paid;
}

/** Marks an invoice as paid outside of Stripe. Its payment is a record, which Stripe cannot refund. */
export function settleOutside(context: SandboxContext, invoice: Stripe.Invoice): Stripe.Invoice {
  const { store, events } = context;
  const now = context.now();
  cancelPayment(context, invoice, null);
  const paid = payInvoice(invoice, now);
  store.save('invoice', paid);
  const payment = payInvoicePayment(buildOutsidePayment(invoice, now), now);
  store.save('invoice_payment', payment);
  events.record('invoice_payment.paid', payment);
  events.record('invoice.paid', paid);
  return paid;
}

/** Records whether the customer's last automatic payment failed. */
export function setDelinquent(context: SandboxContext, invoice: Stripe.Invoice, delinquent: boolean): void {
  const customer = invoice.customer && findCustomer(context, idOf(invoice.customer));
  if (customer) changeCustomer(context, customer, { delinquent });
}
