import type { AccessHistoryKind } from './access-history.type.ts';

const NOTHING = 'null::int, null::text, null::timestamptz';

const CHECKOUTS = [
  `select person, 'checkout-' || checkout.id as id, 'CHECKOUT_STARTED' as kind, 'checkoutStarted' as text,
      checkout.created_at as at, null::int as amount, null::text as currency, null::timestamptz as until
    from people join checkouts checkout on checkout.user_id = person`,
  `select person, 'checkout-pending-' || subject, 'CHECKOUT_PENDING', 'checkoutPending', at, ${NOTHING}
    from told where type = 'checkout.session.completed' and object ->> 'payment_status' = 'unpaid'`,
  `select person, 'checkout-end-' || checkout.id, 'CHECKOUT_' || checkout.state,
      case checkout.state when 'PAID' then 'checkoutPaid' when 'FAILED' then 'checkoutFailed' else 'checkoutExpired' end,
      coalesce((select min(at) from told where told.person = people.person and subject = checkout.stripe_session_id
        and type in ('checkout.session.completed', 'checkout.session.async_payment_succeeded',
          'checkout.session.async_payment_failed', 'checkout.session.expired')
        and not (type = 'checkout.session.completed' and object ->> 'payment_status' = 'unpaid')), checkout.closed_at),
      ${NOTHING}
    from people join checkouts checkout on checkout.user_id = person where checkout.closed_at is not null`,
];

const PAYMENTS = [
  `select person, 'payment-' || payment.id, 'PAYMENT', 'payment', payment.paid_at, payment.amount, payment.currency,
      payment.paid_until
    from people join payments payment on payment.user_id = person`,
  // For an attempt that needs the customer, Stripe may send both a failure and a required action.
  `(select distinct on (person, subject, object ->> 'attempt_count') person,
      'attempt-' || subject || '-' || coalesce(object ->> 'attempt_count', ''),
      case type when 'invoice.payment_failed' then 'PAYMENT_FAILED' else 'AUTHENTICATION_NEEDED' end,
      case when type <> 'invoice.payment_failed' then 'authenticationNeeded'
        when object ->> 'billing_reason' = 'subscription_cycle' then 'renewalFailed' else 'paymentFailed' end,
      at, (object ->> 'amount_remaining')::int, object ->> 'currency', null::timestamptz
    from told where type in ('invoice.payment_failed', 'invoice.payment_action_required')
    order by person, subject, object ->> 'attempt_count', type, at)`,
];

const MONEY_BACK = [
  `select person, 'refund-asked-' || id, 'REFUND_REQUESTED', 'refundRequested', requested_at, amount, currency,
      null::timestamptz
    from refunds_told where state <> 'SUCCEEDED' or settled_at > requested_at + interval '1 minute'`,
  `select person, 'refund-' || id, case state when 'SUCCEEDED' then 'REFUND' else 'REFUND_FAILED' end,
      case state when 'SUCCEEDED' then 'refund' when 'FAILED' then 'refundFailed' else 'refundCanceled' end,
      coalesce(settled_at, requested_at), amount, currency, null::timestamptz
    from refunds_told where state <> 'PENDING'`,
  `(select distinct on (person, type, subject) person, 'dispute-' || type || '-' || subject,
      case type when 'charge.dispute.created' then 'DISPUTE_OPENED' else 'DISPUTE_CLOSED' end,
      case when type = 'charge.dispute.created' then 'disputeOpened'
        when object ->> 'status' = 'lost' then 'disputeLost' else 'disputeWon' end,
      at, (object ->> 'amount')::int, object ->> 'currency', null::timestamptz
    from told where type in ('charge.dispute.created', 'charge.dispute.closed') order by person, type, subject, at)`,
];

