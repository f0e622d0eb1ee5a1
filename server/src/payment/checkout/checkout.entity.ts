import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
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
    /** The ID is also the idempotency key of Stripe's session, so that a repeated call makes no second session. */
    ...baseColumns,
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    /** Null until Stripe has responded. */
    stripeSessionId: p.text().unique().nullable(),
    /** Stripe's payment page; null until Stripe has responded, and once the checkout is closed. */
    url: p.text().nullable(),
    /** OPEN can be paid, PENDING waits for the bank, and the others are final. */
    state: p.enum(['OPEN', 'PENDING', 'PAID', 'FAILED', 'EXPIRED'] as const).default('OPEN'),
    /** When the buyer last continued to the payment page; null for checkouts older than this column. */
    agreedAt: p.datetime().nullable(),
    /** The version of the terms that the buyer then agreed to; null if none was shown. */
    agreedTerms: p.datetime().nullable(),
    /** The sentence by which the buyer agreed to the renewal; null if none was asked for. */
    renewalConsent: p.text().nullable(),
    /** When the final state was reached; null before. */
    closedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    checkouts: TableOf<typeof CheckoutSchema>;
  }
}

/** A checkout of a person, committed before Stripe is called. */
export class Checkout extends CheckoutSchema.class {}
CheckoutSchema.setClass(Checkout);
