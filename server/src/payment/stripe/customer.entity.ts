import { defineEntity, p } from '@mikro-orm/core';
import { UserSchema } from '#server/user/user.entity.ts';

export const CustomerSchema = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  properties: {
    user: () => p.oneToOne(UserSchema).ref().primary().owner().deleteRule('cascade'),
    stripeCustomerId: p.text().unique(),
    /** When Stripe was last asked for all of this customer's state, by the clock of the database; null before the first time. */
    synchronizedAt: p.datetime().nullable(),
  },
});

/** A person as Stripe knows them. Locking this row serialises all work on one customer. */
export class Customer extends CustomerSchema.class {}
CustomerSchema.setClass(Customer);
