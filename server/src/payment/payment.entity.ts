import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/common/base-entity.ts';
import { connectionType } from '#server/common/pagination.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  // Read newest first: everybody's by admins, one's own by the payer.
  indexes: [{ properties: ['paidAt', 'id'] }, { properties: ['user', 'paidAt', 'id'] }],
  checks: [
    {
      name: 'payments_refunded_amount_check',
      expression: 'refunded_amount >= 0 AND refunded_amount <= amount',
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
    /** What was given back of it, in the same units. */
    refundedAmount: p.integer().default(0),
    invoiceUrl: p.text().nullable(),
  },
});

/** A paid invoice. The ledger is written only while a payer is brought up to date from Stripe. */
@ObjectType({ description: 'A payment for a year, and what went back of it.' })
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
