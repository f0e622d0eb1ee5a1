import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '#server/platform/common/pagination.ts';

export const PaymentProblemKind = {
  REFUND_FAILED: 'REFUND_FAILED',
  REQUEST_STUCK: 'REQUEST_STUCK',
  DISPUTE: 'DISPUTE',
  EVENT_FAILED: 'EVENT_FAILED',
  EVENT_REFUSED: 'EVENT_REFUSED',
  RECONCILIATION_FAILED: 'RECONCILIATION_FAILED',
} as const;
export type PaymentProblemKind = (typeof PaymentProblemKind)[keyof typeof PaymentProblemKind];

registerEnumType(PaymentProblemKind, {
  name: 'PaymentProblemKind',
  description: 'Kinds of trouble with payments.',
  valuesConfig: {
    REFUND_FAILED: { description: 'A refund failed.' },
    REQUEST_STUCK: { description: 'A cancellation could not be carried out yet.' },
    DISPUTE: { description: "A payer's bank takes a payment back." },
    EVENT_FAILED: { description: 'An event of Stripe could not be worked off yet.' },
    EVENT_REFUSED: { description: 'An event of Stripe was not for this school.' },
    RECONCILIATION_FAILED: { description: 'The last comparison with Stripe broke off.' },
  },
});

@ObjectType({ description: 'Something about payments that an admin should look at.' })
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
