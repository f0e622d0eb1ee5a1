import { Field, ID, ObjectType } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const SubscriptionStatus = graphqlEnum(
  'SubscriptionStatus',
  'State of a subscription. ACTIVE and GRACE grant access to the lectures.',
  {
    ACTIVE: 'Paid, and the paid year is not over.',
    GRACE:
      'The renewal could not be paid yet. Access continues until `accessUntil`, so that the card can be updated.',
    PENDING: 'The first payment is not confirmed yet.',
    PAST_DUE: 'The renewal is not paid, and the grace period is over.',
    PAUSED: 'Paused at Stripe: no access and no payments until it is resumed.',
    INACTIVE: 'Ended: cancelled, refunded or expired.',
  },
);
export type SubscriptionStatus = keyof typeof SubscriptionStatus;

export const SubscriptionKind = graphqlEnum('SubscriptionKind', 'Why a subscription grants access.', {
  PAID: 'Paid.',
  GRANTED: 'Granted by an admin, without a payment.',
});
export type SubscriptionKind = keyof typeof SubscriptionKind;

@ObjectType('UserSubscription', { description: 'A user’s yearly subscription. It unlocks every course.' })
@InArea('PERSON')
export class Subscription {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  userId!: string;

  @Field(() => SubscriptionKind, { description: 'The reason for access: paid, or granted by an admin.' })
  kind!: SubscriptionKind;

  @Field(() => SubscriptionStatus, { description: 'The current state.' })
  status!: SubscriptionStatus;

  @Field(() => Date, { description: 'End of the paid year or of the granted period, UTC.' })
  currentPeriodEnd!: Date;

  @Field(() => Boolean, { description: 'Whether it ends then and is not renewed.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it exists at the payment provider, so that it can be cancelled. An INACTIVE one does while its payment is disputed.',
  })
  isRunning!: boolean;

  @Field(() => Date, {
    description:
      'When the subscription last changed, UTC: a payment, a renewal, a cancellation or a refund. When time alone ends it, at `accessUntil`, this does not change.',
  })
  updatedAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When access ends, UTC, if nothing changes; null when there is no access.',
  })
  accessUntil!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when cancelling refunds the full payment, UTC; null when nothing can be refunded.',
  })
  refundableUntil!: Date | null;
}

export const SubscriptionConnection = connectionType('UserSubscription', () => Subscription);
