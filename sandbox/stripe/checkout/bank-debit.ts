import type Stripe from 'stripe';
import { settleInvoice } from '#sandbox/stripe/billing/settlement.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { withMovement } from '#sandbox/stripe/resources/balance-transactions.ts';
import { buildCharge } from '#sandbox/stripe/resources/charges.ts';
import { buildInvoicePayment, openPaymentOf } from '#sandbox/stripe/resources/invoice-payments.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { docUrl, invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { closeSession, startBilling, type OpenCheckout, type Payer } from './complete-checkout.ts';

const REFUSAL = {
  code: 'account_closed',
  message: "The customer's bank account has been closed.",
};

/** Stripe's test account whose debits succeed. The sandbox decides the result later. */
function buildBankAccount({ name, email }: Payer, now: number): Stripe.PaymentMethod {
  return {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: 'checking',
      bank_name: 'STRIPE TEST BANK',
      financial_connections_account: null,
      fingerprint: null,
      last4: '6789',
      networks: { preferred: 'ach', supported: ['ach'] },
      routing_number: '110000000',
      status_details: null,
    },
  };
}

/** A debit that the bank has not confirmed is unpaid and has no receipt. */
function beginCharge(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.Charge {
  const { store, events, pagesUrl } = context;
  const built = buildCharge({ created: context.now(), intent, method, authenticated: false, pagesUrl });
  const charge: Stripe.Charge = { ...built, paid: false, receipt_url: null, status: 'pending' };
  store.save('charge', charge);
  events.record('charge.pending', charge);
  return charge;
}

/**
 * Pays an open checkout by a debit that the bank decides days later. As with Stripe, the subscription is active at
 * once, while its first invoice is open and the payment is processing.
 */
export function payByBankDebit(
  context: SandboxContext,
  checkout: OpenCheckout,
  intent: Stripe.PaymentIntent,
  payer: Payer,
): void {
  const now = context.now();
  const method = buildBankAccount(payer, now);
  const billing = startBilling(context, checkout, payer, method, 'active');
  const owned: Stripe.PaymentIntent = { ...intent, customer: billing.customer.id };
  context.store.save('invoice_payment', buildInvoicePayment(billing.invoice, intent.id, now));
  const charge = beginCharge(context, owned, method);
  changePaymentIntent(context, 'payment_intent.processing', owned, {
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    payment_method_types: ['card', 'us_bank_account'],
    status: 'processing',
  });
  closeSession(context, checkout, billing, payer, 'unpaid');
}

/** The objects of a complete checkout with a pending debit. */
interface Debit {
  session: Stripe.Checkout.Session;
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

function findDebit(context: SandboxContext, sessionId: string): Debit {
  const { store } = context;
  const session = store.find('checkout.session', sessionId);
  if (!session) throw noSuchObject('checkout.session', sessionId, 'session');
  const invoice = session.invoice && store.get('invoice', idOf(session.invoice));
  const intentId = invoice && openPaymentOf(context, invoice.id)?.payment.payment_intent;
  const intent = intentId ? store.get('payment_intent', idOf(intentId)) : undefined;
  if (!invoice || intent?.status !== 'processing' || !intent.latest_charge) {
    throw invalidRequest(`No bank debit is under way for the checkout ${sessionId}.`, 'session');
  }
  return { session, invoice, intent, charge: store.get('charge', idOf(intent.latest_charge)) };
}

function confirmDebit(context: SandboxContext, { session, invoice, intent, charge }: Debit): void {
  const { store, events, pagesUrl } = context;
  const paidCharge: Stripe.Charge = {
    ...withMovement(context, charge),
    paid: true,
    receipt_url: `${pagesUrl}/receipts/${charge.id}`,
    status: 'succeeded',
  };
  store.save('charge', paidCharge);
  events.record('charge.succeeded', paidCharge);
  changePaymentIntent(context, 'payment_intent.succeeded', intent, {
    amount_received: intent.amount,
    status: 'succeeded',
  });
  settleInvoice(context, invoice, intent.id);
  const paid: Stripe.Checkout.Session = { ...session, payment_status: 'paid' };
  store.save('checkout.session', paid);
  events.record('checkout.session.async_payment_succeeded', paid);
}

function refuseCharge(context: SandboxContext, { intent, charge }: Debit): void {
  const { store, events } = context;
  const failed: Stripe.Charge = {
    ...charge,
    amount_captured: 0,
    captured: false,
    failure_code: REFUSAL.code,
    failure_message: REFUSAL.message,
    status: 'failed',
  };
  store.save('charge', failed);
  events.record('charge.failed', failed);
  changePaymentIntent(context, 'payment_intent.payment_failed', intent, {
    last_payment_error: {
      charge: charge.id,
      code: REFUSAL.code,
      doc_url: docUrl(REFUSAL.code),
      message: REFUSAL.message,
      type: 'invalid_request_error',
    },
    payment_method: null,
    status: 'requires_payment_method',
  });
}

function cancelInvoicePayment(context: SandboxContext, invoiceId: string): void {
  const payment = openPaymentOf(context, invoiceId);
  if (!payment) return;
  const transitions = { ...payment.status_transitions, canceled_at: context.now() };
  context.store.save('invoice_payment', { ...payment, status: 'canceled', status_transitions: transitions });
}

/**
 * Stripe voids the invoice and leaves the subscription active, "use this behavior when you design your access control":
 * https://docs.stripe.com/billing/subscriptions/overview#payment-status
 */
function refuseDebit(context: SandboxContext, debit: Debit): void {
  const { store, events } = context;
  const { session, invoice } = debit;
  refuseCharge(context, debit);
  const attempted: Stripe.Invoice = { ...invoice, attempt_count: invoice.attempt_count + 1, attempted: true };
  events.record('invoice.payment_failed', attempted);
  const transitions = { ...invoice.status_transitions, voided_at: context.now() };
  const voided: Stripe.Invoice = { ...attempted, status: 'void', status_transitions: transitions };
  store.save('invoice', voided);
  cancelInvoicePayment(context, invoice.id);
  events.record('invoice.voided', voided, previousAttributes(attempted, voided));
  events.record('checkout.session.async_payment_failed', session);
}

/**
 * Confirms or refuses the pending debit of a complete checkout.
 * @throws StripeApiError (400 or 404) if there is no such checkout, or no pending debit
 */
export function settleBankDebit(
  state: SandboxState,
  sessionId: string,
  outcome: 'succeeded' | 'failed',
): void {
  state.transact(null, (context) => {
    const debit = findDebit(context, sessionId);
    if (outcome === 'succeeded') confirmDebit(context, debit);
    else refuseDebit(context, debit);
  });
}
