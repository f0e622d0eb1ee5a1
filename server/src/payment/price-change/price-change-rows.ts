import { sql, type Expression } from 'kysely';
import type { PriceTax } from '#shared/price-tax.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  int,
  orNull,
  read,
  text,
  time,
  uuid,
  uuids,
  type RowOf,
} from '#server/platform/db/read.ts';
import { TAX_BEHAVIORS } from '#server/payment/stripe/price-tax.ts';
import { ENDED_STATUSES } from '#server/payment/subscription/subscription-status.ts';

/** Stripe's statuses of subscriptions whose price is changed. */
const RUNNING = ['active', 'trialing', 'past_due'];

/** A new price, as columns of `plan_prices` have it. */
interface Target {
  amount: Expression<number>;
  currency: Expression<string>;
  taxBehavior: Expression<string | null>;
}

/** A price as the reads take it. */
export const targetOf = ({
  amount,
  currency,
  priceTax,
}: {
  amount: number;
  currency: string;
  priceTax: PriceTax;
}) => ({
  amount,
  currency,
  taxBehavior: TAX_BEHAVIORS[priceTax],
});

const target = { amount: int, currency: text, taxBehavior: orNull(text) };

/** The price of a year; what the subscription brings a year where its price at Stripe is not known. */
const oldAmount = sql<number>`coalesce(price.amount, subscription.yearly_amount)`;

/** Subscriptions that renew, with their price. */
const running = db
  .selectFrom('subscriptions as subscription')
  .leftJoin('planPrices as price', 'price.stripePriceId', 'subscription.stripePriceId')
  .where('subscription.stripeStatus', 'in', RUNNING)
  .where('subscription.cancelAtPeriodEnd', '=', false)
  .where(oldAmount, 'is not', null)
  // One at another price was changed at Stripe. It is not the school's any more.
  .where((query) =>
    query.or([query('price.stripePriceId', 'is not', null), query('subscription.stripePriceId', 'is', null)]),
  )
  .where((query) =>
    query.not(
      query.exists(
        query
          .selectFrom('intents as intent')
          .whereRef('intent.subscriptionId', '=', 'subscription.id')
          .where('intent.closedAt', 'is', null)
          .where('intent.kind', 'in', ['AT_ONCE', 'AT_PERIOD_END'])
          .select(sql<number>`1`.as('one')),
      ),
    ),
  );

/** Whether a subscription gets the new price. Stripe does not change the currency of a subscription. */
const isAffected = ({ amount, currency, taxBehavior }: Target) =>
  sql<boolean>`(subscription.currency = ${currency} and (${oldAmount} <> ${amount}
    or price.stripe_price_id is not null and price.tax_behavior is distinct from ${taxBehavior}))`;

/** Whether its price is known: read from Stripe, or equal to one of the school's. */
const isKnown = sql<boolean>`(subscription.stripe_price_id is not null or exists (select from plan_prices as equal
  where equal.amount = subscription.yearly_amount and equal.currency = subscription.currency))`;

/** The running subscriptions by price, the most frequent first. */
export const BY_PRICE = read({ ...target, limit: int }, ({ limit, ...price }) =>
  running
    .groupBy([oldAmount, 'subscription.currency', 'price.taxBehavior', isAffected(price)])
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(oldAmount)
    .limit(limit)
    .select([
      oldAmount.as('amount'),
      sql<string>`subscription.currency`.as('currency'),
      'price.taxBehavior',
      isAffected(price).as('isAffected'),
      sql<number>`count(*)::int`.as('subscriptions'),
      sql<number>`(sum(count(*)) over (partition by ${isAffected(price)}))::int`.as('ofAll'),
    ]),
);

/** The subscriptions from before a price change that have no notice of it. */
const untold = ({
  changeId,
  before,
  after,
  ...price
}: Target & { changeId: Expression<string>; before: Expression<Date>; after: Expression<string> }) =>
  running
    .where('subscription.id', '>', after)
    .where('subscription.createdAt', '<=', before)
    .where(isAffected(price))
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('priceNotices as notice')
            .whereRef('notice.subscriptionId', '=', 'subscription.id')
            .where('notice.priceChangeId', '=', changeId)
            // Follows from the above. Without it, a merge would read all notices for each part.
            .where('notice.subscriptionId', '>', after)
            .select(sql<number>`1`.as('one')),
        ),
      ),
    );

const place = { ...target, changeId: uuid, before: time, after: uuid, limit: int };

