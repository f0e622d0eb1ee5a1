import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';

@ObjectType('SubscriptionMonth', { description: 'Paid subscriptions in a month, UTC, and at its end.' })
export class SubscriptionMonthType {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'New subscriptions: the first payment was in the month.' })
  newSubscriptions!: number;

  @Field(() => Int, {
    description: 'Churned subscriptions: they ended in the month, or were marked as unpaid.',
  })
  endedSubscriptions!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Active subscriptions, including past due ones, at the end of the month, or now; null for a future month.',
  })
  activeSubscriptions!: number | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Monthly recurring revenue (MRR) at the end of the month, or now: a twelfth of the yearly price of the active subscriptions, before coupons and taxes; null for a future month.',
  })
  monthlyRecurringRevenue!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Annual recurring revenue (ARR): the yearly price of the active subscriptions; null for a future month.',
  })
  annualRecurringRevenue!: MoneyType | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Of the subscriptions that were active when the month began and those that were new in it, the part that ended, 0 to 1; null where there was none.',
  })
  churnRate!: number | null;
}

@ObjectType('SubscriptionYear', { description: 'Paid subscriptions in a year, UTC.' })
export class SubscriptionYear {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => [SubscriptionMonthType], { description: 'January to December.' })
  months!: SubscriptionMonthType[];

  @Field(() => Int, { description: 'New subscriptions of the year.' })
  newSubscriptions!: number;

  @Field(() => Int, { description: 'Churned subscriptions of the year.' })
  endedSubscriptions!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Of the subscriptions that were active when the year began and those that were new in it, the part that ended, 0 to 1; null where there was none.',
  })
  churnRate!: number | null;
}

@ObjectType('RenewalMonth', { description: 'Subscriptions whose paid period ends in a month, UTC.' })
export class RenewalMonthType {
  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Number of subscriptions that renew in the month.' })
  renewing!: number;

  @Field(() => MoneyType, { description: 'Sum of these renewals, if all are paid.' })
  renewingAmount!: MoneyType;

  @Field(() => Int, { description: 'Number of cancelled subscriptions that end in the month.' })
  expiring!: number;

  @Field(() => MoneyType, { description: 'Sum of the renewals that these cancellations prevent.' })
  expiringAmount!: MoneyType;
}

@ObjectType({
  description: "Recurring revenue, churn and renewals, in the terms of Stripe's billing metrics.",
})
export class SubscriptionReport {
  @Field(() => String, { description: 'Currency of the counted subscriptions: ISO 4217 code, lower case.' })
  currency!: string;

  @Field(() => [String], { description: 'Available currencies.' })
  currencies!: string[];

  @Field(() => [Int], { description: 'Available years, newest first.' })
  years!: number[];

  @Field(() => SubscriptionYear, { description: 'The requested year.' })
  year!: SubscriptionYear;

  @Field(() => SubscriptionYear, { description: 'The year before, for comparison.' })
  yearBefore!: SubscriptionYear;

  @Field(() => [RenewalMonthType], {
    description: 'The current month and the twelve after it, regardless of the requested year.',
  })
  renewals!: RenewalMonthType[];
}
