import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { CancellationRequest } from './cancellation.entity.ts';

export const SubscriptionRequestKind = graphqlEnum(
  'SubscriptionRequestKind',
  'A requested change of a subscription.',
  {
    AT_ONCE: 'End it now.',
    AT_PERIOD_END: 'End it with the paid year.',
    RESUME: 'Continue it.',
  },
);
export type SubscriptionRequestKind = keyof typeof SubscriptionRequestKind;

@ObjectType({
  description: 'An open request to change a subscription at Stripe. It is retried until it is done.',
})
@InArea(Area.PAYMENTS)
export class SubscriptionRequest {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  @Field(() => SubscriptionRequestKind, { description: 'The requested change.' })
  kind!: SubscriptionRequestKind;

  @Field(() => Date, { description: 'When it was requested, UTC.' })
  requestedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the payment of the current period is refunded in full.' })
  withRefund!: boolean;
}

@InputType({ description: 'The cancellation of a renewal by a mailed link.' })
export class CancelRenewalInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@ObjectType({ description: 'Result of cancelling a renewal by a mailed link.' })
export class CancelRenewalPayload {
  @Field(() => Date, { nullable: true, description: 'When access ends, UTC; null when it has ended.' })
  accessUntil!: Date | null;

  @Field(() => Boolean, { description: 'Whether the payment of the current period is refunded.' })
  isRefunded!: boolean;

  @Field(() => Boolean, {
    description:
      'False while the payment provider cannot be reached. The request is saved and completed later.',
  })
  isDone!: boolean;
}

export function presentRequest({
  id,
  kind,
  createdAt,
  withRefund,
}: CancellationRequest): SubscriptionRequest {
  return { id, kind, requestedAt: createdAt, withRefund };
}
