import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { buildDispute, buildFundsMovement } from './dispute-build.ts';
import { endRefund } from './refund-life.ts';

function chargeToDispute({ store }: SandboxContext, intentId: string): Stripe.Charge {
  const intent = store.find('payment_intent', intentId);
  if (!intent) throw noSuchObject('payment_intent', intentId, 'payment_intent');
  const charge = intent.latest_charge && store.get('charge', idOf(intent.latest_charge));
  if (!charge || !charge.paid) {
    throw invalidRequest(`The payment ${intentId} was never made.`, 'payment_intent');
  }
  if (charge.disputed) {
    throw invalidRequest(`The payment ${intentId} has been disputed already.`, 'payment_intent');
  }
  return charge;
}

/** A refund that is still on its way when the bank takes the payment back never arrives. */
function stopRefunds(context: SandboxContext, charge: Stripe.Charge): Stripe.Charge {
  context.store
    .all('refund', { path: '$.charge', is: charge.id }, { path: '$.status', is: 'pending' })
    .toReversed()
    .forEach(({ id }) => endRefund(context, id, 'failed', 'charge_for_pending_refund_disputed'));
  return context.store.get('charge', charge.id);
}

/**
 * The payer's bank takes back what is left of a payment.
 * @returns the dispute's id, `du_...`
 * @throws StripeApiError (400 or 404) when there is no such payment, or nothing of it to take back
 */
export function openDispute(state: SandboxState, paymentIntentId: string): string {
  return state.transact(null, (context) => {
    const { store, events } = context;
    const charge = stopRefunds(context, chargeToDispute(context, paymentIntentId));
    if (charge.refunded) {
      throw invalidRequest(`The payment ${paymentIntentId} has been refunded.`, 'payment_intent');
    }
    const now = context.now();
    const opened = buildDispute(charge, now);
    const withdrawn = { ...opened, balance_transactions: [buildFundsMovement(opened, 'withdrawal', now)] };
    store.save('charge', { ...charge, disputed: true });
    store.save('dispute', withdrawn);
    events.record('charge.dispute.created', opened);
    events.record('charge.dispute.funds_withdrawn', withdrawn, previousAttributes(opened, withdrawn));
    return opened.id;
  });
}

/**
 * The bank decides a dispute: one that is won brings the money back.
 * @throws StripeApiError (400 or 404) when there is no such dispute, or it is decided already
 */
export function closeDispute(state: SandboxState, id: string, outcome: 'won' | 'lost'): void {
  state.transact(null, (context) => {
    const { store, events } = context;
    const dispute = store.find('dispute', id);
    if (!dispute) throw noSuchObject('dispute', id, 'dispute');
    if (dispute.status !== 'needs_response') {
      throw invalidRequest(`The dispute ${id} is ${dispute.status} already.`, 'dispute');
    }
    const closed: Stripe.Dispute = { ...dispute, status: outcome };
    store.save('dispute', closed);
    events.record('charge.dispute.updated', closed, previousAttributes(dispute, closed));
    events.record('charge.dispute.closed', closed);
    if (outcome === 'lost') return;

    const movement = buildFundsMovement(dispute, 'reversal', context.now());
    const reinstated = { ...closed, balance_transactions: [...closed.balance_transactions, movement] };
    store.save('dispute', reinstated);
    events.record('charge.dispute.funds_reinstated', reinstated, previousAttributes(closed, reinstated));
  });
}

const disputeListParameters = z.strictObject({
  ...listParameters,
  charge: parameter.text().optional(),
  payment_intent: parameter.text().optional(),
});

/** https://docs.stripe.com/api/disputes */
export const disputeRoutes = [
  apiRoute('GET', '/v1/disputes/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const dispute = store.find('dispute', id);
    if (!dispute) throw noSuchObject('dispute', id, 'dispute');
    return dispute;
  }),
  apiRoute(
    'GET',
    '/v1/disputes',
    disputeListParameters,
    ({ store }, { charge, payment_intent: intent, ...query }) =>
      listObjects(store, 'dispute', '/v1/disputes', query, [
        ...filterBy('$.charge', charge),
        ...filterBy('$.payment_intent', intent),
      ]),
  ),
];
