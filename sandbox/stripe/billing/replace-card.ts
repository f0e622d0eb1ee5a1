import type Stripe from 'stripe';
import { findTestCard } from '#sandbox/stripe/resources/test-cards.ts';
import { findCustomer } from '#sandbox/stripe/resources/customers.ts';
import {
  attachMethod,
  buildPaymentMethod,
  setDefaultMethod,
} from '#sandbox/stripe/resources/payment-methods.ts';
import { changeSubscription } from '#sandbox/stripe/resources/subscriptions.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';
import { approveCard } from './card-outcome.ts';

const MILLISECONDS = 1000;

/** Gives a customer a card that all their subscriptions use from now on. The bank has approved it. */
export function adoptCard(
  context: SandboxContext,
  customerId: string,
  card: CardSubmission,
): Stripe.PaymentMethod {
  const built = buildPaymentMethod(card, context.now());
  const method = attachMethod(context, built, customerId);
  approveCard(context, method);
  setDefaultMethod(context, customerId, method.id);
  context.store
    .all('subscription', { path: '$.customer', is: customerId }, { path: '$.ended_at', is: null })
    .toReversed()
    .forEach((subscription) =>
      changeSubscription(context, subscription, { default_payment_method: method.id }),
    );
  return method;
}

/**
 * Makes a test card the one for this customer's subscriptions, without charging it. Unlike in the API and the portal,
 * it may be one that the bank always declines, to simulate a card that was valid once.
 * @param number sixteen digits of a test card, spaces allowed
 * @throws StripeApiError (400) for an unknown customer or card
 */
export function replaceCard(state: SandboxState, customer: string, number: string): void {
  const digits = number.replaceAll(' ', '');
  if (!findTestCard(digits)) throw invalidRequest('There is no such test card.', 'number');
  state.transact(null, (context) => {
    const payer = findCustomer(context, customer);
    if (!payer) throw noSuchReference('customer', customer, 'customer');
    const expiryYear = new Date(context.now() * MILLISECONDS).getUTCFullYear() + 5;
    const name = payer.name ?? 'Test Card';
    adoptCard(context, customer, {
      number: digits,
      expiryMonth: 12,
      expiryYear,
      name,
      email: payer.email ?? '',
    });
  });
}
