import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { refundFailure } from '#server/payment/mails/refund-text.ts';
import type { Refund } from './refund.entity.ts';

export const RefundState = {
  PENDING: 'PENDING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELED: 'CANCELED',
} as const satisfies { [State in Refund['state']]: State };
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How far a refund is.',
  valuesConfig: {
    PENDING: { description: 'On its way.' },
    SUCCEEDED: { description: "With the payer's bank, which may take some days to show it." },
    FAILED: { description: 'It came back to the school and is tried again.' },
    CANCELED: { description: 'It was called off at Stripe.' },
  },
});

@ObjectType('Refund', { description: 'A refund of a payment.' })
export class RefundType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => MoneyType, { description: 'How much goes back.' })
  amount!: MoneyType;

  @Field(() => RefundState, { description: 'How far it is.' })
  state!: RefundState;

  @Field(() => String, { nullable: true, description: 'Why it failed, in words; null when it did not.' })
  failureReason!: string | null;

  @Field(() => Date, { description: 'When it was asked for, UTC.' })
  requestedAt!: Date;
}

/** @param currency of the payment that it gives back */
export function presentRefund(
  { id, amount, state, failureReason, requestedAt }: Refund,
  currency: string,
): RefundType {
  return {
    id,
    amount: { amount, currency },
    state,
    failureReason: state === 'FAILED' ? refundFailure(failureReason ?? null) : null,
    requestedAt,
  };
}
