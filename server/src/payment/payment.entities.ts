import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const CustomerSchema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    user: () => p.oneToOne(UserSchema).ref().primary().owner().deleteRule('cascade'),
    stripeCustomerId: p.text().unique(),
  },
});

/** A person as Stripe knows them. Locking this row serialises all work on one payer. */
export class Customer extends CustomerSchema.class {}
CustomerSchema.setClass(Customer);

export const SubscriptionRecordSchema = defineEntity({
  name: 'SubscriptionRecord',
  tableName: 'subscriptions',
  properties: {
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade').index(),
    stripeSubscriptionId: p.text().unique(),
    /** Stripe's own status, to the letter. */
    stripeStatus: p.text(),
    currentPeriodEnd: p.datetime(),
    cancelAtPeriodEnd: p.boolean(),
    /** When the current period was paid; null while it is not, or once that payment went back. */
    paidAt: p.datetime().nullable(),
    latestInvoiceId: p.text().nullable(),
  },
});

/** Our projection of a subscription that Stripe holds. */
export class SubscriptionRecord extends SubscriptionRecordSchema.class {}
SubscriptionRecordSchema.setClass(SubscriptionRecord);

export const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    /** Stripe's id of the event: it makes a second delivery recognisable. */
    id: p.text().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    processedAt: p.datetime().nullable(),
  },
});

/** Every event received from Stripe, kept for ever. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
