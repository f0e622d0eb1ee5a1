import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { Condition, ObjectStore } from '#sandbox/stripe/object-store.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import type { BankClaim } from '#sandbox/stripe/stored-objects.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import { buildDispute, buildFundsMovement } from './dispute-build.ts';
import { endRefund } from './refund-life.ts';
import { findTestCardByLastDigits } from './test-cards.ts';

/** The final statuses of a dispute or an inquiry. */
export type DisputeEnd = 'lost' | 'warning_closed' | 'won';

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

/** A refund that is pending when the bank takes the payment back fails. */
function stopRefunds(context: SandboxContext, charge: Stripe.Charge): Stripe.Charge {
  context.store
    .all(
      'refund',
      { path: '$.charge', is: charge.id },
      { path: '$.status', isOneOf: ['pending', 'requires_action'] },
    )
    .toReversed()
    .forEach(({ id }) => endRefund(context, id, 'failed', 'charge_for_pending_refund_disputed'));
  return context.store.get('charge', charge.id);
}

/** Withdraws the disputed amount and the fee from the account. */
function withdrawFunds({ store, events, now }: SandboxContext, dispute: Stripe.Dispute): void {
  const movement = buildFundsMovement(dispute, 'withdrawal', now());
  store.save('balance_transaction', movement);
  const withdrawn = { ...dispute, balance_transactions: [movement] };
  store.save('dispute', withdrawn);
  events.record('charge.dispute.funds_withdrawn', withdrawn, previousAttributes(dispute, withdrawn));
}

function claimCharge(context: SandboxContext, disputed: Stripe.Charge, claim: BankClaim): string {
  const { store, events } = context;
  const charge = claim === 'dispute' ? stopRefunds(context, disputed) : disputed;
  if (charge.refunded) throw invalidRequest(`The charge ${charge.id} has been refunded.`, 'charge');
  const opened = buildDispute(charge, context.now(), claim);
  store.save('charge', { ...charge, disputed: true });
  store.save('dispute', opened);
  events.record('charge.dispute.created', opened);
  if (claim === 'dispute') withdrawFunds(context, opened);
  return opened.id;
}

/**
 * The payer's bank disputes the rest of a payment, or inquires first.
 * @returns the dispute's ID, `du_...`
 * @throws StripeApiError (400 or 404) if there is no such payment, or nothing left of it
 */
export function openDispute(state: SandboxState, paymentIntentId: string, claim: BankClaim): string {
  return state.transact(null, (context) =>
    claimCharge(context, chargeToDispute(context, paymentIntentId), claim),
  );
}

/** Schedules the dispute or inquiry that the test card's bank opens, if any. */
export function planClaim(context: SandboxContext, charge: Stripe.Charge): void {
  const card = findTestCardByLastDigits(charge.payment_method_details?.card?.last4 ?? '');
  if (!card?.claim) return;
  const { id, created } = charge;
  context.store.save('claim_outlook', { id, created, claim: card.claim, due_at: created });
}

const dueBy = (until: number): Condition => ({ path: '$.due_at', isAtMost: until });

