import type Stripe from 'stripe';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { CheckoutState } from '#sandbox/stripe/stored-objects.ts';
import { behaviorOf, sumOf, taxAmount } from './tax.ts';

interface TaxedCheckout {
  session: Stripe.Checkout.Session;
  state: CheckoutState;
}

/**
 * A checkout with the tax of the entered address, after discounts; unchanged without automatic tax or an address. A
 * free trial is taxed with its first payment.
 */
export function taxCheckout(context: SandboxContext, { session, state }: TaxedCheckout): TaxedCheckout {
  const { address } = state;
  if (!session.automatic_tax.enabled || !address) return { session, state };
  const payer = { ...address, taxNumbers: state.business?.taxNumber ? [state.business.taxNumber] : [] };
  const lines = state.line_items.map((line) => {
    const net = line.amount_subtotal - line.amount_discount;
    const taxes = line.price ? taxAmount(context, net, behaviorOf(line.price), payer) : [];
    return { ...line, amount_tax: sumOf(taxes), amount_total: net + sumOf(taxes, 'exclusive') };
  });
  const isFree = state.subscription.trial_days !== null;
  const sum = (amounts: readonly number[]) => (isFree ? 0 : amounts.reduce((all, one) => all + one, 0));
  return {
    session: {
      ...session,
      amount_total: sum(lines.map(({ amount_total: amount }) => amount)),
      total_details: {
        amount_discount: session.total_details?.amount_discount ?? 0,
        amount_shipping: 0,
        amount_tax: sum(lines.map(({ amount_tax: amount }) => amount)),
      },
    },
    state: { ...state, line_items: lines },
  };
}
