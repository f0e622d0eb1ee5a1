import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { CancellationRequest } from './cancellation.entity.ts';

export const SubscriptionRequestKind = graphqlEnum(
  'SubscriptionRequestKind',
  'What was asked for of a subscription.',
  {
    AT_ONCE: 'Ends now.',
    AT_PERIOD_END: 'Ends with the paid year.',
    RESUME: 'Goes on after all.',
  },
);
export type SubscriptionRequestKind = keyof typeof SubscriptionRequestKind;

@ObjectType({
  description:
    'What becomes of a subscription once Stripe can be reached. It is tried again by itself until it is done.',
})
@InArea(Area.PAYMENTS)
export class SubscriptionRequest {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SubscriptionRequestKind, { description: 'What was asked for.' })
  kind!: SubscriptionRequestKind;

  @Field(() => Date, { description: 'When it was asked for, UTC.' })
  requestedAt!: Date;

  @Field(() => Boolean, { description: 'Whether the payment of the running period goes back whole.' })
  withRefund!: boolean;
}

export function presentRequest({
  id,
  kind,
  createdAt,
  withRefund,
}: CancellationRequest): SubscriptionRequest {
  return { id, kind, requestedAt: createdAt, withRefund };
}
