import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const PaymentProblemKind = graphqlEnum('PaymentProblemKind', 'Kinds of payment problems.', {
  REFUND_FAILED: 'A refund failed.',
  REFUND_INCOMPLETE: 'A payment that was made outside of Stripe has to be refunded there.',
  REFUND_STUCK: 'A refund could not be made yet.',
  REQUEST_STUCK: 'A cancellation could not be carried out yet.',
  PRICE_STUCK: 'A subscription could not get its announced price yet.',
  DISPUTE: "A payer's bank disputes a payment.",
  FRAUD_WARNING: "A payer's bank takes a payment for fraud, and has not disputed it yet.",
  EVENT_FAILED: 'A Stripe event could not be processed yet.',
  EVENT_REFUSED: 'A Stripe event was not for this school.',
  EVENT_ODD: 'A Stripe event was about something that this school does not sell.',
  INVOICE_DRAFT: 'An invoice has been a draft for more than a day.',
  KEY_REFUSED: 'Stripe refuses the school’s API key.',
  PRICE_REFUSED: 'Stripe refuses the school’s price.',
  TAX_REFUSED: 'Stripe cannot calculate the tax.',
  CHECKOUT_REFUSED: 'Stripe refuses to open a checkout.',
  PORTAL_REFUSED: 'Stripe refuses to open the billing portal.',
  REFUND_REFUSED: 'Stripe refuses refunds.',
  RECONCILIATION_FAILED: 'The last comparison with Stripe failed.',
});
export type PaymentProblemKind = keyof typeof PaymentProblemKind;

@ObjectType({ description: 'A problem with payments that needs an admin’s attention.' })
@InArea(Area.PAYMENTS)
export class PaymentProblem {
  @Field(() => ID, { description: 'Opaque ID.' })
  id!: string;

  @Field(() => PaymentProblemKind, { description: 'The kind of problem.' })
  kind!: PaymentProblemKind;

  @Field(() => Date, { description: 'When it began, UTC.' })
  since!: Date;

  @Field(() => String, { description: 'The problem and its remedy, as a text for people.' })
  text!: string;

  userId!: string | null;
  paymentId!: string | null;
}

export const PaymentProblemConnection = connectionType('PaymentProblem', () => PaymentProblem);
