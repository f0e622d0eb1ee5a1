import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Stripe } from 'stripe';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';
import { SIGNATURE_REFUSED } from '#server/payment/webhook/signature-refusals.ts';

/** The event of the test checkout, which sells nothing and has no customer. */
const ROUND_TRIP_EVENT = 'checkout.session.expired' satisfies Stripe.Event['type'];

const LOOK_MS = 250;

export interface RoundTrip {
  /** Id of the event at Stripe; undefined if Stripe has not listed it yet. */
  eventId: string | undefined;
  outcome: 'ARRIVED' | 'REFUSED' | 'MISSING';
  /** From the event to its arrival, or to the timeout. */
  seconds: number;
}

interface Options {
  stripe: Stripe;
  databaseUrl: string;
  publicUrl: string;
  /** Currency of the school. */
  currency: string;
  /** Timeout of the event. */
  eventMs: number;
}

/**
 * Makes Stripe send an event, and polls the database for it. This tests the whole way to a process of the school, including the
 * signature. Leaves only an expired checkout at Stripe. Throws the errors of Stripe and pg.
 */
export async function makeRoundTrip({
  stripe,
  databaseUrl,
  publicUrl,
  currency,
  eventMs,
}: Options): Promise<RoundTrip> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const refused = new Set<string | undefined>();
  client.on('notification', ({ payload }) => refused.add(payload));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${SIGNATURE_REFUSED}`);
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency,
      success_url: publicUrl,
    });
    await stripe.checkout.sessions.expire(session.id);
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    for (let eventId: string | undefined; ; await pause(LOOK_MS)) {
      eventId ??= await eventOf(stripe, session);
      const outcome = refused.has(eventId)
        ? 'REFUSED'
        : (await isKept(client, eventId))
          ? 'ARRIVED'
          : 'MISSING';
      if (outcome !== 'MISSING' || elapsed() > eventMs)
        return { eventId, outcome, seconds: elapsed() / 1000 };
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function eventOf(
  stripe: Stripe,
  { id, created }: Stripe.Checkout.Session,
): Promise<string | undefined> {
  const page = { type: ROUND_TRIP_EVENT, created: { gte: created }, limit: 100 };
  const { data } = await stripe.events.list(page);
  return data.find(({ data: { object } }) => 'id' in object && object.id === id)?.id;
}

const BY_ID = read({ id: text }, ({ id }) =>
  db.selectFrom('stripeEvents as event').where('event.id', '=', id).select('event.id'),
);

async function isKept(client: pg.Client, eventId: string | undefined): Promise<boolean> {
  if (eventId === undefined) return false;
  return (await readWith(client, BY_ID, { id: eventId })).length > 0;
}
