import { defineEntity, p } from '@mikro-orm/core';

export const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [
    { properties: ['stripeCustomerId', 'occurredAt', 'id'] },
    // What an admin or the next comparison with Stripe has to look at: few of very many.
    {
      name: 'stripe_events_troubled_index',
      expression:
        "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED')",
    },
  ],
  properties: {
    /** Stripe's id of the event: it makes a second delivery recognisable. */
    id: p.text().primary(),
    type: p.text(),
    payload: p.json<Record<string, unknown>>(),
    /** The customer it is about; null while that is not known, and when it is about none. */
    stripeCustomerId: p.text().nullable(),
    /** When it happened, by Stripe's clock. */
    occurredAt: p.datetime(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** RECEIVED until it was processed; IGNORED when it says nothing to us; REFUSED when it is not for this school. */
    state: p.enum(['RECEIVED', 'PROCESSED', 'IGNORED', 'REFUSED'] as const).default('RECEIVED'),
    processedAt: p.datetime().nullable(),
    /** What went wrong the last time it was processed; null once it went well. */
    failure: p.text().nullable(),
  },
});

/** Every event received from Stripe, kept for ever. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
