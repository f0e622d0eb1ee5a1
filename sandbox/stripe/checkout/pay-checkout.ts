import { findSession } from '#sandbox/stripe/resources/checkout-sessions.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { payByCard } from './checkout-payment.ts';

const SUCCEEDING_CARD = { number: '4242424242424242', expiryMonth: 12, name: 'Test Card' };

/** Pays an open checkout with the card that succeeds. Throws if there is none to pay. */
export function payCheckout(state: SandboxState, sessionId: string): void {
  state.transact(null, (context) => {
    const session = findSession(context, sessionId);
    if (session?.status !== 'open') throw new Error(`There is no open checkout ${sessionId}`);
    const checkout = { session, state: context.store.get('checkout_state', sessionId) };
    const expiryYear = new Date(context.now() * 1000).getUTCFullYear() + 5;
    const email = session.customer_details?.email ?? session.customer_email ?? '';
    payByCard(context, checkout, { ...SUCCEEDING_CARD, expiryYear, email });
  });
}