const SUBSCRIPTIONS = [
  `select person, 'subscription-' || id, 'SUBSCRIPTION_STARTED', 'subscriptionStarted', begun_at, ${NOTHING}
    from begun`,
  `(select distinct on (person, subject) person, 'subscription-end-' || subject, 'SUBSCRIPTION_ENDED',
      case object #>> '{cancellation_details,reason}' when 'payment_failed' then 'subscriptionUnpaid'
        else 'subscriptionEnded' end, at, ${NOTHING}
    from told where type = 'customer.subscription.deleted'
      and subject in (select stripe_subscription_id from begun) order by person, subject, at)`,
  // Access ends when its time is over, before Stripe sends an event.
  `select person, 'access-end-' || subscription.id, 'SUBSCRIPTION_ENDED',
      case when subscription.stripe_status in ('active', 'trialing') then 'subscriptionEnded' else 'graceOver' end,
      subscription.access_until, ${NOTHING}
    from people join subscriptions subscription on subscription.user_id = person, clock
    where subscription.access_until <= clock.now`,
  `select person, 'change-' || id, case when type = 'customer.subscription.resumed' then 'RESUMED'
        else 'SUBSCRIPTION_ENDED' end,
      case when type = 'customer.subscription.resumed' then 'resumed' else 'subscriptionPaused' end, at, ${NOTHING}
    from told where type in ('customer.subscription.resumed', 'customer.subscription.paused')`,
  // In Stripe's dashboard, a school can set any time for the end.
  `select person, 'change-' || id, case when is_to_end then 'CANCELLED_FOR_PERIOD_END' else 'RESUMED' end,
      case when is_to_end then 'cancelledForPeriodEnd' else 'resumed' end,
      at, null::int, null::text, to_timestamp((object ->> 'cancel_at')::bigint)
    from told where type = 'customer.subscription.updated' and has_new_end`,
];

const REQUESTS = [
  `select person, 'request-' || request.id, 'CANCELLATION_REQUESTED',
      case request.cause when 'ADMIN' then 'cancelledByAdmin' when 'DUPLICATE' then 'cancelledAsDuplicate'
        when 'DISPUTE' then 'cancelledForDispute' when 'REFUND' then 'cancelledForRefund' else 'cancelledByPerson' end, request.created_at, ${NOTHING}
    from people join subscriptions subscription on subscription.user_id = person
      join intents request on request.subscription_id = subscription.id
    where (request.kind = 'AT_ONCE' and request.cause <> 'UNPAID') or (request.kind = 'AT_PERIOD_END' and request.closed_at is null)`,
  // Completed requests, here and below, until their event arrives. The clocks may differ a little.
  `select person, 'request-done-' || request.id,
      case request.kind when 'RESUME' then 'RESUMED' else 'CANCELLED_FOR_PERIOD_END' end,
      case request.kind when 'RESUME' then 'resumed' else 'cancelledForPeriodEnd' end, request.closed_at, null::int,
      null::text, case request.kind when 'AT_PERIOD_END' then subscription.current_period_end end
    from people join subscriptions subscription on subscription.user_id = person
      join intents request on request.subscription_id = subscription.id
    where request.kind in ('AT_PERIOD_END', 'RESUME') and request.closed_at is not null
      and not exists (select from told where told.person = people.person
        and type = 'customer.subscription.updated' and subject = subscription.stripe_subscription_id
        and has_new_end and is_to_end = (request.kind = 'AT_PERIOD_END')
        and at >= request.created_at - interval '5 minutes')`,
  `(select distinct on (begun.id) person, 'request-done-' || request.id, 'SUBSCRIPTION_ENDED', 'subscriptionEnded',
      request.closed_at, ${NOTHING}
    from begun join intents request on request.subscription_id = begun.id
    where request.kind = 'AT_ONCE' and request.closed_at is not null and begun.stripe_status = 'canceled'
      and not exists (select from told where told.person = begun.person
        and type = 'customer.subscription.deleted' and subject = begun.stripe_subscription_id)
    order by begun.id, request.closed_at)`,
];

const GRANTS = [
  `select person, 'grant-' || access.id, 'GRANTED', 'granted', access.created_at, null::int, null::text,
      access.expires_at
    from people join access_grants access on access.user_id = person`,
  // A grant that was replaced has not ended.
  `select person, 'grant-end-' || access.id, 'GRANT_ENDED', 'grantEnded', coalesce(access.ended_at, access.expires_at),
      ${NOTHING}
    from people join access_grants access on access.user_id = person, clock
    where coalesce(access.ended_at, access.expires_at) <= clock.now and not exists (
      select from access_grants next where next.user_id = person and next.id <> access.id
        and next.created_at between access.ended_at and access.ended_at + interval '1 second')`,
];

