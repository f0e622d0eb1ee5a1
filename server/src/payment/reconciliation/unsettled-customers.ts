import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { HAS_OPEN_DISPUTE } from '#server/payment/ledger/dispute-status.ts';
import { ANNOUNCED_DAYS } from '#server/payment/notice/renewal-notices.ts';
import { placesFor } from '#server/platform/db/places.ts';

/** Stripe's statuses that are not permanent. */
const MOVING_STATUSES = ['incomplete', 'past_due', 'unpaid', 'paused'] satisfies Stripe.Subscription.Status[];

/** An event that is unprocessed for longer did not just arrive. */
const OVERDUE = "interval '5 minutes'";

/**
 * The Stripe IDs of customers whose state may change, by our tables: open checkouts and requests; requested, pending or
 * failed refunds; unpaid renewals; open disputes; renewals to be announced or due about now; access that has just
 * ended; unprocessed events.
 */
export async function unsettledCustomers(em: EntityManager, now: Date): Promise<string[]> {
  const rows = await em.execute<{ stripe_customer_id: string }[]>(
    `with clock as (select ?::timestamptz as now), people as (
       select user_id from checkouts where state in ('OPEN', 'PENDING')
       union select subscription.user_id from cancellation_requests request
         join subscriptions subscription on subscription.id = request.subscription_id where request.closed_at is null
       union select payment.user_id from refund_requests request join payments payment on payment.id = request.payment_id
       union select payment.user_id from clock, refunds refund join payments payment on payment.id = refund.payment_id
         where refund.state in ('PENDING', 'FAILED') and refund.requested_at > now - interval '90 days'
       union select user_id from payments where ${HAS_OPEN_DISPUTE}
       union select user_id from subscriptions, clock where stripe_status in (${placesFor(MOVING_STATUSES)})
         or access_until between now - interval '1 day' and now + interval '1 hour'
         or (access_until > now and current_period_end <= now + interval '1 hour')
         or (access_until > now and not cancel_at_period_end
           and current_period_end <= now + make_interval(days => ${ANNOUNCED_DAYS})
           and renewal_announced_for is distinct from current_period_end)
     )
     select stripe_customer_id from customers join people using (user_id)
     union select stripe_customer_id from customers join stripe_events using (stripe_customer_id)
       where state = 'RECEIVED' and received_at < clock_timestamp() - ${OVERDUE}`,
    [now, ...MOVING_STATUSES],
  );
  return rows.map((row) => row.stripe_customer_id);
}

/** IDs of the events that were received some time ago and are not processed, oldest first. */
export async function overdueEvents(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from stripe_events where state = 'RECEIVED' and received_at < clock_timestamp() - ${OVERDUE}
       order by occurred_at, id limit 1000`,
  );
  return rows.map(({ id }) => id);
}
