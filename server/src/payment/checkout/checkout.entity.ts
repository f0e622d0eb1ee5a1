import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const CheckoutSchema = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  // One live checkout per person.
  uniques: [
    {
      name: 'checkouts_live_unique',
      expression:
        "create unique index checkouts_live_unique on checkouts (user_id) where state in ('OPEN', 'PENDING')",
    },
  ],
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
  properties: {
    /** The id is also the idempotency key of Stripe's session, so that a repeated call makes none beside it. */
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** Null until Stripe has answered. */
    stripeSessionId: p.text().unique().nullable(),
    /** Stripe's page to pay on; null until Stripe has answered, and once it is closed. */
    url: p.text().nullable(),
    /** OPEN can be paid; PENDING waits for the bank; the others are final. */
    state: p.enum(['OPEN', 'PENDING', 'PAID', 'FAILED', 'EXPIRED'] as const).default('OPEN'),
    /** When it reached its final state; null before. */
    closedAt: p.datetime().nullable(),
  },
});

/** A person's way through Stripe's checkout, written down before Stripe is called. */
export class Checkout extends CheckoutSchema.class {}
CheckoutSchema.setClass(Checkout);
