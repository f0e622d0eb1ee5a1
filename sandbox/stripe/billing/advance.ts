import type Stripe from 'stripe';
import { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest } from '#sandbox/stripe/stripe-error.ts';
import { doWhatFallsDue } from './due.ts';
import { DRAFT_TIME, periodEndOf, plannedEndOf, RENEWING } from './renewal.ts';

const MILLISECONDS = 1000;

/**
 * Advances the sandbox's clock to `time`. Everything due by then happens at its own time and in order, each in its own
 * transaction.
 * @throws StripeApiError (400) if `time` is in the past
 */
export function advanceTo(state: SandboxState, time: Date): void {
  // The comparison is also false for an invalid date.
  if (!(time >= state.clock.now())) throw invalidRequest('Time can only be moved ahead.', 'time');
  doWhatFallsDue(state, Math.floor(time.getTime() / MILLISECONDS));
  state.clock.moveTo(time);
}

/** When the next renewal is first charged, or the subscription ends, in Unix seconds. */
function renewalTimeOf(store: ObjectStore, subscription: Stripe.Subscription): number {
  const [draft] = store.all(
    'invoice',
    { path: '$.parent.subscription_details.subscription', is: subscription.id },
    { path: '$.status', is: 'draft' },
  );
  if (draft?.automatically_finalizes_at) return draft.automatically_finalizes_at;
  return plannedEndOf(subscription) ?? periodEndOf(subscription) + DRAFT_TIME;
}

/**
 * Advances the clock to the first charge of the next renewal of this customer's subscription, or to the end of the
 * subscription.
 * @returns the new time
 * @throws StripeApiError (400) if the customer has no running subscription
 */
export function advanceToRenewal(state: SandboxState, customer: string): Date {
  const store = new ObjectStore(state.database);
  const times = store
    .all('subscription', { path: '$.customer', is: customer }, { path: '$.status', isOneOf: RENEWING })
    .map((subscription) => renewalTimeOf(store, subscription));
  if (times.length === 0) {
    throw invalidRequest(`The customer '${customer}' has no subscription that is going on.`, 'customer');
  }
  advanceTo(state, new Date(Math.min(...times) * MILLISECONDS));
  return state.clock.now();
}
