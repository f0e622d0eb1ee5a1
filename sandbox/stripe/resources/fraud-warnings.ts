import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';

type Warning = Stripe.Radar.EarlyFraudWarning;

/** A refund in full and a dispute leave nothing to do. */
function current(store: ObjectStore, warning: Warning): Warning {
  const { disputed, refunded } = store.get('charge', idOf(warning.charge));
  return { ...warning, actionable: !disputed && !refunded };
}

/**
 * Lets the payer's bank report that it takes a payment for fraud. Nothing is disputed yet. Returns the warning's ID.
 * @throws StripeApiError (400 or 404) for a payment that cannot be warned of, or was already
 */
export function warnOfFraud(state: SandboxState, paymentIntent: string): string {
  return state.transact(null, ({ store, events, now }) => {
    const intent = store.find('payment_intent', paymentIntent);
    if (!intent) throw noSuchObject('payment_intent', paymentIntent, 'paymentIntent');
    const charge = intent.latest_charge ? store.find('charge', idOf(intent.latest_charge)) : undefined;
    if (!charge?.paid || charge.payment_method_details?.type !== 'card') {
      throw invalidRequest('Banks warn of successful payments by card only.', 'paymentIntent');
    }
    if (store.all('radar.early_fraud_warning', { path: '$.charge', is: charge.id }).length > 0) {
      throw invalidRequest('The bank has warned of this payment already.', 'paymentIntent');
    }
    const warning: Warning = {
      id: createId('issfr'),
      object: 'radar.early_fraud_warning',
      actionable: !charge.disputed && !charge.refunded,
      charge: charge.id,
      created: now(),
      fraud_type: 'unauthorized_use_of_card',
      livemode: false,
      payment_intent: paymentIntent,
    };
    store.save('radar.early_fraud_warning', warning);
    events.record('radar.early_fraud_warning.created', warning);
    return warning.id;
  });
}

/** https://docs.stripe.com/api/radar/early_fraud_warnings */
export const fraudWarningRoutes = [
  apiRoute('GET', '/v1/radar/early_fraud_warnings/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const warning = store.find('radar.early_fraud_warning', id);
    if (!warning) throw noSuchObject('early_fraud_warning', id, 'id');
    return current(store, warning);
  }),
  apiRoute(
    'GET',
    '/v1/radar/early_fraud_warnings',
    z.strictObject({
      ...listParameters,
      charge: parameter.text().optional(),
      payment_intent: parameter.text().optional(),
    }),
    ({ store }, { charge, payment_intent: intent, ...query }) => {
      const path = '/v1/radar/early_fraud_warnings';
      const page = listObjects(store, 'radar.early_fraud_warning', path, query, [
        ...filterBy('$.charge', charge),
        ...filterBy('$.payment_intent', intent),
      ]);
      return { ...page, data: page.data.map((warning) => current(store, warning)) };
    },
  ),
];
