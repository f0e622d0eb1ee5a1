import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';

@ObjectType({ description: 'What is on sale: one subscription for everything.' })
export class Plan {
  @Field(() => MoneyType, { description: 'Price of a term.' })
  price!: MoneyType;

  @Field(() => Int, { description: 'Length of a term in years.' })
  termYears!: number;

  @Field(() => Int, { description: 'For how many days after a payment cancelling gives it back whole.' })
  refundWindowDays!: number;

  @Field(() => Int, {
    description: 'For how many days the lectures stay open while a renewal is not paid.',
  })
  graceDays!: number;

  @Field(() => Int, {
    description:
      'For how many days somebody who has never subscribed watches before the first payment; 0 for none.',
  })
  trialDays!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Key of the card provider for browsers; null when none is configured.',
  })
  publishableKey!: string | null;
}
