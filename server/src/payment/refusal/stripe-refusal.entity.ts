import { defineEntity, p } from '@mikro-orm/core';

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
    /** Stripe's own words, the last ones; null once it works again. */
    detail: p.text().nullable(),
    /** When it was first refused since it last worked, by the clock. */
    since: p.datetime(),
    /** When it was refused last. */
    refusedAt: p.datetime(),
    /** When it worked again; null while it does not. */
    resolvedAt: p.datetime().nullable(),
    /** When whoever runs the school was last told. */
    toldAt: p.datetime().nullable(),
  },
});

/** A kind of calls that Stripe refuses, or refused, until a person sets something right. */
export class StripeRefusal extends StripeRefusalSchema.class {}
StripeRefusalSchema.setClass(StripeRefusal);

export type RefusalKind = StripeRefusal['kind'];
