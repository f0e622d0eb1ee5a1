import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata, parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';

const createParameters = z.strictObject({
  amount: parameter.integer({ minimum: 1 }).optional(),
  charge: parameter.text().optional(),
  payment_intent: parameter.text().optional(),
  metadata: parameter.metadata().optional(),
  reason: parameter.choice('duplicate', 'fraudulent', 'requested_by_customer').optional(),
});

type CreateFields = z.output<typeof createParameters>;

function chargeOfIntent({ store }: SandboxContext, id: string): Stripe.Charge {
  const intent = store.find('payment_intent', id);
  if (!intent) throw noSuchReference('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw invalidRequest(
      `This PaymentIntent (${id}) does not have a successful charge to refund.`,
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  }
  return store.get('charge', idOf(intent.latest_charge));
}

function chargeToRefund(context: SandboxContext, fields: CreateFields): Stripe.Charge {
  const { charge: chargeId, payment_intent: intentId } = fields;
  if (chargeId === undefined && intentId === undefined) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      undefined,
      'parameter_missing',
    );
  }
  const ofIntent = intentId === undefined ? undefined : chargeOfIntent(context, intentId);
  if (chargeId === undefined && ofIntent) return ofIntent;
  const charge = context.store.find('charge', chargeId ?? '');
  if (!charge) throw noSuchReference('charge', chargeId ?? '', 'charge');
  if (ofIntent && ofIntent.id !== charge.id) {
    throw invalidRequest(`The charge ${charge.id} does not belong to the payment intent.`, 'charge');
  }
  return charge;
}

function amountToRefund(charge: Stripe.Charge, asked: number | undefined): number {
  if (!charge.paid) {
    throw invalidRequest(
      `Charge ${charge.id} was not successful and cannot be refunded.`,
      'charge',
      'charge_not_refundable',
    );
  }
  const remaining = charge.amount - charge.amount_refunded;
  if (remaining === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  if (asked !== undefined && asked > remaining) {
    const wanted = formatAmount(asked, charge.currency);
    const left = formatAmount(remaining, charge.currency);
    throw invalidRequest(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  return asked ?? remaining;
}

function buildRefund(
  context: SandboxContext,
  charge: Stripe.Charge,
  fields: CreateFields,
  amount: number,
): Stripe.Refund {
  return {
    id: createId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: mergeMetadata(null, fields.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** As for a real card, the network's reference comes after the refund itself, as an update. */
function addReference(refund: Stripe.Refund): Stripe.Refund {
  const card: Stripe.Refund.DestinationDetails.Card = {
    reference: refund.id.slice(-12),
    reference_status: 'available',
    reference_type: 'acquirer_reference_number',
    type: 'refund',
  };
  return { ...refund, destination_details: { card, type: 'card' } };
}

function createRefund(context: SandboxContext, fields: CreateFields): Stripe.Refund {
  const { store, events } = context;
  const charge = chargeToRefund(context, fields);
  const refund = buildRefund(context, charge, fields, amountToRefund(charge, fields.amount));
  const refunded = charge.amount_refunded + refund.amount;
  const changedCharge: Stripe.Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  };
  store.save('charge', changedCharge);
  store.save('refund', refund);
  events.record('charge.refunded', changedCharge, previousAttributes(charge, changedCharge));
  events.record('refund.created', refund);

  const referenced = addReference(refund);
  store.save('refund', referenced);
  events.record('refund.updated', referenced, previousAttributes(refund, referenced));
  return refund;
}

/** https://docs.stripe.com/api/refunds */
export const refundRoutes = [
  apiRoute('POST', '/v1/refunds', createParameters, createRefund),
  apiRoute('GET', '/v1/refunds/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const refund = store.find('refund', id);
    if (!refund) throw noSuchObject('refund', id, 'id');
    return refund;
  }),
  apiRoute(
    'GET',
    '/v1/refunds',
    z.strictObject({
      ...listParameters,
      charge: parameter.text().optional(),
      payment_intent: parameter.text().optional(),
    }),
    ({ store }, { charge, payment_intent: intent, ...query }) =>
      listObjects(store, 'refund', '/v1/refunds', query, [
        ...filterBy('$.charge', charge),
        ...filterBy('$.payment_intent', intent),
      ]),
  ),
];
