import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const PaymentState = graphqlEnum('PaymentState', 'The state of a payment.', {
  KEPT: 'It was neither refunded nor disputed.',
  REFUNDED: 'It was refunded in full or in part, or a refund is pending.',
  DISPUTED: "The payer's bank has disputed it, with any outcome.",
});
export type PaymentState = keyof typeof PaymentState;

@ArgsType()
export class PaymentsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the payer’s name or email address.' })
  search?: string | null;

  @Field(() => PaymentState, { nullable: true, description: 'Only payments in this state.' })
  state?: PaymentState | null;

  @Field(() => ID, { nullable: true, description: 'Only payments of this user.' })
  userId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Only payments made at this time or later, UTC.' })
  paidFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only payments made before this time, UTC.' })
  paidBefore?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The same as `paidFrom`.',
    deprecationReason: 'Use `paidFrom`.',
  })
  from?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'The same as `paidBefore`.',
    deprecationReason: 'Use `paidBefore`.',
  })
  until?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only payments whose `updatedAt` is this time or later, UTC.',
  })
  updatedSince?: Date | null;
}
