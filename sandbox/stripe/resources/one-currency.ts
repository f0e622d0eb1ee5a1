import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest } from '#sandbox/stripe/stripe-error.ts';
import { findCustomer } from './customers.ts';

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** The currency in which a customer is billed; null if nothing binds them to one. */
function boundCurrency(context: SandboxContext, customer: string): string | null {
  const { store } = context;
  const subscription = store
    .all('subscription', { path: '$.customer', is: customer })
    .find(({ status }) => !ENDED.includes(status));
  if (subscription) return subscription.currency;
  const session = store
    .all('checkout.session', { path: '$.customer', is: customer }, { path: '$.status', is: 'open' })
    .find(({ mode }) => mode === 'subscription');
  if (session) return session.currency;
  const [item] = store.all(
    'invoiceitem',
    { path: '$.customer', is: customer },
    { path: '$.invoice', is: null },
  );
  if (item) return item.currency;
  const { balance = 0, currency = null } = findCustomer(context, customer) ?? {};
  return balance === 0 ? null : currency;
}

/**
 * A customer has one currency, as long as they have something in it.
 * @throws StripeApiError (400) for another currency
 */
export function requireCurrencyOf(context: SandboxContext, customer: string, currency: string): void {
  const bound = boundCurrency(context, customer);
  if (bound === null || bound === currency) return;
  throw invalidRequest(
    'You cannot combine currencies on a single customer. This customer has an active subscription, subscription ' +
      `schedule, discount, quote, or invoice item with currency ${bound}.`,
  );
}
