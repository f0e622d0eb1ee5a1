import type Stripe from 'stripe';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { Condition, ObjectStore } from '#sandbox/stripe/object-store.ts';
import { withMovement } from '#sandbox/stripe/resources/balance-transactions.ts';
import { openPaymentOf } from '#sandbox/stripe/resources/invoice-payments.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { docUrl } from '#sandbox/stripe/stripe-error.ts';
import { completeCollection, recordFailure } from './collection.ts';

const REFUSAL = {
  code: 'account_closed',
  message: "The customer's bank account has been closed.",
};

/** A debit that the bank processes, with the invoice that it pays. */
export interface Debit {
  invoice: Stripe.Invoice;
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
}

/** The debit of an invoice that the bank processes, if any. */
export function debitOf(context: SandboxContext, invoice: Stripe.Invoice): Debit | undefined {
  const { store } = context;
  const intentId = openPaymentOf(context, invoice.id)?.payment.payment_intent;
  const intent = intentId ? store.get('payment_intent', idOf(intentId)) : undefined;
  if (intent?.status !== 'processing' || !intent.latest_charge) return undefined;
  return { invoice, intent, charge: store.get('charge', idOf(intent.latest_charge)) };
}

/** The checkout that an invoice is the first of, if any. */
function sessionOf({ store }: SandboxContext, { id }: Stripe.Invoice): Stripe.Checkout.Session | undefined {
  return store.all('checkout.session', { path: '$.invoice', is: id })[0];
}

function confirm(context: SandboxContext, { invoice, intent, charge }: Debit): void {
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
  completeCollection(context, invoice, intent.id);
  const session = sessionOf(context, invoice);
  if (!session) return;
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

/**
 * Stripe voids the first invoice and leaves the subscription active, "use this behavior when you design your access
 * control": https://docs.stripe.com/billing/subscriptions/overview#payment-status
 */
function voidFirstInvoice(
  context: SandboxContext,
  invoice: Stripe.Invoice,
  session: Stripe.Checkout.Session,
): void {
  const { store, events } = context;
  const now = context.now();
  const attempted: Stripe.Invoice = { ...invoice, attempt_count: invoice.attempt_count + 1, attempted: true };
  events.record('invoice.payment_failed', attempted);
  const transitions = { ...invoice.status_transitions, voided_at: now };
  const voided: Stripe.Invoice = { ...attempted, status: 'void', status_transitions: transitions };
  store.save('invoice', voided);
  const payment = openPaymentOf(context, invoice.id);
  if (payment) {
    const canceled = { ...payment.status_transitions, canceled_at: now };
    store.save('invoice_payment', { ...payment, status: 'canceled', status_transitions: canceled });
  }
  events.record('invoice.voided', voided, previousAttributes(attempted, voided));
  events.record('checkout.session.async_payment_failed', session);
}

/** Confirms or refuses a debit. */
export function settleDebit(context: SandboxContext, debit: Debit, outcome: 'succeeded' | 'failed'): void {
  const outlook = context.store.find('debit_outlook', debit.intent.id);
  if (outlook) context.store.save('debit_outlook', { ...outlook, due_at: null });
  if (outcome === 'succeeded') return confirm(context, debit);
  refuseCharge(context, debit);
  const session = sessionOf(context, debit.invoice);
  if (session) voidFirstInvoice(context, debit.invoice, session);
  else recordFailure(context, debit.invoice, 'declines', true);
}

const dueBy = (until: number): Condition => ({ path: '$.due_at', isAtMost: until });

/** When the next bank decides, in Unix seconds, if ever. */
export function nextDebitDue(store: ObjectStore): number | undefined {
  const times = store
    .all('debit_outlook', dueBy(Number.MAX_SAFE_INTEGER))
    .flatMap(({ due_at: at }) => at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Settles the debits whose processing time is over, oldest first. */
export function settleDueDebits(context: SandboxContext): void {
  const { store } = context;
  for (const outlook of store.all('debit_outlook', dueBy(context.now())).toReversed()) {
    store.save('debit_outlook', { ...outlook, due_at: null });
    const [payment] = store.all('invoice_payment', {
      path: '$.payment.payment_intent',
      is: outlook.id,
    });
    const debit = payment && debitOf(context, store.get('invoice', idOf(payment.invoice)));
    if (debit) settleDebit(context, debit, outlook.outcome);
  }
}
