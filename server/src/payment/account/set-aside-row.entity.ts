import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { StripeAccountSchema } from './stripe-account.entity.ts';

/** A row of a Stripe account that is not in use. It comes back when the account is used again. */
export const SetAsideRowSchema = defineEntity({
  name: 'SetAsideRow',
  tableName: 'set_aside_rows',
  indexes: [
    { properties: ['stripeAccount', 'tableName'] },
    { properties: ['userId'] },
    {
      name: 'set_aside_rows_events_index',
      expression:
        "create index set_aside_rows_events_index on set_aside_rows (stripe_account_id, (row ->> 'stripe_customer_id')) where table_name = 'stripe_events'",
    },
  ],
  properties: {
    ...baseColumns,
    stripeAccount: () => p.manyToOne(StripeAccountSchema).ref(),
    tableName: p.text(),
    /** The row as JSON, by column. */
    row: p.json<Record<string, unknown>>(),
    /** The person whom the row is about, if it names one. They may have deleted their account since. */
    userId: p.uuid().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    setAsideRows: TableOf<typeof SetAsideRowSchema>;
  }
}
