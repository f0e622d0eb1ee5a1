import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';

/** The card of a checkout as a payment method; of its number only the last four digits are kept. */
export function buildPaymentMethod(card: CardSubmission, now: number): Stripe.PaymentMethod {
  return {
    id: createId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: card.email, name: card.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** https://docs.stripe.com/api/payment_methods */
export const paymentMethodRoutes = [
  apiRoute('GET', '/v1/payment_methods/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const method = store.find('payment_method', id);
    if (!method) throw noSuchObject('PaymentMethod', id, 'payment_method');
    return method;
  }),
];
