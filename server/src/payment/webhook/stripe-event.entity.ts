import { defineEntity, p } from '@mikro-orm/core';
import type { TableOf } from '#server/platform/db/tables.ts';
import type { KeptEvent } from './kept-event.ts';

export const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [
    { properties: ['stripeCustomerId', 'occurredAt', 'id'] },
    // Events that an admin or the next comparison with Stripe must look at: few of very many.
    {
      name: 'stripe_events_troubled_index',
      expression:
        "create index stripe_events_troubled_index on stripe_events (occurred_at) where state in ('RECEIVED', 'REFUSED') or oddity is not null",
    },
  ],
  properties: {
    /** Stripe's ID of the event, by which a repeated delivery is recognized. */
    id: p.text().primary(),
    type: p.text(),
    /** The stored part of the event; null when its customer is unknown or deleted. */
    payload: p.json<KeptEvent>().nullable(),
    /** The customer of the event; null while unknown, and if there is none. */
    stripeCustomerId: p.text().nullable(),
    /** When it occurred, by Stripe's clock. */
    occurredAt: p.datetime(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** RECEIVED until it is processed, IGNORED if it is irrelevant, REFUSED if it is not for this school. */
    state: p.enum(['RECEIVED', 'PROCESSED', 'IGNORED', 'REFUSED'] as const).default('RECEIVED'),
    processedAt: p.datetime().nullable(),
    /** The error of the last attempt to process the event; null once it is processed. */
    failure: p.text().nullable(),
    /** How the event deviates from the school's offer, as a text; null if it does not. */
    oddity: p.text().nullable(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    stripeEvents: TableOf<typeof StripeEventSchema>;
  }
}

/** An event received from Stripe. The row is kept permanently. */
export class StripeEvent extends StripeEventSchema.class {}
StripeEventSchema.setClass(StripeEvent);
