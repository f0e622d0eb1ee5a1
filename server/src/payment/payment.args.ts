import { ArgsType, Field } from 'type-graphql';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const PaymentState = graphqlEnum('PaymentState', 'What became of a payment.', {
  KEPT: 'Nothing went back of it.',
  REFUNDED: 'All of it or a part was refunded, or is on its way back.',
  DISPUTED: "The payer's bank has disputed it, however that ended.",
});
export type PaymentState = keyof typeof PaymentState;

@ArgsType()
export class PaymentsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the name or mail address of who paid.' })
  search?: string | null;

  @Field(() => PaymentState, { nullable: true, description: 'Only those of which this became.' })
  state?: PaymentState | null;

  @Field(() => Date, { nullable: true, description: 'Only what was paid at this moment or later, UTC.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only what was paid before this moment, UTC.' })
  until?: Date | null;
}
