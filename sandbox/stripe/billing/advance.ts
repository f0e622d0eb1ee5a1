import type Stripe from 'stripe';
import { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest } from '#sandbox/stripe/stripe-error.ts';
import { doWhatFallsDue } from './due.ts';
import { DRAFT_TIME, periodEndOf, plannedEndOf, RENEWING } from './renewal.ts';

const MILLISECONDS = 1000;

/**
 * Moves the sandbox's time ahead to `time`. What falls due on the way happens at its own time and in order, each thing in
 * a transaction of its own.
 * @throws StripeApiError (400) when `time` is over already
 */
export function advanceTo(state: SandboxState, time: Date): void {
  // The comparison is false for an invalid date, too.
  if (!(time >= state.clock.now())) throw invalidRequest('Time can only be moved ahead.', 'time');
  doWhatFallsDue(state, Math.floor(time.getTime() / MILLISECONDS));
  state.clock.moveTo(time);
}

/** When the first attempt to take the next renewal is made, or the subscription ends, in unix seconds. */
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
 * Moves the time ahead until the first attempt to take the renewal of this customer's subscription was made, or until the
 * subscription ended with its period.
 * @returns the time it is then
 * @throws StripeApiError (400) when the customer has no subscription that is going on
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
