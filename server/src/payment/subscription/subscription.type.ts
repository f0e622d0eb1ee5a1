import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

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
