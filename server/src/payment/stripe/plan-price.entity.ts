import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

export const PlanPriceSchema = defineEntity({
  name: 'PlanPrice',
  tableName: 'plan_prices',
  properties: {
    stripePriceId: p.text().primary(),
    /** In minor units of the currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    /** Whether the price includes tax or tax is added: `tax_behavior` at Stripe. Null if the school has not said so. */
    taxBehavior: p.text().nullable(),
    /**
     * The lookup key of the current offer at Stripe, on the one price for new checkouts. Null for former prices and for
     * prices archived at Stripe.
     */
    lookupKey: p.text().nullable().unique(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    planPrices: TableOf<typeof PlanPriceSchema>;
  }
}

/**
 * A price at Stripe at which this school sells or sold its subscription. Only subscriptions at one of these grant
 * access.
 */
export class PlanPrice extends PlanPriceSchema.class {}
PlanPriceSchema.setClass(PlanPrice);
