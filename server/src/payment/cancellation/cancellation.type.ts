import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { CancellationRequest } from './cancellation.entity.ts';

export const SubscriptionRequestKind = {
  AT_ONCE: 'AT_ONCE',
  AT_PERIOD_END: 'AT_PERIOD_END',
  RESUME: 'RESUME',
} as const;
export type SubscriptionRequestKind = (typeof SubscriptionRequestKind)[keyof typeof SubscriptionRequestKind];

registerEnumType(SubscriptionRequestKind, {
  name: 'SubscriptionRequestKind',
  description: 'What was asked for of a subscription.',
  valuesConfig: {
    AT_ONCE: { description: 'Ends now.' },
    AT_PERIOD_END: { description: 'Ends with the paid year.' },
    RESUME: { description: 'Goes on after all.' },
  },
});

@ObjectType({
  description:
    'What becomes of a subscription once Stripe can be reached. It is tried again by itself until it is done.',
})
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
