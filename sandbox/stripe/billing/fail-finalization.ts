import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchReference } from '#sandbox/stripe/stripe-error.ts';

/**
 * Makes Stripe unable to finalize this customer's next invoices, for example because a tax cannot be calculated.
 * @throws StripeApiError (400) for a customer without a subscription
 */
export function failFinalization(state: SandboxState, customer: string, message: string): void {
  state.transact(null, ({ store }) => {
    const subscriptions = store.all('subscription', { path: '$.customer', is: customer });
    if (subscriptions.length === 0) throw noSuchReference('customer', customer, 'customer');
    for (const { id, created } of subscriptions) {
      const state = store.find('billing_state', id) ?? { id, created, upcoming_at: null };
      store.save('billing_state', { ...state, finalization_error: message });
    }
  });
}
