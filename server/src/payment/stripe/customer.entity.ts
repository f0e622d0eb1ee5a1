import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const CustomerSchema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    user: () => p.oneToOne(UserSchema).ref().primary().owner().deleteRule('cascade'),
    stripeCustomerId: p.text().unique(),
    /**
     * When all of this customer's state was last read from Stripe, by the database clock; null before the first time.
     */
    synchronizedAt: p.datetime().nullable(),
    /** Whether the customer has a living subscription at Stripe to something that the school does not sell here. */
    hasOtherSubscription: p.boolean().default(false),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    customers: TableOf<typeof CustomerSchema>;
  }
}

/** A user as a customer at Stripe. Locking this row serializes all work on one customer. */
export class Customer extends CustomerSchema.class {}
CustomerSchema.setClass(Customer);
