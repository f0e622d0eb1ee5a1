import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { Checkout as CheckoutRow } from './checkout.entity.ts';

export const CheckoutState = {
  OPEN: 'OPEN',
  PENDING: 'PENDING',
  PAID: 'PAID',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const;
export type CheckoutState = (typeof CheckoutState)[keyof typeof CheckoutState];

registerEnumType(CheckoutState, {
  name: 'CheckoutState',
  description: 'How far a checkout is.',
  valuesConfig: {
    OPEN: { description: 'It can be paid.' },
    PENDING: { description: 'The payment was made, and the bank has not confirmed it yet.' },
    PAID: { description: 'Paid.' },
    FAILED: { description: 'The bank refused the payment in the end.' },
    EXPIRED: { description: 'It was not paid in time.' },
  },
});

@ObjectType('Checkout', { description: "A person's way through the payment page of the card provider." })
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
export class CheckoutSession {
  @Field(() => ID, { description: "The provider's id of it." })
  id!: string;

  @Field(() => String, { description: 'Page to send the payer to.' })
  url!: string;
}

export function presentCheckout({ id, state, url, createdAt }: CheckoutRow): CheckoutProgress {
  return { id, state, url: url ?? null, startedAt: createdAt };
}
