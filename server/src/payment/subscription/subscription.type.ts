import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SubscriptionStatus = graphqlEnum(
  'SubscriptionStatus',
  'State of a subscription. ACTIVE and GRACE open the lectures.',
  {
    ACTIVE: 'Paid, and the paid year is not over.',
    GRACE:
      'The renewal could not be paid yet. The lectures stay open until `accessUntil`, so that the card can be updated.',
    PENDING: 'The first payment is not confirmed yet.',
    PAST_DUE: 'The renewal could not be paid, and the days of grace are over.',
    INACTIVE: 'Ended: cancelled, refunded or run out.',
  },
);
export type SubscriptionStatus = keyof typeof SubscriptionStatus;

export const SubscriptionKind = graphqlEnum('SubscriptionKind', 'Why a subscription gives access.', {
  PAID: 'Paid for.',
  GRANTED: 'Given by an admin, without a payment.',
});
export type SubscriptionKind = keyof typeof SubscriptionKind;

@ObjectType('UserSubscription', { description: "A person's yearly subscription. It unlocks every course." })
@InArea('PERSON')
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
      'Until when cancelling gives the whole payment back, UTC; null when nothing can be refunded.',
  })
  refundableUntil!: Date | null;
}
