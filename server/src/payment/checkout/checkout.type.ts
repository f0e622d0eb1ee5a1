import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { Checkout as CheckoutRow } from './checkout.entity.ts';

export const CheckoutState = graphqlEnum('CheckoutState', 'How far a checkout is.', {
  OPEN: 'It can be paid.',
  PENDING: 'The payment was made, and the bank has not confirmed it yet.',
  PAID: 'Paid.',
  FAILED: 'The bank refused the payment in the end.',
  EXPIRED: 'It was not paid in time.',
});
export type CheckoutState = keyof typeof CheckoutState;

@ObjectType('Checkout', { description: "A person's way through the payment page of the card provider." })
@InArea(Area.PAYMENTS)
export class CheckoutProgress {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => CheckoutState, { description: 'How far it is.' })
  state!: CheckoutState;

  @Field(() => String, {
    nullable: true,
    description: 'Page to pay on; null when it cannot be paid any more.',
  })
  url!: string | null;

  @Field(() => Date, { description: 'When it was begun, UTC.' })
  startedAt!: Date;
}

@ObjectType({ description: 'A checkout at the payment provider.' })
@InArea(Area.PAYMENTS)
export class CheckoutSession {
  @Field(() => ID, { description: "The provider's id of it." })
  id!: string;

  @Field(() => String, { description: 'Page to send the payer to.' })
  url!: string;
}

export function presentCheckout({ id, state, url, createdAt }: CheckoutRow): CheckoutProgress {
  return { id, state, url: url ?? null, startedAt: createdAt };
}
