import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export const SubscriptionStatus = {
  ACTIVE: 'ACTIVE',
  GRACE: 'GRACE',
  PENDING: 'PENDING',
  PAST_DUE: 'PAST_DUE',
  INACTIVE: 'INACTIVE',
} as const;
export type SubscriptionStatus = (typeof SubscriptionStatus)[keyof typeof SubscriptionStatus];

registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'State of a subscription. ACTIVE and GRACE open the lectures.',
  valuesConfig: {
    ACTIVE: { description: 'Paid, and the paid year is not over.' },
    GRACE: {
      description:
        'The renewal could not be paid yet. The lectures stay open until `accessUntil`, so that the card can be updated.',
    },
    PENDING: { description: 'The first payment is not confirmed yet.' },
    PAST_DUE: { description: 'The renewal could not be paid, and the days of grace are over.' },
    INACTIVE: { description: 'Ended: cancelled, refunded or run out.' },
  },
});

export const SubscriptionKind = { PAID: 'PAID', GRANTED: 'GRANTED' } as const;
export type SubscriptionKind = (typeof SubscriptionKind)[keyof typeof SubscriptionKind];

registerEnumType(SubscriptionKind, {
  name: 'SubscriptionKind',
  description: 'Why a subscription gives access.',
  valuesConfig: {
    PAID: { description: 'Paid for.' },
    GRANTED: { description: 'Given by an admin, without a payment.' },
  },
});

@ObjectType('UserSubscription', { description: "A person's yearly subscription. It unlocks every course." })
export class Subscription {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SubscriptionKind, { description: 'Why there is access: paid for, or granted by an admin.' })
  kind!: SubscriptionKind;

  @Field(() => SubscriptionStatus, { description: 'State right now.' })
  status!: SubscriptionStatus;

  @Field(() => Date, { description: 'End of the paid year or of the granted time, UTC.' })
  currentPeriodEnd!: Date;

  @Field(() => Boolean, { description: 'Whether it ends then, instead of being renewed.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it gives access, UTC, if nothing else happens; null when it gives none.',
  })
  accessUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when cancelling gives the whole payment back, UTC; null when nothing can be given back.',
  })
  refundableUntil!: Date | null;
}

@ObjectType('Money', { description: 'An amount of money.' })
export class MoneyType {
  // GraphQL's Int ends at 21 million dollars, which the sums of a large school pass.
  @Field(() => Float, { description: 'In minor units of the currency, like cents; a whole number.' })
  amount!: number;

  @Field(() => String, { description: 'ISO 4217 code, lower case.' })
  currency!: string;
}

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

  @Field(() => String, {
    nullable: true,
    description: 'Key of the card provider for browsers; null when none is configured.',
  })
  publishableKey!: string | null;
}

@ObjectType({ description: 'A checkout at the payment provider.' })
export class CheckoutSession {
  @Field(() => ID, { description: "The provider's id of it." })
  id!: string;

  @Field(() => String, { description: 'Page to send the payer to.' })
  url!: string;
}
