import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, createSecret } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { presentedIn } from '#sandbox/stripe/presentment.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';

interface PaymentIntentFields {
  /** In minor units of the currency. */
  amount: number;
  currency: string;
  customer: string | null;
  description: string;
  /** The payer's own currency; null to charge that of the price. */
  payerCurrency: string | null;
}

/** Creates a payment intent that waits for a card, and records the event. */
export function createPaymentIntent(
  context: SandboxContext,
  fields: PaymentIntentFields,
): Stripe.PaymentIntent {
  const id = createId('pi');
  const built: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: fields.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${createSecret()}`,
    confirmation_method: 'automatic',
    created: context.now(),
    currency: fields.currency,
    customer: fields.customer,
    customer_account: null,
    description: fields.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  const intent = presentedIn(built, fields.payerCurrency);
  context.store.save('payment_intent', intent);
  context.events.record('payment_intent.created', intent);
  return intent;
}

/** Saves the intent in its new state and records the event. */
export function changePaymentIntent(
  { store, events }: SandboxContext,
  event:
    | 'payment_intent.payment_failed'
    | 'payment_intent.canceled'
    | 'payment_intent.processing'
    | 'payment_intent.requires_action'
    | 'payment_intent.succeeded',
  intent: Stripe.PaymentIntent,
  changes: Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent {
  const changed: Stripe.PaymentIntent = { ...intent, ...changes };
  store.save('payment_intent', changed);
  events.record(event, changed);
  return changed;
}

/** https://docs.stripe.com/api/payment_intents */
export const paymentIntentRoutes = [
  apiRoute('GET', '/v1/payment_intents/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const intent = store.find('payment_intent', id);
    if (!intent) throw noSuchObject('payment_intent', id, 'intent');
    return intent;
  }),
  apiRoute(
    'GET',
    '/v1/payment_intents',
    z.strictObject({ ...listParameters, customer: parameter.text().optional() }),
    ({ store }, { customer, ...query }) =>
      listObjects(store, 'payment_intent', '/v1/payment_intents', query, filterBy('$.customer', customer)),
  ),
];
