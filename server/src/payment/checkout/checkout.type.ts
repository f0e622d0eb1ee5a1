import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const CheckoutState = graphqlEnum('CheckoutState', 'The state of a checkout.', {
  OPEN: 'It can be paid.',
  PENDING: 'The payment was made, and the bank has not confirmed it yet.',
  PAID: 'Paid.',
  FAILED: 'The bank refused the payment.',
  EXPIRED: 'It was not paid in time, or was cancelled.',
});
export type CheckoutState = keyof typeof CheckoutState;

@ObjectType('Checkout', { description: 'A person’s checkout on the payment page of the payment provider.' })
@InArea(Area.PAYMENTS)
export class CheckoutProgress {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  @Field(() => CheckoutState, { description: 'The progress of the checkout.' })
  state!: CheckoutState;

  @Field(() => String, {
    nullable: true,
    description: 'The payment page; null when it can no longer be paid.',
  })
  url!: string | null;

  @Field(() => Date, { description: 'When it was started, UTC.' })
  startedAt!: Date;
}

@ObjectType({ description: 'A checkout at the payment provider.' })
@InArea(Area.PAYMENTS)
export class CheckoutSession {
  @Field(() => ID, { description: 'The provider’s ID of the checkout.' })
  id!: string;

  @Field(() => String, { description: 'The payment page to send the buyer to.' })
  url!: string;
}