/** Customers with an unknown price, who are read from Stripe before they get a notice. */
export const UNREAD = read(place, ({ limit, ...change }) =>
  untold(change)
    .innerJoin('customers as customer', 'customer.userId', 'subscription.userId')
    .where(sql<boolean>`not ${isKnown}`)
    .orderBy('subscription.id')
    .limit(limit)
    .select(['subscription.id', 'customer.stripeCustomerId']),
);

const RECIPIENT = columnsOf('user', ['email', 'fullName', 'language', 'signupLanguage']);

/** The subscriptions that get a notice, with their subscribers. */
export const TO_TELL = read(place, ({ limit, ...change }) =>
  untold(change)
    .innerJoin('users as user', 'user.id', 'subscription.userId')
    .where(isKnown)
    .orderBy('subscription.id')
    .limit(limit)
    .select([
      'subscription.id',
      'subscription.stripeStatus',
      'subscription.currentPeriodEnd',
      'subscription.yearlyAmount',
      oldAmount.as('oldAmount'),
      'price.taxBehavior',
      ...RECIPIENT,
    ]),
);
export type ToTell = RowOf<typeof TO_TELL>;

/** Whether a price change is for subscriptions that got no notice yet. */
export const IS_UNTOLD = read({ ...target, changeId: uuid, before: time, after: uuid }, (change) =>
  db.selectNoFrom((query) => query.exists(untold(change).select(sql<number>`1`.as('one'))).as('isUntold')),
);

/** The notices of a price change that wait, and are not being carried out. */
const waiting = (changeId: Expression<string>, after: Expression<string>) =>
  db
    .selectFrom('priceNotices as notice')
    .innerJoin('subscriptions as subscription', 'subscription.id', 'notice.subscriptionId')
    .where('notice.priceChangeId', '=', changeId)
    .where('notice.state', '=', 'TOLD')
    .where('notice.id', '>', after)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('intents as intent')
            .whereRef('intent.priceNoticeId', '=', 'notice.id')
            .where('intent.priceNoticeId', '>', after)
            .where('intent.closedAt', 'is', null)
            .select(sql<number>`1`.as('one')),
        ),
      ),
    );

/** The notices whose renewal comes before `until`, and was told `lead` seconds or longer before. */
export const DUE = read(
  { changeId: uuid, now: time, until: time, lead: int, after: uuid, limit: int },
  (given) =>
    waiting(given.changeId, given.after)
      .where('subscription.stripeStatus', 'in', ['active', 'past_due'])
      .where('subscription.cancelAtPeriodEnd', '=', false)
      .where('subscription.currentPeriodEnd', '>', given.now)
      .where('subscription.currentPeriodEnd', '<=', given.until)
      .where(
        'subscription.currentPeriodEnd',
        '>=',
        sql<Date>`notice.created_at + make_interval(secs => ${given.lead})`,
      )
      .orderBy('notice.id')
      .limit(given.limit)
      .select('notice.id'),
);

/** The notices to take back, with their subscribers. */
export const TO_TAKE_BACK = read({ changeId: uuid, after: uuid, limit: int }, ({ changeId, after, limit }) =>
  waiting(changeId, after)
    .innerJoin('users as user', 'user.id', 'subscription.userId')
    .leftJoin('planPrices as price', 'price.stripePriceId', 'subscription.stripePriceId')
    .orderBy('notice.id')
    .limit(limit)
    .select(['notice.id', 'notice.oldAmount', 'price.taxBehavior', ...RECIPIENT]),
);

export type ToTakeBack = RowOf<typeof TO_TAKE_BACK>;

/** The number of notices of price changes in each state. */
export const COUNTS = read({ changeIds: uuids }, ({ changeIds }) =>
  db
    .selectFrom('priceNotices as notice')
    .where('notice.priceChangeId', '=', anyOf(changeIds))
    .groupBy(['notice.priceChangeId', 'notice.state'])
    .select(['notice.priceChangeId as changeId', 'notice.state', sql<number>`count(*)::int`.as('notices')]),
);

/** Closes the notices of subscriptions that have ended. Its parameter is the price change. */
export const CLOSE_ENDED = `update price_notices set state = 'ENDED' from subscriptions
  where price_notices.price_change_id = ? and price_notices.state = 'TOLD' and subscriptions.id = price_notices.subscription_id
    and subscriptions.stripe_status in (${ENDED_STATUSES.map((status) => `'${status}'`).join(', ')})`;
