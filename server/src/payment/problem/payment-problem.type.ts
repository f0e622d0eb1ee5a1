import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const PaymentProblemKind = graphqlEnum('PaymentProblemKind', 'Kinds of trouble with payments.', {
  REFUND_FAILED: 'A refund failed.',
  REFUND_STUCK: 'A refund could not be made yet.',
  REQUEST_STUCK: 'A cancellation could not be carried out yet.',
  DISPUTE: "A payer's bank takes a payment back.",
  EVENT_FAILED: 'An event of Stripe could not be worked off yet.',
  EVENT_REFUSED: 'An event of Stripe was not for this school.',
  EVENT_ODD: 'An event of Stripe told of something that this school does not sell.',
  KEY_REFUSED: 'Stripe refuses the key of the school.',
  PRICE_REFUSED: 'Stripe does not sell at the price of the school.',
  TAX_REFUSED: 'Stripe cannot work out the tax.',
  CHECKOUT_REFUSED: 'Stripe opens no payment page.',
  PORTAL_REFUSED: 'Stripe opens no billing page.',
  REFUND_REFUSED: 'Stripe makes no refund.',
  RECONCILIATION_FAILED: 'The last comparison with Stripe broke off.',
});
export type PaymentProblemKind = keyof typeof PaymentProblemKind;

@ObjectType({ description: 'Something about payments that an admin should look at.' })
@InArea(Area.PAYMENTS)
export class PaymentProblem {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => PaymentProblemKind, { description: 'What is wrong.' })
  kind!: PaymentProblemKind;

  @Field(() => Date, { description: 'Since when, UTC.' })
  since!: Date;

  @Field(() => String, { description: 'What is wrong and what to do, in words.' })
  text!: string;

  userId!: string | null;
  paymentId!: string | null;
}

export const PaymentProblemConnection = connectionType('PaymentProblem', () => PaymentProblem);
