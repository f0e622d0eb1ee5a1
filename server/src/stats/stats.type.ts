import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

/** What payments brought: in the currency of what is on sale, and in each. */
export interface Collected {
  collected: MoneyType;
  collectedByCurrency: MoneyType[];
}

const BY_CURRENCY = "The same in each currency that there were payments in, the plan's always first.";

@ObjectType({ description: 'The school in numbers. Admins only.' })
export class Stats implements Collected {
  @Field(() => Int, { description: 'How many people have an account.' })
  registeredUsers!: number;

  @Field(() => Int, { description: 'How many people have a paid subscription right now.' })
  subscribedUsers!: number;

  @Field(() => MoneyType, { description: 'Subscribed users times the price of a year.' })
  totalRevenue!: MoneyType;

  @Field(() => MoneyType, {
    description: "What payments minus refunds really brought, of all time, in the plan's currency.",
  })
  collected!: MoneyType;

  @Field(() => [MoneyType], { description: BY_CURRENCY })
  collectedByCurrency!: MoneyType[];
}

@ObjectType({ description: 'Sales of a month, UTC.' })
export class MonthlySales implements Collected {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Payments of the month.' })
  count!: number;

  @Field(() => MoneyType, {
    description: "What the payments of the month minus their refunds brought, in the plan's currency.",
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

  @Field(() => Int, { description: 'Payments of the year.' })
  count!: number;

  @Field(() => MoneyType, {
    description: "What the payments of the year minus their refunds brought, in the plan's currency.",
  })
  collected!: MoneyType;

  @Field(() => [MoneyType], { description: BY_CURRENCY })
  collectedByCurrency!: MoneyType[];

  @Field(() => [MonthlySales], { description: 'January to December.' })
  months!: MonthlySales[];

  @Field(() => [Int], {
    description: 'Years that can be asked for, newest first: from the first payment to this one.',
  })
  years!: number[];
}
