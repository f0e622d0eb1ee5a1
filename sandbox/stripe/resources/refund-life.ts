import type Stripe from 'stripe';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { Condition, ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { RefundOutlook } from '#sandbox/stripe/stored-objects.ts';
import { refundMovement } from './balance-transactions.ts';

/** The failure reasons used here: a refund returned by the bank, and one interrupted by a dispute. */
type RefundFailure = 'charge_for_pending_refund_disputed' | 'expired_or_canceled_card';

/** How long a test card's refund takes to reach its outcome, in seconds. */
const SETTLING_TIME = 5 * 60;

/** How long the payer may take to name a destination for the money, in seconds. */
const TIME_TO_SAY = 45 * 24 * 60 * 60;

/** By the card's last four digits, as in https://docs.stripe.com/testing#refunds. */
const OUTLOOKS: Readonly<
  Record<string, Pick<RefundOutlook, 'outcome'> & { status: 'pending' | 'succeeded' }>
> = {
  '5126': { status: 'succeeded', outcome: 'failed' },
  '7726': { status: 'pending', outcome: 'succeeded' },
};

/** The first status of a refund of this charge. */
export function firstStatusOf({ payment_method_details: details }: Stripe.Charge): 'pending' | 'succeeded' {
  return OUTLOOKS[details?.card?.last4 ?? '']?.status ?? 'succeeded';
}

/** Schedules the later outcome of a new refund, for the cards that have one. */
export function planOutlook(
  { store, now }: SandboxContext,
  refund: Stripe.Refund,
  { payment_method_details: details }: Stripe.Charge,
): void {
  const outlook = OUTLOOKS[details?.card?.last4 ?? ''];
  if (!outlook) return;
  const { id, created } = refund;
  store.save('refund_outlook', { id, created, outcome: outlook.outcome, due_at: now() + SETTLING_TIME });
}

function describeReference(
  refund: Stripe.Refund,
  status: 'available' | 'unavailable',
): Stripe.Refund.DestinationDetails {
  const card: Stripe.Refund.DestinationDetails.Card = {
    ...(status === 'available' && { reference: refund.id.slice(-12) }),
    reference_status: status,
    reference_type: 'acquirer_reference_number',
    type: 'refund',
  };
  return { card, type: 'card' };
}

function changeRefund(
  { store, events }: SandboxContext,
  refund: Stripe.Refund,
  changes: Partial<Stripe.Refund>,
): Stripe.Refund {
  const changed: Stripe.Refund = { ...refund, ...changes };
  const previous = previousAttributes(refund, changed);
  store.save('refund', changed);
  events.record('refund.updated', changed, previous);
  events.record('charge.refund.updated', changed, previous);
  return changed;
}

/** The money has arrived. As with real cards, the network's reference follows in a later update. */
export function completeRefund(context: SandboxContext, refund: Stripe.Refund): void {
  const details = describeReference(refund, 'available');
  changeRefund(context, refund, { destination_details: details, status: 'succeeded' });
}

/** Restores the charge by an amount that was not refunded, so that it can be refunded again. */
function takeOffCharge({ store }: SandboxContext, refund: Stripe.Refund): void {
  if (!refund.charge) throw new Error(`The refund ${refund.id} is of no charge`);
  const charge = store.get('charge', idOf(refund.charge));
  store.save('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
}

/** The bank returns the money. */
function failRefund(context: SandboxContext, refund: Stripe.Refund, reason: RefundFailure): void {
  takeOffCharge(context, refund);
  const failed = changeRefund(context, refund, {
    ...(refund.status === 'pending' && { destination_details: describeReference(refund, 'unavailable') }),
    failure_balance_transaction: refundMovement(context, refund, 'refund_failure'),
    failure_reason: reason,
    status: 'failed',
  });
  context.events.record('refund.failed', failed);
}

/** Cancels the scheduled outcome of a refund. */
function dropOutlook({ store }: SandboxContext, id: string): void {
  const outlook = store.find('refund_outlook', id);
  if (outlook) store.save('refund_outlook', { ...outlook, due_at: null });
}

/** The payer must name a destination for the money before it is sent. */
export function askForDetails(context: SandboxContext, refund: Stripe.Refund): void {
  dropOutlook(context, refund.id);
  const { customer, created } = refund;
  const payer = customer ? context.store.get('customer', idOf(customer)) : undefined;
  const email = payer && !payer.deleted ? payer.email : null;
  changeRefund(context, refund, {
    next_action: {
      display_details: {
        email_sent: { email_sent_at: created, email_sent_to: email ?? '' },
        expires_at: created + TIME_TO_SAY,
      },
      type: 'display_details',
    },
    status: 'requires_action',
  });
}

/** Cancels a refund because the payer named no destination, or at the school's request. */
export function cancelRefund(context: SandboxContext, refund: Stripe.Refund): Stripe.Refund {
  takeOffCharge(context, refund);
  return changeRefund(context, refund, {
    failure_balance_transaction: refundMovement(context, refund, 'refund_failure'),
    status: 'canceled',
  });
}

/** Applies the outcome of a refund, and cancels a scheduled one. */
export function endRefund(
  context: SandboxContext,
  id: string,
  outcome: RefundOutlook['outcome'],
  reason: RefundFailure = 'expired_or_canceled_card',
): void {
  dropOutlook(context, id);
  const refund = context.store.get('refund', id);
  if (outcome === 'failed') failRefund(context, refund, reason);
  else completeRefund(context, refund);
}

function dueConditions(until: number): Condition[] {
  return [{ path: '$.due_at', isAtMost: until }];
}

/** When the next refund reaches its outcome, in Unix seconds, if ever. */
export function nextRefundDue(store: ObjectStore): number | undefined {
  const waiting = store.all('refund_outlook', ...dueConditions(Number.MAX_SAFE_INTEGER));
  const times = waiting.flatMap(({ due_at: at }) => at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Applies the outcomes that are due, oldest first. */
export function settleDueRefunds(context: SandboxContext): void {
  context.store
    .all('refund_outlook', ...dueConditions(context.now()))
    .toReversed()
    .forEach(({ id, outcome }) => endRefund(context, id, outcome));
}
