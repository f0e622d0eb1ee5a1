import { defineEntity, p } from '@mikro-orm/core';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { PaymentSchema } from '#server/payment/ledger/payment.entity.ts';
import { PriceNoticeSchema } from '#server/payment/pricing/price-notice.entity.ts';
import { SubscriptionRecordSchema } from '#server/payment/subscription/subscription.entity.ts';

/**
 * The requester of the change of a subscription, or the reason for an automatic one: another subscription runs
 * (DUPLICATE), or the payment was disputed (DISPUTE), refunded in full (REFUND) or never collected (UNPAID).
 */
const CAUSES = ['PERSON', 'ADMIN', 'DUPLICATE', 'DISPUTE', 'REFUND', 'UNPAID'] as const;

/** What an account leaves at Stripe. Its rows are deleted with it. */
export interface Leftovers {
  /** The key of the customer's turn. */
  userId: string;
  /** The subscriptions at Stripe that our tables had. */
  known: string[];
  /** The changes of subscriptions that were open. Times are ISO 8601. */
  work: {
    key: string;
    kind: 'AT_ONCE';
    withRefund: boolean;
    cause: (typeof CAUSES)[number];
    stripeSubscriptionId: string;
    since: string;
  }[];
}

export const IntentSchema = defineEntity({
  name: 'Intent',
  tableName: 'intents',
  // Of concurrent changes of one thing, only one is carried out. Nulls are distinct.
  uniques: ['subscription_id', 'payment_id', 'stripe_invoice_id', 'price_notice_id'].map((column) => ({
    name: `intents_open_${column}_unique`,
    expression: `create unique index intents_open_${column}_unique on intents (${column}) where closed_at is null`,
  })),
  indexes: [
    {
      name: 'intents_open_index',
      expression: 'create index intents_open_index on intents (created_at) where closed_at is null',
    },
    // Refunds that could not be made in full are problems: few of many.
    {
      name: 'intents_unpaid_index',
      expression: 'create index intents_unpaid_index on intents (closed_at) where unpaid > 0',
    },
  ],
  properties: {
    ...baseColumns,
    /**
     * AT_ONCE ends a subscription and its access now, AT_PERIOD_END at the end of the paid year, and RESUME takes
     * AT_PERIOD_END back. REFUND refunds a payment up to a total. VOID makes sure that the invoice of an ended
     * subscription is not paid. FORGET removes the customer of a deleted account. PRICE gives a subscription the price
     * that was announced.
     */
    kind: p.enum(['AT_ONCE', 'AT_PERIOD_END', 'RESUME', 'REFUND', 'VOID', 'FORGET', 'PRICE'] as const),
    /** The subscription to end or resume. */
    subscription: () => p.manyToOne(SubscriptionRecordSchema).ref().nullable().deleteRule('cascade').index(),
    /** The payment to refund. */
    payment: () => p.manyToOne(PaymentSchema).ref().nullable().deleteRule('cascade').index(),
    /** The announced price, for PRICE. */
    priceNotice: () => p.manyToOne(PriceNoticeSchema).ref().nullable().deleteRule('cascade').index(),
    /** The customer at Stripe, for VOID and FORGET. */
    stripeCustomerId: p.text().nullable(),
    /** The invoice to void. */
    stripeInvoiceId: p.text().nullable(),
    /** Whether AT_ONCE refunds the payment of the current period in full. */
    withRefund: p.boolean().default(false),
    /** Only for changes of subscriptions. */
    cause: p.enum(CAUSES).nullable(),
    /** The total to be refunded of the payment by REFUND, in minor units of its currency. */
    total: p.integer().nullable(),
    /** For FORGET. */
    leftovers: p.json<Leftovers>().nullable(),
    /** The amount that should have been refunded and cannot be, in minor units; null if there is none. */
    unpaid: p.integer().nullable(),
    /** When Stripe had carried all of it out; null while the intent is open. */
    closedAt: p.datetime().nullable(),
    /** Number of failures. Each later attempt uses other idempotency keys. */
    attempts: p.integer().default(0),
    /** Stripe's last error; null if there was none. */
    failure: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    intents: TableOf<typeof IntentSchema>;
  }
}

/** A change to be made at Stripe. It is committed before Stripe is called and carried out until it is done. */
export class Intent extends IntentSchema.class {}
IntentSchema.setClass(Intent);
