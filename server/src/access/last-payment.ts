import { sql, type Expression } from 'kysely';
import type { Stripe } from 'stripe';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, columnsOf, read, uuids, type RowOf } from '#server/platform/db/read.ts';

/** The time of a user's newest event of a type, by Stripe's clock. */
const newestEvent = (userId: Expression<string>, type: Stripe.Event['type']) =>
  db
    .selectFrom('customers as customer')
    .innerJoin('stripeEvents as event', 'event.stripeCustomerId', 'customer.stripeCustomerId')
    .where('customer.userId', '=', userId)
    .where('event.type', '=', type)
    .select(({ fn }) => fn.max('event.occurredAt').as('at'));

/** Requests to end a subscription immediately. */
const requestsAtOnce = (subscriptionId: Expression<string>) =>
  db
    .selectFrom('intents as request')
    .where('request.subscriptionId', '=', subscriptionId)
    .where('request.kind', '=', 'AT_ONCE');

/** The end times of a user's cancelled subscriptions at Stripe by their ids; null until their event arrives. */
const endTimes = (userId: Expression<string>) =>
  db
    .selectFrom('subscriptions as subscription')
    .where('subscription.userId', '=', userId)
    .where('subscription.stripeStatus', '=', 'canceled')
    .select((query) => {
      const id = query.ref('subscription.id');
      const ended = newestEvent(userId, 'customer.subscription.deleted').where((event) =>
        event(
          sql<string>`${event.ref('event.payload')} #>> '{data,object,id}'`,
          '=',
          query.ref('subscription.stripeSubscriptionId'),
        ),
      );
      const requested = requestsAtOnce(id).select(({ fn }) => fn.max('request.closedAt').as('at'));
      return sql<Record<string, string | null>>`
        coalesce(jsonb_object_agg(${id}, coalesce(${ended}, ${requested})), '{}')`.as('times');
    });

/** Facts about the last payment and the checkouts that explain why a user may not watch. */
export const LAST_PAYMENTS = read({ userIds: uuids }, ({ userIds }) =>
  db
    .selectFrom('users as person')
    .where('person.id', '=', anyOf(userIds))
    .leftJoinLateral(
      (query) =>
        query
          .selectFrom('payments as payment')
          .whereRef('payment.userId', '=', 'person.id')
          .orderBy('payment.paidAt', 'desc')
          .orderBy('payment.id', 'desc')
          .limit(1)
          .select(columnsOf('payment', ['id', 'paidAt', 'amount', 'refundedAmount', 'disputedAmount']))
          .as('last'),
      (join) => join.onTrue(),
    )
    .select((query) => {
      const userId = query.ref('person.id');
      const isDisputed = query('last.disputedAmount', '>', 0);
      const endedByHand = query
        .selectFrom('subscriptions as subscription')
        .where('subscription.userId', '=', userId)
        .where((each) => each.exists(requestsAtOnce(each.ref('subscription.id')).select('request.id')))
        .select('subscription.id');
      const lastRefund = query
        .selectFrom('refunds as refund')
        .whereRef('refund.paymentId', '=', 'last.id')
        .where('refund.state', 'in', ['PENDING', 'SUCCEEDED'])
        .select(({ fn }) => fn.max('refund.requestedAt').as('at'));
      return [
        'person.id as userId',
        query
          .exists(
            query
              .selectFrom('checkouts as checkout')
              .where('checkout.userId', '=', userId)
              .where('checkout.state', '=', 'PENDING')
              .select('checkout.id'),
          )
          .as('hasPendingCheckout'),
        query('last.id', 'is not', null).as('hasPaid'),
        query.fn.coalesce(isDisputed, query.lit(false)).as('isDisputed'),
        // Null if the time is unknown.
        query
          .case()
          .when(isDisputed)
          .then(newestEvent(userId, 'charge.dispute.created'))
          .end()
          .as('disputedAt'),
        // Null if the payment was not fully refunded.
        query
          .case()
          .when('last.refundedAmount', '>=', query.ref('last.amount'))
          .then(query.fn.coalesce(lastRefund, 'last.paidAt'))
          .end()
          .as('refundedAt'),
        // Ids of the subscriptions that were ended immediately on request.
        sql<string[]>`array${endedByHand}`.as('endedByHand'),
        sql<Record<string, string | null>>`${endTimes(userId)}`.as('endedAt'),
      ];
    }),
);

export type LastPayment = RowOf<typeof LAST_PAYMENTS>;
