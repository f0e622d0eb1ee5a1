import type Stripe from 'stripe';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchReference } from '#sandbox/stripe/stripe-error.ts';

/** The code of Stripe's error. */
export const FINALIZATION_CODE = 'customer_tax_location_invalid';

/**
 * Makes Stripe unable to finalize this customer's invoices, for example because a tax cannot be calculated.
 * @param message null: from now on, they can be finalized again
 * @throws StripeApiError (400) for a customer without a subscription
 */
export function failFinalization(state: SandboxState, customer: string, message: string | null): void {
  state.transact(null, ({ store }) => {
    const subscriptions = store.all('subscription', { path: '$.customer', is: customer });
    if (subscriptions.length === 0) throw noSuchReference('customer', customer, 'customer');
    for (const { id, created } of subscriptions) {
      const billing = store.find('billing_state', id) ?? { id, created, upcoming_at: null };
      store.save('billing_state', { ...billing, finalization_error: message });
    }
  });
}

/** Why the drafts of a subscription cannot be finalized; null if they can. */
export function finalizationError({ store }: SandboxContext, { id }: Stripe.Subscription): string | null {
  return store.find('billing_state', id)?.finalization_error ?? null;
}
