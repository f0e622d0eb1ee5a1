import type Stripe from 'stripe';
import { SECONDS_A_DAY } from '#sandbox/stripe/calendar.ts';
import { buildCharge } from '#sandbox/stripe/resources/charges.ts';
import { changePaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { outcomeOfDebit } from '#sandbox/stripe/resources/test-banks.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';

/** How long a bank processes a debit in the USA, at most: https://docs.stripe.com/payments/ach-direct-debit */
const PROCESSING_TIME = 5 * SECONDS_A_DAY;

/** Begins a debit, which the bank decides days later. Until then it is unpaid and has no receipt. */
export function beginDebit(
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  const { store, events, pagesUrl } = context;
  const now = context.now();
  const built = buildCharge({ created: now, intent, method, authenticated: false, pagesUrl });
  const charge: Stripe.Charge = { ...built, paid: false, receipt_url: null, status: 'pending' };
  store.save('charge', charge);
  events.record('charge.pending', charge);
  changePaymentIntent(context, 'payment_intent.processing', intent, {
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    payment_method_types: ['card', 'us_bank_account'],
    status: 'processing',
  });
  const outcome = outcomeOfDebit(method);
  if (outcome === null) return;
  store.save('debit_outlook', { id: intent.id, created: now, outcome, due_at: now + PROCESSING_TIME });
}
