import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { refundFailure } from '#server/payment/mails/refund-text.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { presentmentOf } from './presentment.ts';
import type { Refund } from './refund.entity.ts';

export const RefundState = graphqlEnum('RefundState', 'The state of a refund.', {
  PENDING: 'Pending.',
  SUCCEEDED: "Sent to the payer's bank, which may take some days to show it.",
  FAILED: 'The bank returned it to the school, and it is retried.',
  CANCELED: 'It was cancelled at Stripe.',
}) satisfies { [State in Refund['state']]: State };
export type RefundState = keyof typeof RefundState;

@ObjectType('Refund', { description: 'A refund of a payment.' })
@InArea(Area.PAYMENTS)
export class RefundType {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  @Field(() => MoneyType, { description: 'The refunded amount.' })
  amount!: MoneyType;

  @Field(() => MoneyType, {
    nullable: true,
    description:
      'What the payer gets back in their own currency, at Stripe’s exchange rate; null when they paid in the currency of `amount`.',
  })
  presentment!: MoneyType | null;

  @Field(() => RefundState, { description: 'The progress of the refund.' })
  state!: RefundState;

  @Field(() => String, {
    nullable: true,
    description: 'Why it failed, as a text for people; null when it did not fail.',
  })
  failureReason!: string | null;

  @Field(() => Date, { description: 'When it was requested, UTC.' })
  requestedAt!: Date;
}

/** @param currency of the refunded payment */
export function presentRefund(refund: Refund, currency: string): RefundType {
  const { id, amount, state, failureReason, requestedAt } = refund;
  return {
    id,
    amount: { amount, currency },
    presentment: presentmentOf(refund),
    state,
    failureReason: state === 'FAILED' ? refundFailure(failureReason ?? null) : null,
    requestedAt,
  };
}
