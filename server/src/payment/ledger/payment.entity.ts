import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  // Read newest first: everybody's by admins, one's own by the customer.
  indexes: [
    { properties: ['paidAt', 'id'] },
    { properties: ['user', 'paidAt', 'id'] },
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
  ],
  properties: {
    ...baseColumns,
    /** Null once the account is gone: what was collected stays true. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    stripeInvoiceId: p.text().unique(),
    /** What was paid, in minor units of the currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    paidAt: p.datetime(),
    /** What was refunded of it, in the same units. */
    refundedAmount: p.integer().default(0),
    /** What the customer's bank took back of it in a dispute that is open or lost, in the same units. */
    disputedAmount: p.integer().default(0),
    /** Stripe's status of the dispute, to the letter; null when there is none. */
    disputeStatus: p.text().nullable(),
    /** Stripe's id of that dispute; null when there is none, and for disputes from before this was written down. */
    stripeDisputeId: p.text().nullable(),
    /** The subscription at Stripe that it paid for; null for payments from before this was written down. */
    stripeSubscriptionId: p.text().nullable(),
    /** End of the period that was paid for; null for payments from before this was written down. */
    paidUntil: p.datetime().nullable(),
    invoiceUrl: p.text().nullable(),
    /** How often Stripe refused to repeat a refund of it that had failed: each try after that has another idempotency key. */
    refundRefusals: p.integer().default(0),
  },
});

/** A paid invoice. What Stripe says of it is written only while a customer is brought up to date from there. */
@ObjectType({ description: 'A payment for a year, and what went back of it.' })
@InArea(Area.PAYMENTS)
export class Payment extends PaymentSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => Date, { description: 'When it was paid, UTC.' })
  override paidAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "The card provider's invoice or receipt to look at; null when it has none.",
  })
  override invoiceUrl!: Opt<string | null> | undefined;
}
PaymentSchema.setClass(Payment);

export const PaymentConnection = connectionType('Payment', () => Payment);
