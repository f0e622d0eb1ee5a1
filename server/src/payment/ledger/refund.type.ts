import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { refundFailure } from '#server/payment/mails/refund-text.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import type { Refund } from './refund.entity.ts';

export const RefundState = graphqlEnum('RefundState', 'How far a refund is.', {
  PENDING: 'On its way.',
  SUCCEEDED: "With the payer's bank, which may take some days to show it.",
  FAILED: 'It came back to the school and is tried again.',
  CANCELED: 'It was called off at Stripe.',
}) satisfies { [State in Refund['state']]: State };
export type RefundState = keyof typeof RefundState;

@ObjectType('Refund', { description: 'A refund of a payment.' })
@InArea(Area.PAYMENTS)
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
