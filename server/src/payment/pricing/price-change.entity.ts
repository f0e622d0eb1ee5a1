import { defineEntity, p } from '@mikro-orm/core';
import { priceTaxes } from '#shared/price-tax.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';

export const PriceChangeSchema = defineEntity({
  name: 'PriceChange',
  tableName: 'price_changes',
  uniques: [
    {
      name: 'price_changes_active_unique',
      expression:
        'create unique index price_changes_active_unique on price_changes ((true)) where called_off_at is null and finished_at is null',
    },
  ],
  properties: {
    ...baseColumns,
    /** The new price of a year, in minor units of its currency. */
    amount: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.text(),
    /** What the new price says about tax. */
    priceTax: p.enum(priceTaxes),
    /** When an admin called it off; null if none did. */
    calledOffAt: p.datetime().nullable(),
    /** When nothing was left to do; null while subscriptions wait for their renewal or for a notice. */
    finishedAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    priceChanges: TableOf<typeof PriceChangeSchema>;
  }
}

/**
 * A new price for the subscriptions that ran when an admin decided it. At most one is neither called off nor finished.
 */
export class PriceChange extends PriceChangeSchema.class {}
PriceChangeSchema.setClass(PriceChange);
