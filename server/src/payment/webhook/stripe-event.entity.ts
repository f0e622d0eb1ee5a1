import { defineEntity, p } from '@mikro-orm/core';
import type { KeptEvent } from './kept-event.ts';

export const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [
    { properties: ['stripeCustomerId', 'occurredAt', 'id'] },
    // What an admin or the next comparison with Stripe has to look at: few of very many.
    {
      name: 'stripe_events_troubled_index',
      expression:
        "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED') or oddity is not null",
    },
  ],
  properties: {
    /** Stripe's id of the event: it makes a second delivery recognisable. */
    id: p.text().primary(),
    type: p.text(),
    /** What is kept of it; null when its customer is none of ours, or none any more. */
    payload: p.json<KeptEvent>().nullable(),
    /** The customer it is about; null while that is not known, and when it is about none. */
    stripeCustomerId: p.text().nullable(),
    /** When it happened, by Stripe's clock. */
    occurredAt: p.datetime(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** RECEIVED until it was processed; IGNORED when it says nothing to us; REFUSED when it is not for this school. */
    state: p.enum(['RECEIVED', 'PROCESSED', 'IGNORED', 'REFUSED'] as const).default('RECEIVED'),
    processedAt: p.datetime().nullable(),
    /** The error of the last attempt to process the event; null once it is processed. */
    failure: p.text().nullable(),
    /** What was not as this school sells, in words; null when nothing was. */
    oddity: p.text().nullable(),
  },
});

/** An event received from Stripe. That it came is kept for ever. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
