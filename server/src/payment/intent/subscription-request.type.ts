import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { Intent } from './intent.entity.ts';
import { isChangeKind } from './transitions.ts';

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

/** The open change of a subscription. Throws for other intents. */
export function presentRequest({ id, kind, createdAt, withRefund }: Intent): SubscriptionRequest {
  if (!isChangeKind(kind)) throw new Error(`The intent ${id} changes no subscription`);
  return { id, kind, requestedAt: createdAt, withRefund };
}
