import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { hasOpenDispute } from '#server/payment/ledger/dispute-status.ts';

/**
 * Selects all current problems: id, kind, since (to the millisecond, as cursors have it), user_id, payment_id, detail.
 * Its only parameter is the current time of the clock, for comparisons with Stripe's times.
 */
export const OPEN_PROBLEMS = `
  with clock as (select $1::timestamptz as now)
  select 'refund-' || refund.id as id, 'REFUND_FAILED' as kind, date_trunc('milliseconds', refund.requested_at) as since,
      payment.user_id, payment.id as payment_id, refund.failure_reason as detail
    from refunds refund join payments payment on payment.id = refund.payment_id
    where refund.state in ('FAILED', 'CANCELED') and not exists (select from refunds newer where newer.payment_id = refund.payment_id
      and (newer.requested_at, newer.created_at, newer.id) > (refund.requested_at, refund.created_at, refund.id))
  union all
  select 'intent-' || intent.id, case intent.kind when 'REFUND' then 'REFUND_STUCK' when 'PRICE' then 'PRICE_STUCK' else 'REQUEST_STUCK' end,
      date_trunc('milliseconds', intent.created_at), coalesce(subscription.user_id, payment.user_id, customer.user_id),
      payment.id, intent.failure
    from intents intent left join price_notices on price_notices.id = intent.price_notice_id
      left join subscriptions subscription on subscription.id = coalesce(intent.subscription_id, price_notices.subscription_id)
      left join payments payment on payment.id = intent.payment_id
      left join customers customer on customer.stripe_customer_id = intent.stripe_customer_id, clock
    where intent.closed_at is null and (intent.failure is not null
      -- A bank may take two weeks for the payment that these wait for. Prices change in large numbers, days ahead.
      or intent.kind not in ('VOID', 'FORGET', 'PRICE') and intent.created_at < clock.now - interval '10 minutes')
  union all
  select 'unpaid-' || intent.id, 'REFUND_INCOMPLETE', date_trunc('milliseconds', intent.closed_at),
      coalesce(subscription.user_id, payment.user_id, customer.user_id), payment.id, null
    from intents intent left join subscriptions subscription on subscription.id = intent.subscription_id
      left join payments payment on payment.id = intent.payment_id
      left join customers customer on customer.stripe_customer_id = intent.stripe_customer_id, clock
    where intent.unpaid > 0 and intent.closed_at > clock.now - interval '30 days'
  union all
  select 'dispute-' || payment.id, 'DISPUTE', date_trunc('milliseconds', coalesce(
      (select max(event.occurred_at) from customers customer
         join stripe_events event on event.stripe_customer_id = customer.stripe_customer_id
         where customer.user_id = payment.user_id and event.type = 'charge.dispute.created'),
      payment.paid_at)), payment.user_id, payment.id, null
    from payments payment
    where ${sqlOf(hasOpenDispute(rowIn('payments', 'payment')))}
  union all
  select 'fraud-' || payment.id, 'FRAUD_WARNING', date_trunc('milliseconds', payment.fraud_warned_at),
      payment.user_id, payment.id, null
    from payments payment, clock
    -- Disputes that were not prevented follow within weeks.
    where payment.fraud_warned_at > clock.now - interval '30 days'
      and payment.dispute_status is null and payment.refunded_amount < payment.amount
  union all
  select 'event-' || event.id, case when event.oddity is not null then 'EVENT_ODD' when event.state = 'REFUSED' then 'EVENT_REFUSED'
        else 'EVENT_FAILED' end,
      date_trunc('milliseconds', event.occurred_at), customer.user_id, null,
      event.type || coalesce(': ' || coalesce(event.oddity, event.failure), '')
    from stripe_events event left join customers customer on customer.stripe_customer_id = event.stripe_customer_id, clock
    where (event.state = 'RECEIVED' and event.failure is not null
        or (event.state = 'REFUSED' or event.oddity is not null) and event.occurred_at > clock.now - interval '30 days')
  union all
  select 'draft-' || subscription.id, 'INVOICE_DRAFT', date_trunc('milliseconds', subscription.draft_since),
      subscription.user_id, null, case when subscription.collection_paused then 'PAUSED' else subscription.draft_cause end
    from subscriptions subscription, clock
    where subscription.draft_since < clock.now - interval '1 day'
  union all
  select 'refusal-' || refusal.kind, refusal.kind, date_trunc('milliseconds', refusal.since), null, null, refusal.detail
    from stripe_refusals refusal, clock
    -- Without a newer attempt, the cause may have been fixed long ago.
    where refusal.resolved_at is null and refusal.refused_at > clock.now - interval '30 days'
  union all
  select 'reconciliation-' || last.id, 'RECONCILIATION_FAILED', date_trunc('milliseconds', last.created_at), null, null,
      last.failure
    from (select * from reconciliations order by created_at desc, id desc limit 1) last
    where last.failure is not null`;
