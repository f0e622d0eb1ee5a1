import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns, updateTime } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { Node } from '#server/platform/graphql/node.type.ts';
import { presentmentCheck, presentmentColumns } from './presentment.ts';

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  // Read newest first: all payments by admins, their own by the payer.
  indexes: [
    { properties: ['paidAt', 'id'] },
    { properties: ['user', 'paidAt', 'id'] },
    { properties: ['updatedAt', 'id'] },
    {
      name: 'payments_fraud_warned_index',
      expression:
        'create index payments_fraud_warned_index on payments (fraud_warned_at) where fraud_warned_at is not null',
    },
    {
      name: 'payments_disputed_index',
      expression:
        'create index payments_disputed_index on payments (paid_at) where dispute_status is not null',
    },
  ],
  checks: [
    {
      name: 'payments_refunded_amount_check',
      expression: 'refunded_amount >= 0 AND refunded_amount <= amount',
    },
    {
      name: 'payments_disputed_amount_check',
      expression: 'disputed_amount >= 0 AND disputed_amount <= amount',
    },
    { name: 'payments_presentment_check', expression: presentmentCheck },
  ],
  properties: {
    ...baseColumns,
    ...updateTime,
    /** Null once the account is deleted. The payment is kept for the sums. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    stripeInvoiceId: p.text().unique(),
    /** The amount paid, in minor units of the currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    paidAt: p.datetime(),
    /** The refunded amount, in the same units. */
    refundedAmount: p.integer().default(0),
    /** The amount that the customer's bank took back in an open or lost dispute, in the same units. */
    disputedAmount: p.integer().default(0),
    /** When the payer's bank warned that it takes the payment for fraud; null if it did not. */
    fraudWarnedAt: p.datetime().nullable(),
    /** Stripe's status of the dispute, unchanged; null if there is none. */
    disputeStatus: p.text().nullable(),
    /** The ID of that dispute at Stripe; null if there is none, and for disputes older than this column. */
    stripeDisputeId: p.text().nullable(),
    /** The paid subscription at Stripe; null for payments older than this column. */
    stripeSubscriptionId: p.text().nullable(),
    /** End of the paid period; null for payments older than this column. */
    paidUntil: p.datetime().nullable(),
    invoiceUrl: p.text().nullable(),
    /** The part of the amount that was paid outside of Stripe, which Stripe cannot refund, in the same units. */
    outsideAmount: p.integer().default(0),
    ...presentmentColumns,
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    payments: TableOf<typeof PaymentSchema>;
  }
}

/** A paid invoice. Stripe's data is written only by the synchronization of a customer. */
@ObjectType({ implements: Node, description: 'A payment for a year, with its refunds.' })
@InArea(Area.PAYMENTS)
export class Payment extends PaymentSchema.class {
  @Field(() => ID, { description: 'Opaque ID.' })
  override id!: string;

  @Field(() => Date, { description: 'When it was paid, UTC.' })
  override paidAt!: Date;

  @Field(() => Date, {
    description:
      'When the payment last changed, UTC: refunds, disputes, the invoice, and the deletion of the payer’s account.',
  })
  override updatedAt!: Opt<Date>;

  @Field(() => String, {
    nullable: true,
    description: 'The payment provider’s invoice or receipt; null when it has none.',
  })
  override invoiceUrl!: Opt<string | null> | undefined;
}
PaymentSchema.setClass(Payment);

export const PaymentConnection = connectionType('Payment', () => Payment);
