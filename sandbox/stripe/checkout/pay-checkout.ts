import { findSession } from '#sandbox/stripe/resources/checkout-sessions.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { taxCheckout } from '#sandbox/stripe/tax/checkout-tax.ts';
import type { Business, PayerAddress } from '#sandbox/stripe/stored-objects.ts';
import { payByCard } from './checkout-payment.ts';

const SUCCEEDING_CARD = { number: '4242424242424242', expiryMonth: 12, name: 'Test Card' };

/** What a payer enters besides the card. */
export interface PayerDetails {
  /** Asked for by automatic tax. Without one, the payer is in California, where nothing is taxed. */
  address?: PayerAddress;
  business?: Business;
}

/** Pays an open checkout with the card that succeeds. Throws if there is none to pay, or it does not ask for a business. */
export function payCheckout(state: SandboxState, sessionId: string, payer: PayerDetails = {}): void {
  state.transact(null, (context) => {
    const session = findSession(context, sessionId);
    if (session?.status !== 'open') throw new Error(`There is no open checkout ${sessionId}`);
    if (payer.business && !session.tax_id_collection?.enabled) {
      throw new Error(`The checkout ${sessionId} collects no tax numbers`);
    }
    const { address = { country: 'US', postalCode: '94105' }, business = null } = payer;
    const remembered = context.store.get('checkout_state', sessionId);
    const checkout = taxCheckout(context, {
      session,
      state: { ...remembered, business, address: session.automatic_tax.enabled ? address : null },
    });
    const expiryYear = new Date(context.now() * 1000).getUTCFullYear() + 5;
    const email = session.customer_details?.email ?? session.customer_email ?? '';
    payByCard(context, checkout, { ...SUCCEEDING_CARD, expiryYear, email });
  });
}
