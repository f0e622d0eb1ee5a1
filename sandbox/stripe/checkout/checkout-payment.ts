import type Stripe from 'stripe';
import { declineCharge } from '#sandbox/stripe/billing/settlement.ts';
import { changePaymentIntent, createPaymentIntent } from '#sandbox/stripe/resources/payment-intents.ts';
import { buildPaymentMethod } from '#sandbox/stripe/resources/payment-methods.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { presentedIn } from '#sandbox/stripe/presentment.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';
import { docUrl } from '#sandbox/stripe/stripe-error.ts';
import { findTestCard, type TestCardOutcome } from '#sandbox/stripe/resources/test-cards.ts';
import { payByBankDebit } from './bank-debit.ts';
import { completeCheckout, type OpenCheckout, type Payer } from './complete-checkout.ts';
import { payerCurrencyOf } from './payer-currency.ts';

/** Tells the payer that the bank's authentication failed. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The intent of this checkout, shared by all its attempts, with the amount due now. */
function intentOf(
  context: SandboxContext,
  opened: OpenCheckout,
): { intent: Stripe.PaymentIntent; checkout: OpenCheckout } {
  const { session, state } = opened;
  const payerCurrency = payerCurrencyOf(opened);
  if (state.payment_intent !== null) {
    const known = context.store.get('payment_intent', state.payment_intent);
    const intent = presentedIn({ ...known, amount: session.amount_total ?? known.amount }, payerCurrency);
    return { intent, checkout: { session, state } };
  }
  const intent = createPaymentIntent(context, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customer: session.customer && idOf(session.customer),
    description: 'Subscription creation',
    payerCurrency,
  });
  return { intent, checkout: { session, state: { ...state, payment_intent: intent.id } } };
}

function decline(
  context: SandboxContext,
  { state }: OpenCheckout,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): void {
  context.store.save('payment_method', method);
  context.store.save('checkout_state', { ...state, authenticating: null });
  declineCharge(context, intent, method);
}

function askForAuthentication(
  context: SandboxContext,
  { session, state }: OpenCheckout,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: CardSubmission,
): void {
  context.store.save('payment_method', method);
  context.store.save('checkout_state', { ...state, authenticating: card });
  const page = `${context.pagesUrl}/checkout/${session.id}`;
  changePaymentIntent(context, 'payment_intent.requires_action', intent, {
    last_payment_error: null,
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: { return_url: page, url: `${page}/authentication` },
    },
    payment_method: method.id,
    status: 'requires_action',
  });
}

/** Saves a card for later if nothing is due now. No intent is made, but the card must be valid. */
function keepCard(
  context: SandboxContext,
  checkout: OpenCheckout,
  card: CardSubmission,
  outcome: TestCardOutcome,
): TestCardOutcome {
  if (outcome === 'authenticates') {
    context.store.save('checkout_state', { ...checkout.state, authenticating: card });
  }
  if (outcome === 'succeeds') {
    const method = buildPaymentMethod(card, context.now());
    completeCheckout(context, checkout, { card, intent: null, method, authenticated: false });
  }
  return outcome;
}

/** Starts to pay an open checkout by a bank debit, which is confirmed or refused later. */
export function payLater(
  context: SandboxContext,
  opened: OpenCheckout,
  payer: Payer,
  bankAccount: string,
): void {
  const { intent, checkout } = intentOf(context, opened);
  payByBankDebit(context, checkout, intent, payer, bankAccount);
}

/** Tries to pay an open checkout with a validated card, which determines the result. */
export function payByCard(
  context: SandboxContext,
  opened: OpenCheckout,
  card: CardSubmission,
): TestCardOutcome {
  const outcome = findTestCard(card.number)?.outcome ?? 'declines';
  if (opened.session.amount_total === 0) return keepCard(context, opened, card, outcome);
  const { intent, checkout } = intentOf(context, opened);
  const method = buildPaymentMethod(card, context.now());
  if (outcome === 'succeeds') {
    completeCheckout(context, checkout, { card, intent, method, authenticated: false });
  } else if (outcome === 'declines') {
    decline(context, checkout, intent, method);
  } else {
    askForAuthentication(context, checkout, intent, method, card);
  }
  return outcome;
}

/** The attempt of this checkout that waits for the bank's authentication, if any. */
function awaitedPayment({ store, now }: SandboxContext, { session, state }: OpenCheckout) {
  const { authenticating: card, payment_intent: intentId } = state;
  if (!card) return undefined;
  if (session.amount_total === 0) {
    return { card, intent: null, method: buildPaymentMethod(card, now()), authenticated: true };
  }
  if (intentId === null) return undefined;
  const intent = store.get('payment_intent', intentId);
  if (!intent.payment_method) return undefined;
  const method = store.get('payment_method', idOf(intent.payment_method));
  return { card, intent, method, authenticated: true };
}

/**
 * Ends the bank's authentication.
 * @returns the card of the attempt, or undefined if none was waiting
 */
export function endAuthentication(
  context: SandboxContext,
  checkout: OpenCheckout,
  isAuthenticated: boolean,
): CardSubmission | undefined {
  const payment = awaitedPayment(context, checkout);
  if (!payment) return undefined;
  if (isAuthenticated) {
    completeCheckout(context, checkout, payment);
    return payment.card;
  }
  const code = 'payment_intent_authentication_failure';
  context.store.save('checkout_state', { ...checkout.state, authenticating: null });
  if (!payment.intent) return payment.card;
  changePaymentIntent(context, 'payment_intent.payment_failed', payment.intent, {
    last_payment_error: {
      code,
      doc_url: docUrl(code),
      message: NOT_AUTHENTICATED,
      payment_method: payment.method,
      type: 'card_error',
    },
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  return payment.card;
}
