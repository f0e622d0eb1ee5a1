import { defineEntity, p } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const PurchaseAgreementSchema = defineEntity({
  name: 'PurchaseAgreement',
  tableName: 'purchase_agreements',
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['user', 'createdAt', 'id'] },
    { properties: ['endedAt'] },
  ],
  properties: {
    ...baseColumns,
    /** Null once the account is deleted. The record is kept for as long as the law asks. */
    user: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    /** The buyer's address at the purchase. */
    email: p.text(),
    stripeSubscriptionId: p.text().unique(),
    /** The version of the terms; null if the buyer was shown none. */
    termsChangedAt: p.datetime().nullable(),
    /** The yearly price, in minor units of the currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    /** Refund period in days. */
    refundDays: p.integer().nullable(),
    /** The sentence by which the buyer agreed to the renewal; null if none was asked for. */
    renewalConsent: p.text().nullable(),
    /** When the subscription ended; null while it runs. */
    endedAt: p.datetime().nullable(),
  },
});

@ObjectType({
  description: 'What a buyer of a subscription agreed to. It is kept for three years after its end.',
})
@InArea(Area.PAYMENTS)
export class PurchaseAgreement extends PurchaseAgreementSchema.class {
  @Field(() => ID, { description: 'Opaque ID.' })
  override id!: string;

  @Field(() => Date, { description: 'When the buyer agreed, UTC.' })
  override createdAt!: PurchaseAgreementSchemaRow['createdAt'];

  @Field(() => String, { description: 'The buyer’s email address at the purchase.' })
  override email!: string;

  @Field(() => Date, {
    nullable: true,
    description: 'The version of the terms of service, for `termsVersion`; null if the buyer was shown none.',
  })
  override termsChangedAt!: PurchaseAgreementSchemaRow['termsChangedAt'];

  @Field(() => Int, { nullable: true, description: 'Refund period in days.' })
  override refundDays!: PurchaseAgreementSchemaRow['refundDays'];

  @Field(() => String, {
    nullable: true,
    description: 'The sentence by which the buyer agreed to the renewal; null if none was asked for.',
  })
  override renewalConsent!: PurchaseAgreementSchemaRow['renewalConsent'];

  @Field(() => Date, { nullable: true, description: 'When the subscription ended, UTC; null while it runs.' })
  override endedAt!: PurchaseAgreementSchemaRow['endedAt'];
}
type PurchaseAgreementSchemaRow = InstanceType<typeof PurchaseAgreementSchema.class>;
PurchaseAgreementSchema.setClass(PurchaseAgreement);

export const PurchaseAgreementConnection = connectionType('PurchaseAgreement', () => PurchaseAgreement);
