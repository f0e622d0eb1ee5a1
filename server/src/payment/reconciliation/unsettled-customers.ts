import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import type { Stripe } from 'stripe';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, rowOf, time } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { hasOpenDispute } from '#server/payment/ledger/dispute-status.ts';
import { REMINDER_DUE_MS } from '#server/payment/notice/renewal-announcements.ts';

/** Stripe's statuses that are not permanent. */
const MOVING_STATUSES = ['incomplete', 'past_due', 'unpaid', 'paused'] satisfies Stripe.Subscription.Status[];

/** Events that are unprocessed for so long that they did not just arrive. */
const overdue = db
  .selectFrom('stripeEvents as event')
  .where('event.state', '=', 'RECEIVED')
  .where('event.receivedAt', '<', sql<Date>`clock_timestamp() - interval '5 minutes'`);

const later = (now: Expression<Date>, interval: string) => sql<Date>`${now} + ${interval}::interval`;

/** Subscriptions whose state may change: unpaid, about to be renewed or announced, or just ended. */
const movingSubscriptions = (now: Expression<Date>, notice: Expression<Date>) =>
  db.selectFrom('subscriptions as subscription').where((query) => {
    const isOpen = query('subscription.accessUntil', '>', now);
    const endsWithin = (interval: string) =>
      query('subscription.currentPeriodEnd', '<=', later(now, interval));
    return query.or([
      query('subscription.stripeStatus', 'in', MOVING_STATUSES),
      query.between('subscription.accessUntil', later(now, '-1 day'), later(now, '1 hour')),
      query.and([isOpen, endsWithin('1 hour')]),
      query.and([
        isOpen,
        query('subscription.cancelAtPeriodEnd', '=', false),
        query.or([
          query.and([
            endsWithin(`${REMINDER_DUE_MS} milliseconds`),
            query(
              'subscription.renewalAnnouncedFor',
              'is distinct from',
              query.ref('subscription.currentPeriodEnd'),
            ),
          ]),
          query.and([
            query('subscription.currentPeriodEnd', '<=', notice),
            // Excludes subscriptions that began within these days.
            query(
              'subscription.createdAt',
              '<=',
              sql<Date>`subscription.current_period_end - (${notice} - ${now})`,
            ),
            query(
              'subscription.renewalNoticedFor',
              'is distinct from',
              query.ref('subscription.currentPeriodEnd'),
            ),
          ]),
        ]),
      ]),
    ]);
  });

const intents = db.selectFrom('intents as intent').where('intent.closedAt', 'is', null);
const refunds = db
  .selectFrom('refunds as refund')
  .where('refund.state', 'in', ['PENDING', 'FAILED', 'CANCELED']);

const unsettledPeople = (now: Expression<Date>, notice: Expression<Date>) =>
  intents
    .innerJoin('payments as payment', 'payment.id', 'intent.paymentId')
    .select('payment.userId')
    .union(
      intents
        .innerJoin('subscriptions as subscription', 'subscription.id', 'intent.subscriptionId')
        .select('subscription.userId'),
    )
    .union(
      intents
        .innerJoin('customers as customer', 'customer.stripeCustomerId', 'intent.stripeCustomerId')
        .select('customer.userId'),
    )
    .union(
      db
        .selectFrom('checkouts as checkout')
        .where('checkout.state', 'in', ['OPEN', 'PENDING'])
        .select('checkout.userId'),
    )
    .union(
      refunds
        .where('refund.requestedAt', '>', later(now, '-90 days'))
        .innerJoin('payments as payment', 'payment.id', 'refund.paymentId')
        .select('payment.userId'),
    )
    .union(
      db
        .selectFrom('payments as payment')
        .where((query) => hasOpenDispute(rowOf(query, 'payment')))
        .select('payment.userId'),
    )
    .union(movingSubscriptions(now, notice).select('subscription.userId'));

const UNSETTLED = read({ now: time, notice: time }, ({ now, notice }) =>
  db
    .selectFrom('customers as customer')
    .innerJoin(unsettledPeople(now, notice).as('person'), 'person.userId', 'customer.userId')
    .select('customer.stripeCustomerId as id')
    .union(
      overdue
        .innerJoin('customers as customer', 'customer.stripeCustomerId', 'event.stripeCustomerId')
        .select('customer.stripeCustomerId as id'),
    ),
);

const OVERDUE = read({}, () =>
  overdue.orderBy('event.occurredAt').orderBy('event.id').limit(1000).select('event.id'),
);

/**
 * The Stripe IDs of customers whose state may change, by our tables: open checkouts and requests; requested, pending or
 * failed refunds; unpaid renewals; open disputes; renewals to be announced or due about now; access that has just
 * ended; unprocessed events.
 *
 * @param noticeDays days before a renewal at which its first notice is due
 */
export async function unsettledCustomers(
  em: EntityManager,
  now: Date,
  noticeDays: number,
): Promise<string[]> {
  const notice = new Date(now.getTime() + noticeDays * DAY_MS);
  const rows = await readIn(em, UNSETTLED, { now, notice });
  return rows.map(({ id }) => id);
}

/** IDs of the events that were received some time ago and are not processed, oldest first. */
export async function overdueEvents(em: EntityManager): Promise<string[]> {
  const rows = await readIn(em, OVERDUE, {});
  return rows.map(({ id }) => id);
}
