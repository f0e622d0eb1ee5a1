import type Stripe from 'stripe';
import { previousAttributes } from '#sandbox/stripe/event-log.ts';
import { idOf } from '#sandbox/stripe/ids.ts';
import type { Condition, ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { RefundOutlook } from '#sandbox/stripe/stored-objects.ts';

/** What Stripe's names for failures are used here for: a refund the bank sends back, and one a dispute overtakes. */
type RefundFailure = 'charge_for_pending_refund_disputed' | 'expired_or_canceled_card';

/** How long a test card's refund takes to become what it will be, in seconds. */
const SETTLING_TIME = 5 * 60;

/** How long the payer may take to say where the money goes, in seconds. */
const TIME_TO_SAY = 45 * 24 * 60 * 60;

/** By the card's last four digits, as https://docs.stripe.com/testing#refunds has them. */
const OUTLOOKS: Readonly<
  Record<string, Pick<RefundOutlook, 'outcome'> & { status: 'pending' | 'succeeded' }>
> = {
  '5126': { status: 'succeeded', outcome: 'failed' },
  '7726': { status: 'pending', outcome: 'succeeded' },
};

/** The state that a refund of this charge begins in. */
export function firstStatusOf({ payment_method_details: details }: Stripe.Charge): 'pending' | 'succeeded' {
  return OUTLOOKS[details?.card?.last4 ?? '']?.status ?? 'succeeded';
}

/** Remembers what becomes of a new refund later, for the cards where anything does. */
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

/** The money has arrived. As for a real card, the network's reference comes after the refund itself, as an update. */
export function completeRefund(context: SandboxContext, refund: Stripe.Refund): void {
  const details = describeReference(refund, 'available');
  changeRefund(context, refund, { destination_details: details, status: 'succeeded' });
}

/** What did not go back stands on the charge again, which can be refunded anew. */
function takeOffCharge({ store }: SandboxContext, refund: Stripe.Refund): void {
  if (!refund.charge) throw new Error(`The refund ${refund.id} is of no charge`);
  const charge = store.get('charge', idOf(refund.charge));
  store.save('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
}

/** The bank sends the money back. */
function failRefund(context: SandboxContext, refund: Stripe.Refund, reason: RefundFailure): void {
  takeOffCharge(context, refund);
  const failed = changeRefund(context, refund, {
    ...(refund.status === 'pending' && { destination_details: describeReference(refund, 'unavailable') }),
    failure_reason: reason,
    status: 'failed',
  });
  context.events.record('refund.failed', failed);
}

/** What was to come of a refund later is off. */
function dropOutlook({ store }: SandboxContext, id: string): void {
  const outlook = store.find('refund_outlook', id);
  if (outlook) store.save('refund_outlook', { ...outlook, due_at: null });
}

/** The payer has to say where the money goes before it is sent. */
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

/** Nothing goes back: the payer did not say where to, or the school thought better of it. */
export function cancelRefund(context: SandboxContext, refund: Stripe.Refund): Stripe.Refund {
  takeOffCharge(context, refund);
  return changeRefund(context, refund, { status: 'canceled' });
}

/** Brings about what a refund comes to; what was to come of it later is off. */
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

/** When the next refund becomes what it will be, in unix seconds, if any does. */
export function nextRefundDue(store: ObjectStore): number | undefined {
  const waiting = store.all('refund_outlook', ...dueConditions(Number.MAX_SAFE_INTEGER));
  const times = waiting.flatMap(({ due_at: at }) => at ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Brings about what is due by now, oldest first. */
export function settleDueRefunds(context: SandboxContext): void {
  context.store
    .all('refund_outlook', ...dueConditions(context.now()))
    .toReversed()
    .forEach(({ id, outcome }) => endRefund(context, id, outcome));
}
