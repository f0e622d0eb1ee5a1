import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import type { Condition } from '#sandbox/stripe/object-store.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { presentedRefund } from '#sandbox/stripe/presentment.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { refundMovement } from './balance-transactions.ts';
import {
  askForDetails,
  cancelRefund,
  completeRefund,
  endRefund,
  firstStatusOf,
  planOutlook,
} from './refund-life.ts';

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

/** The dispute statuses in which the bank holds the payment. An inquiry does not. */
const KEEPS_THE_PAYMENT: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** Whether the bank holds the disputed payment. */
function isChargedBack({ store }: SandboxContext, charge: Stripe.Charge): boolean {
  if (!charge.disputed) return false;
  const kept: Condition[] = [
    { path: '$.charge', is: charge.id },
    { path: '$.status', isOneOf: KEEPS_THE_PAYMENT },
  ];
  return store.all('dispute', ...kept).length > 0;
}

function checkRefundable(context: SandboxContext, charge: Stripe.Charge): void {
  if (!charge.paid) {
    throw invalidRequest(
      `Charge ${charge.id} was not successful and cannot be refunded.`,
      'charge',
      'charge_not_refundable',
    );
  }
  if (isChargedBack(context, charge)) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
}

function amountToRefund(context: SandboxContext, charge: Stripe.Charge, asked: number | undefined): number {
  checkRefundable(context, charge);
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
  const presented = presentedRefund(charge, amount);
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
    ...(presented && { presentment_details: presented }),
    reason: fields.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: firstStatusOf(charge),
    transfer_reversal: null,
  };
}

/** A refund counts from the start, even while it is pending. Only a failure or a cancellation reverts it. */
function createRefund(context: SandboxContext, fields: CreateFields): Stripe.Refund {
  const { store, events } = context;
  const charge = chargeToRefund(context, fields);
  const built = buildRefund(context, charge, fields, amountToRefund(context, charge, fields.amount));
  const refund = { ...built, balance_transaction: refundMovement(context, built, 'refund') };
  const refunded = charge.amount_refunded + refund.amount;
  const changedCharge: Stripe.Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  };
  store.save('charge', changedCharge);
  store.save('refund', refund);
  planOutlook(context, refund, charge);
  events.record('charge.refunded', changedCharge, previousAttributes(charge, changedCharge));
  events.record('refund.created', refund);
  if (refund.status === 'succeeded') completeRefund(context, refund);
  return refund;
}

/** An outcome or an intermediate status of a refund. */
export type RefundTurn = 'canceled' | 'failed' | 'requires_action' | 'succeeded';

/** The possible next statuses of a refund. */
const TURNS: Readonly<Record<string, readonly RefundTurn[]>> = {
  pending: ['succeeded', 'failed', 'requires_action'],
  requires_action: ['succeeded', 'failed', 'canceled'],
  succeeded: ['failed'],
};

/** The possible next statuses of a refund now. */
export function turnsOf({ status }: Stripe.Refund): readonly RefundTurn[] {
  return TURNS[status ?? ''] ?? [];
}

function findRefund({ store }: SandboxContext, id: string): Stripe.Refund {
  const refund = store.find('refund', id);
  if (!refund) throw noSuchObject('refund', id, 'id');
  return refund;
}

/**
 * Changes a refund's status, as the payer and their bank do. A pending refund can succeed or fail, and a succeeded one
 * can still fail. Does nothing if it already has that status.
 * @throws StripeApiError (400 or 404) if there is no such refund, or it cannot get this status any more
 */
export function settleRefund(state: SandboxState, id: string, outcome: RefundTurn): void {
  state.transact(null, (context) => {
    const refund = findRefund(context, id);
    if (refund.status === outcome) return;
    if (!turnsOf(refund).includes(outcome)) {
      throw invalidRequest(
        `The refund ${id} is ${String(refund.status)}: it cannot be ${outcome} any more.`,
        'id',
      );
    }
    if (outcome === 'requires_action') askForDetails(context, refund);
    else if (outcome === 'canceled') cancelRefund(context, refund);
    else endRefund(context, id, outcome);
  });
}

/** Only a refund that waits for the payer can be cancelled. */
function callOff(context: SandboxContext, id: string): Stripe.Refund {
  const refund = findRefund(context, id);
  if (refund.status === 'requires_action') return cancelRefund(context, refund);
  throw invalidRequest(`Refunds in the ${String(refund.status)} state cannot be canceled.`, 'id');
}

/** https://docs.stripe.com/api/refunds */
export const refundRoutes = [
  apiRoute('POST', '/v1/refunds', createParameters, createRefund),
  apiRoute('GET', '/v1/refunds/:id', z.strictObject({}), (context, _parameters, id) =>
    findRefund(context, id),
  ),
  apiRoute('POST', '/v1/refunds/:id/cancel', z.strictObject({}), (context, _parameters, id) =>
    callOff(context, id),
  ),
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
