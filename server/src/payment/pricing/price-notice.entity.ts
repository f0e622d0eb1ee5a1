import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';
import { PriceChangeSchema } from './price-change.entity.ts';

export const PriceNoticeSchema = defineEntity({
  name: 'PriceNotice',
  tableName: 'price_notices',
  uniques: [{ properties: ['priceChange', 'subscription'] }],
  indexes: [
    {
      name: 'price_notices_told_index',
      expression:
        "create index price_notices_told_index on price_notices (price_change_id, id) where state = 'TOLD'",
    },
  ],
  properties: {
    ...baseColumns,
    priceChange: () => p.manyToOne(PriceChangeSchema).ref(),
    subscription: () => p.manyToOne(SubscriptionRecordSchema).ref().deleteRule('cascade').index(),
    /** The price of a year before, in minor units of the same currency. */
    oldAmount: p.integer(),
    /** The renewal that the subscriber was told: the first one at the new price. */
    startsAt: p.datetime(),
    /**
     * TOLD waits for the renewal. APPLIED has the new price at Stripe. ENDED was over before, and CALLED_OFF keeps its
     * price.
     */
    state: p.enum(['TOLD', 'APPLIED', 'ENDED', 'CALLED_OFF'] as const),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    priceNotices: TableOf<typeof PriceNoticeSchema>;
  }
}

/** The notice of a new price to one subscriber. It is inserted together with its email. */
export class PriceNotice extends PriceNoticeSchema.class {}
PriceNoticeSchema.setClass(PriceNotice);