/** When a test card's bank opens the next dispute, in Unix seconds, if ever. */
export function nextClaimDue(store: ObjectStore): number | undefined {
  const times = store
    .all('claim_outlook', dueBy(Number.MAX_SAFE_INTEGER))
    .flatMap(({ due_at: at }) => at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Opens the disputes that are due, oldest first, except for payments refunded in full meanwhile. */
export function openDueClaims(context: SandboxContext): void {
  const { store } = context;
  for (const outlook of store.all('claim_outlook', dueBy(context.now())).toReversed()) {
    store.save('claim_outlook', { ...outlook, due_at: null });
    const charge = store.get('charge', outlook.id);
    if (!charge.disputed && !charge.refunded) claimCharge(context, charge, outlook.claim);
  }
}

/** The possible changes of a dispute in each open status. All other statuses are final. */
const NEXT: Readonly<Record<string, { reviewed?: Stripe.Dispute.Status; ends: readonly DisputeEnd[] }>> = {
  warning_needs_response: { reviewed: 'warning_under_review', ends: ['warning_closed'] },
  warning_under_review: { ends: ['warning_closed'] },
  needs_response: { reviewed: 'under_review', ends: ['won', 'lost'] },
  under_review: { ends: ['won', 'lost'] },
};

/** The statuses of open disputes. */
export const OPEN_DISPUTES: readonly string[] = Object.keys(NEXT);

/** The possible final statuses of a dispute in its current status. */
export function endsOf({ status }: Stripe.Dispute): readonly DisputeEnd[] {
  return NEXT[status]?.ends ?? [];
}

/** Whether the bank waits for a response. */
export function needsResponse({ status }: Stripe.Dispute): boolean {
  return NEXT[status]?.reviewed !== undefined;
}

/** Whether it is an inquiry. */
export function isInquiry({ status }: Stripe.Dispute): boolean {
  return status === 'warning_needs_response' || status === 'warning_under_review';
}

/** @throws StripeApiError (404) if there is no such dispute, (400) if it is in another status */
function disputeIn({ store }: SandboxContext, id: string, isAsked: (dispute: Stripe.Dispute) => boolean) {
  const dispute = store.find('dispute', id);
  if (!dispute) throw noSuchObject('dispute', id, 'dispute');
  if (!isAsked(dispute)) throw invalidRequest(`The dispute ${id} is ${dispute.status} already.`, 'dispute');
  return dispute;
}

function changeDispute(
  { store, events }: SandboxContext,
  dispute: Stripe.Dispute,
  changes: Partial<Stripe.Dispute>,
): Stripe.Dispute {
  const changed: Stripe.Dispute = { ...dispute, ...changes };
  store.save('dispute', changed);
  events.record('charge.dispute.updated', changed, previousAttributes(dispute, changed));
  return changed;
}

/**
 * The school submits its response to the bank, which reviews it.
 * @throws StripeApiError (400 or 404) if there is no such dispute, or it needs no response
 */
export function answerDispute(state: SandboxState, id: string): void {
  state.transact(null, (context) => {
    const dispute = disputeIn(context, id, needsResponse);
    const { evidence_details: details } = dispute;
    changeDispute(context, dispute, {
      evidence_details: {
        ...details,
        has_evidence: true,
        submission_count: details.submission_count + 1,
        submission_method: 'manual',
      },
      status: NEXT[dispute.status]?.reviewed ?? dispute.status,
    });
  });
}

/**
 * The bank escalates an inquiry and takes the payment back.
 * @throws StripeApiError (400 or 404) if there is no such inquiry, or nothing left of the payment
 */
export function escalateInquiry(state: SandboxState, id: string): void {
  state.transact(null, (context) => {
    const inquiry = disputeIn(context, id, isInquiry);
    const charge = stopRefunds(context, context.store.get('charge', idOf(inquiry.charge)));
    if (charge.refunded) throw invalidRequest(`The charge ${charge.id} has been refunded.`, 'charge');
    const { evidence_details, payment_method_details, status } = buildDispute(
      charge,
      context.now(),
      'dispute',
    );
    const escalated = changeDispute(context, inquiry, {
      amount: charge.amount - charge.amount_refunded,
      evidence_details,
      is_charge_refundable: false,
      ...(payment_method_details && { payment_method_details }),
      status,
    });
    withdrawFunds(context, escalated);
  });
}

/**
 * The bank decides a dispute. A won one returns the money. An inquiry ends without any movement of funds.
 * @throws StripeApiError (400 or 404) if there is no such dispute, or it cannot end this way
 */
export function closeDispute(state: SandboxState, id: string, outcome: DisputeEnd): void {
  state.transact(null, (context) => {
    const { store, events } = context;
    const dispute = disputeIn(context, id, (found) => endsOf(found).includes(outcome));
    const closed = changeDispute(context, dispute, { status: outcome });
    events.record('charge.dispute.closed', closed);
    if (outcome !== 'won') return;

    const movement = buildFundsMovement(dispute, 'reversal', context.now());
    store.save('balance_transaction', movement);
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
