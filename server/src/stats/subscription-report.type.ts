import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';

@ObjectType('SubscriptionMonth', { description: 'Paid subscriptions in a month, UTC, and at its end.' })
export class SubscriptionMonthType {
  @Field(() => Int, { description: '1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'New subscriptions: those whose first payment came in the month.' })
  newSubscriptions!: number;

  @Field(() => Int, {
    description: 'Churned subscriptions: those that were cancelled in the month, or marked as unpaid.',
  })
  endedSubscriptions!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Active subscriptions at the end of the month, or now, with those that are past due; null for a month to come.',
  })
  activeSubscriptions!: number | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Monthly recurring revenue (MRR) at the end of the month, or now: a twelfth of what the active subscriptions bring in a year, before coupons and taxes; null for a month to come.',
  })
  monthlyRecurringRevenue!: MoneyType | null;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'Annual recurring revenue (ARR): what the active subscriptions bring in a year; null for a month to come.',
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

  @Field(() => Int, { description: 'Those that are to be renewed then.' })
  renewing!: number;

  @Field(() => MoneyType, { description: 'What these renewals bring, if all are paid.' })
  renewingAmount!: MoneyType;

  @Field(() => Int, { description: 'Those that were cancelled and end then.' })
  expiring!: number;

  @Field(() => MoneyType, { description: 'What those that end would have brought.' })
  expiringAmount!: MoneyType;
}

@ObjectType({
  description: "Recurring revenue, churn and renewals, in the terms of Stripe's billing metrics.",
})
export class SubscriptionReport {
  @Field(() => String, { description: 'Of the subscriptions that are counted: ISO 4217 code, lower case.' })
  currency!: string;

  @Field(() => [String], { description: 'Currencies that can be asked for.' })
  currencies!: string[];

  @Field(() => [Int], { description: 'Years that can be asked for, newest first.' })
  years!: number[];

  @Field(() => SubscriptionYear, { description: 'The year that was asked for.' })
  year!: SubscriptionYear;

  @Field(() => SubscriptionYear, { description: 'The year before it, to compare with.' })
  yearBefore!: SubscriptionYear;

  @Field(() => [RenewalMonthType], {
    description: 'This month and the twelve after it, whatever year was asked for.',
  })
  renewals!: RenewalMonthType[];
}
