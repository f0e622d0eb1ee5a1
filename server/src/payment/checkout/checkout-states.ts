import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { validate as isUuid } from 'uuid';
import type { Clock } from '#server/platform/common/clock.ts';
import {
  chargesOf,
  type CustomerSnapshot,
  type CustomerSubscription,
} from '#server/payment/stripe/customer-snapshot.ts';
import { fromUnix, idOf } from '#server/payment/stripe/stripe-calls.ts';
import { GIVEN_UP_INVOICES } from '#server/payment/subscription/subscription-status.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import { Checkout } from './checkout.entity.ts';

type CheckoutState = Checkout['state'];

const LIVE: readonly CheckoutState[] = ['OPEN', 'PENDING'];

/** The checkout of a person that can be paid or waits for the bank; null if there is none. */
export function findLiveCheckout(em: EntityManager, userId: string): Promise<Checkout | null> {
  return em.findOne(Checkout, { user: userId, state: { $in: [...LIVE] } });
}

/** Updates checkouts from their sessions at Stripe, on each synchronization of a customer. */
export class CheckoutStates {
  constructor(private readonly clock: Clock) {}

  /** Runs in the transaction of `em`. The caller holds the lock on the customer's row. */
  readonly onSync: SyncListener = async (em, customer, snapshot) => {
    const userId = customer.user.id;
    const rows = await em.find(Checkout, { user: userId });
    const bySession = new Map(rows.map((row) => [row.stripeSessionId, row]));
    // Ended sessions come first, because they make room for a new live one.
    const found = snapshot.sessions
      .map((session) => ({ session, state: stateOf(session, snapshot) }))
      .toSorted((one, other) => Number(LIVE.includes(one.state)) - Number(LIVE.includes(other.state)));
    for (const { session, state } of found) {
      const row = bySession.get(session.id);
      if (row) this.move(row, session, state);
      else this.linkSession(em, rows, userId, session, state);
      // One after another, because the table refuses two live checkouts at the same time.
      await em.flush();
    }
  };

  /** Closes a checkout that can no longer be paid, in any state at Stripe. */
  close(checkout: Checkout, state: 'PAID' | 'FAILED' | 'EXPIRED'): void {
    checkout.state = state;
    checkout.url = null;
    checkout.closedAt ??= this.clock();
  }

  private move(row: Checkout, session: Stripe.Checkout.Session, state: CheckoutState): void {
    if (state === 'OPEN' || state === 'PENDING') {
      // An ended checkout stays ended, unless it was paid after all.
      if (!LIVE.includes(row.state)) return;
      row.state = state;
      row.url = state === 'OPEN' ? session.url : null;
      return;
    }
    if (row.state !== state) this.close(row, state);
  }

  /** Adds a session that is missing in our table because the row or Stripe's response was lost. */
  private linkSession(
    em: EntityManager,
    rows: Checkout[],
    userId: string,
    session: Stripe.Checkout.Session,
    state: CheckoutState,
  ): void {
    const { checkoutId, userId: ownerId } = session.metadata ?? {};
    if (checkoutId === undefined || !isUuid(checkoutId) || ownerId !== userId) return;
    let row = rows.find(({ id }) => id === checkoutId);
    // The row already has another session: a response was lost, and the repeated call came after Stripe had dropped the
    // key.
    if (row?.stripeSessionId) return;
    if (!row) {
      if (LIVE.includes(state) && rows.some((other) => LIVE.includes(other.state))) return;
      const createdAt = fromUnix(session.created);
      row = em.create(Checkout, { id: checkoutId, createdAt, user: userId });
      rows.push(row);
    }
    row.stripeSessionId = session.id;
    this.move(row, session, state);
  }
}

/** Statuses at Stripe of a subscription that failed. */
const FAILED_STATUSES: readonly string[] = [
  'incomplete_expired',
  'unpaid',
] satisfies Stripe.Subscription.Status[];

/** The state of a checkout, from its session and the resulting objects. */
function stateOf(
  session: Stripe.Checkout.Session,
  snapshot: Pick<CustomerSnapshot, 'subscriptions' | 'invoices' | 'charges'>,
): CheckoutState {
  if (session.status === 'open') return 'OPEN';
  if (session.status === 'expired') return 'EXPIRED';
  if (session.payment_status !== 'unpaid') return 'PAID';
  const subscription = snapshot.subscriptions.find(
    ({ id }) => session.subscription !== null && id === idOf(session.subscription),
  );
  if (isFailed(session, subscription, snapshot)) return 'FAILED';
  // After a cancellation, the bank may still process the debit. The buyer may buy again without waiting for it.
  return subscription?.status === 'canceled' ? 'EXPIRED' : 'PENDING';
}

/** Whether the bank refused the debit. The session itself only says that it is unpaid; the charge has the failure. */
function isFailed(
  session: Stripe.Checkout.Session,
  subscription: CustomerSubscription | undefined,
  { invoices, charges }: Pick<CustomerSnapshot, 'invoices' | 'charges'>,
): boolean {
  if (subscription && FAILED_STATUSES.includes(subscription.status)) return true;
  const invoiceId = session.invoice ? idOf(session.invoice) : subscription?.latest_invoice?.id;
  const invoice = invoices.find(({ id }) => id === invoiceId);
  if (!invoice) return false;
  const [latest] = chargesOf(invoice, charges);
  return GIVEN_UP_INVOICES.includes(invoice.status) || latest?.charge.status === 'failed';
}
