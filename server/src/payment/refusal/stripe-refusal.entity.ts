import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';

export const StripeRefusalSchema = defineEntity({
  name: 'StripeRefusal',
  tableName: 'stripe_refusals',
  properties: {
    kind: p
      .enum([
        'KEY_REFUSED',
        'PRICE_REFUSED',
        'TAX_REFUSED',
        'CHECKOUT_REFUSED',
        'PORTAL_REFUSED',
        'REFUND_REFUSED',
      ] as const)
      .primary(),
    /** Stripe's last message; null once calls succeed again. */
    detail: p.text().nullable(),
    /** The first refusal since calls last succeeded, by the application's clock. */
    since: p.datetime(),
    /** The last refusal. */
    refusedAt: p.datetime(),
    /** When calls succeeded again; null while they are refused. */
    resolvedAt: p.datetime().nullable(),
    /** When the operator was last informed. */
    toldAt: p.datetime().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    stripeRefusals: TableOf<typeof StripeRefusalSchema>;
  }
}

/** A kind of call that Stripe refuses, or refused, until a person fixes the cause. */
export class StripeRefusal extends StripeRefusalSchema.class {}
StripeRefusalSchema.setClass(StripeRefusal);

export type RefusalKind = StripeRefusal['kind'];
