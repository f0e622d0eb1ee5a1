import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { PriceTax } from '#server/school/price-tax.type.ts';

@ObjectType({ description: 'The current offer: one subscription for all courses.' })
export class Plan {
  @Field(() => MoneyType, { description: 'Price per term.' })
  price!: MoneyType;

  @Field(() => PriceTax, { description: 'What the price says about tax.' })
  priceTax!: PriceTax;

  @Field(() => Int, { description: 'Length of a term in years.' })
  termYears!: number;

  @Field(() => Int, {
    description: 'Refund period in days: cancelling within it refunds the payment in full.',
  })
  refundWindowDays!: number;

  @Field(() => Boolean, {
    description:
      'Whether cancelling in a renewed year ends the subscription after a month and refunds the rest of the year.',
  })
  monthlyNotice!: boolean;

  @Field(() => Int, {
    description: 'Grace period in days: access continues for that long while a renewal is not paid.',
  })
  graceDays!: number;

  @Field(() => Int, {
    description: 'Length of the free trial in days, for users who have never subscribed; 0 for none.',
  })
  trialDays!: number;

  @Field(() => Boolean, {
    description:
      'Whether `startCheckout` needs `agreedRenewal`: buyers must agree to the renewal with a tick of its own.',
  })
  renewalConsent!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The payment provider’s publishable key for browsers; null when none is configured.',
  })
  publishableKey!: string | null;
}
