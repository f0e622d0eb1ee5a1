import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';

export const StripeAccountSchema = defineEntity({
  name: 'StripeAccount',
  tableName: 'stripe_accounts',
  uniques: [
    {
      name: 'stripe_accounts_in_use_unique',
      expression:
        'create unique index stripe_accounts_in_use_unique on stripe_accounts (is_in_use) where is_in_use',
    },
  ],
  properties: {
    ...baseColumns,
    /** The account's ID at Stripe; null for rows from before it was recorded, whose customers the key does not know. */
    account: p.text().nullable(),
    /** Whether it is the account's live mode; null together with the account. */
    livemode: p.boolean().nullable(),
    /** Whether the customers and payments in the other tables belong to it. True for at most one row. */
    isInUse: p.boolean(),
    /** When it was last taken into use. */
    usedSince: p.datetime(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    stripeAccounts: TableOf<typeof StripeAccountSchema>;
  }
}

/** A Stripe account in one mode, test or live. The rows of the one in use are in their tables, all others are set aside. */
export class StripeAccount extends StripeAccountSchema.class {}
StripeAccountSchema.setClass(StripeAccount);