const ENTRIES = [...CHECKOUTS, ...PAYMENTS, ...MONEY_BACK, ...SUBSCRIPTIONS, ...REQUESTS, ...GRANTS];

/** Order of the kinds within the same second: Stripe's times have no fractions of a second. */
const IN_ORDER: readonly (readonly AccessHistoryKind[])[] = [
  ['CHECKOUT_STARTED'],
  ['CHECKOUT_PENDING', 'AUTHENTICATION_NEEDED', 'PAYMENT_FAILED'],
  ['CHECKOUT_PAID', 'CHECKOUT_FAILED', 'CHECKOUT_EXPIRED'],
  ['SUBSCRIPTION_STARTED'],
  ['PAYMENT'],
  ['DISPUTE_OPENED', 'CANCELLATION_REQUESTED', 'CANCELLED_FOR_PERIOD_END', 'RESUMED', 'GRANTED'],
  ['REFUND_REQUESTED'],
  ['REFUND', 'REFUND_FAILED', 'DISPUTE_CLOSED'],
  ['SUBSCRIPTION_ENDED', 'GRANT_ENDED'],
];

const STEP = `case kind ${IN_ORDER.flatMap((kinds, step) => kinds.map((kind) => `when '${kind}' then ${step}`)).join(' ')} end`;

/**
 * Selects the access history of users as tables for a `with`. `entries` has person, id, kind, text (a key of `accessTexts.history`), at
 * and until (in milliseconds, as in cursors), amount and currency. `second` and `step` order the entries of the same second. The
 * parameters are the user ids, `$1`, and the time of the clock, `$2`.
 *
 * A row and an event may report the same thing. Rows know what happened, and events know when, by Stripe's clock. So entries come from
 * rows, with the time of their event if it has arrived. Entries come from events only if no row exists for them.
 */
export const HISTORY_TABLES = `people as (
    select users.id as person, customers.stripe_customer_id as customer
      from users left join customers on customers.user_id = users.id where users.id = any($1::uuid[])
  ), clock as (
    select $2::timestamptz as now
  ), told as (
    select person, event.id, event.type, event.occurred_at as at, event.payload #> '{data,object}' as object,
        event.payload #>> '{data,object,id}' as subject,
        -- A JSON null is also a value: the field was changed.
        event.payload #> '{data,previous_attributes,cancel_at}' is not null as has_new_end,
        coalesce(event.payload #>> '{data,object,cancel_at}' is not null, false) as is_to_end
      from people join stripe_events event on event.stripe_customer_id = customer
      where event.state = 'PROCESSED'
  ), refunds_told as (
    select refund.*, payment.currency, payment.user_id as person,
        (select max(at) from told where told.person = payment.user_id and subject = refund.stripe_refund_id
          and type in ('refund.updated', 'refund.failed', 'charge.refund.updated')) as settled_at
      from people join payments payment on payment.user_id = person join refunds refund on refund.payment_id = payment.id
  ), begun as (
    select person, subscription.*, greatest(subscription.created_at, first.paid_at) as begun_at
      from people join subscriptions subscription on subscription.user_id = person left join lateral (
        select min(paid_at) as paid_at from payments payment where payment.user_id = person
          and payment.stripe_subscription_id = subscription.stripe_subscription_id) as first on true
      -- Stripe reports a subscription as active while a bank processes its first payment.
      where coalesce(subscription.paid_until, subscription.access_until, first.paid_at) is not null
  ), raw_entries as (${ENTRIES.join(' union all ')}
  ), entries as (
    select person, id, kind, text, date_trunc('milliseconds', at) as at, amount, currency,
        date_trunc('milliseconds', until) as until, date_trunc('second', at) as second, ${STEP} as step
      from raw_entries
  )`;
