import { defineEntity, p } from '@mikro-orm/core';

export const PlanPriceSchema = defineEntity({
  name: 'PlanPrice',
  tableName: 'plan_prices',
  properties: {
    stripePriceId: p.text().primary(),
    /** In minor units of the currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    /**
     * Stripe's lookup key of what is on sale, with the one price that new checkouts are opened at. Null with those that were
     * sold before and those that were archived at Stripe.
     */
    lookupKey: p.text().nullable().unique(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A price at Stripe that this school sold or sells its subscription for. Only subscriptions at one of these give access. */
export class PlanPrice extends PlanPriceSchema.class {}
PlanPriceSchema.setClass(PlanPrice);
