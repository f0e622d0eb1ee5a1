import type Stripe from 'stripe';
import { currencyOfPayer, isConvertible } from '#sandbox/stripe/presentment.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CheckoutState } from '#sandbox/stripe/stored-objects.ts';

/** A session with its state in the sandbox. */
interface Checkout {
  session: Stripe.Checkout.Session;
  state: CheckoutState;
}

/** The payer's own currency, if the session offers it beside that of the price. */
export function offeredCurrency({
  adaptive_pricing: adaptive,
  currency,
  customer_details: payer,
}: Stripe.Checkout.Session): string | null {
  const own = adaptive?.enabled ? currencyOfPayer(payer?.email ?? null) : null;
  return own !== null && isConvertible(currency ?? '', own) ? own : null;
}

/** The payer's own currency, if the payer pays or has paid in it. It is preselected. */
export function payerCurrencyOf({ session, state }: Checkout): string | null {
  if (session.status !== 'open') return session.presentment_details?.presentment_currency ?? null;
  return state.keeps_currency ? null : offeredCurrency(session);
}

/** Lets the payer pay in another of the offered currencies. A pending authentication was for the former amount. */
export function chooseCurrency(
  { store }: SandboxContext,
  { session, state }: Checkout,
  currency: string,
): Checkout {
  const chosen = { ...state, authenticating: null, keeps_currency: currency === session.currency };
  store.save('checkout_state', chosen);
  return { session, state: chosen };
}
