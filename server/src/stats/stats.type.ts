import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

/** Collected payments: in the currency of the current offer, and in each currency. */
export interface Collected {
  collected: MoneyType;
  collectedByCurrency: MoneyType[];
}

const BY_CURRENCY = 'The same in each currency with payments. The currency of the offer always comes first.';

@ObjectType({ description: 'Statistics of the school. Admins only.' })
export class Stats implements Collected {
  @Field(() => Int, { description: 'Number of accounts.' })
  registeredUsers!: number;

  @Field(() => Int, {
    description: 'Number of users with a paid subscription now; free trials do not count.',
  })
  subscribedUsers!: number;

  @Field(() => MoneyType, { description: 'Subscribed users times the price of a year.' })
  totalRevenue!: MoneyType;

  @Field(() => MoneyType, {
    description: 'Payments minus refunds of all time, in the currency of the offer.',
  })
  collected!: MoneyType;

  @Field(() => [MoneyType], { description: BY_CURRENCY })
  collectedByCurrency!: MoneyType[];
}

@ObjectType({ description: 'Sales of a month, UTC.' })
export class MonthlySales implements Collected {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Number of payments in the month.' })
  count!: number;

  @Field(() => MoneyType, {
    description: 'Payments of the month minus their refunds, in the currency of the offer.',
  })
  collected!: MoneyType;

  @Field(() => [MoneyType], { description: BY_CURRENCY })
  collectedByCurrency!: MoneyType[];
}

@ObjectType({ description: 'Sales of a year by month, UTC.' })
@InArea(Area.PAYMENTS)
export class YearlySales implements Collected {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Number of payments in the year.' })
  count!: number;

  @Field(() => MoneyType, {
    description: 'Payments of the year minus their refunds, in the currency of the offer.',
  })
  collected!: MoneyType;

  @Field(() => [MoneyType], { description: BY_CURRENCY })
  collectedByCurrency!: MoneyType[];

  @Field(() => [MonthlySales], { description: 'January to December.' })
  months!: MonthlySales[];

  @Field(() => [Int], {
    description: 'Available years, newest first, from that of the first payment to the current one.',
  })
  years!: number[];
}
