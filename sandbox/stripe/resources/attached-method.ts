import type Stripe from 'stripe';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest } from '#sandbox/stripe/stripe-error.ts';

/** @throws StripeApiError (400) if the payment method is not attached to the customer */
export function requireMethodOf(
  { store }: SandboxContext,
  customerId: string,
  id: string,
  param: string,
): Stripe.PaymentMethod {
  const method = store.find('payment_method', id);
  if (method?.customer && idOf(method.customer) === customerId) return method;
  throw invalidRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param,
    'resource_missing',
  );
}
