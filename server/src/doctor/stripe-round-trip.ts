import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Stripe } from 'stripe';
import { SIGNATURE_REFUSED } from '#server/payment/webhook/signature-refusals.ts';

/** What comes of the checkout that is made for it, which sells nothing and is nobody's. */
const ROUND_TRIP_EVENT = 'checkout.session.expired' satisfies Stripe.Event['type'];

const LOOK_MS = 250;

export interface RoundTrip {
  /** Stripe's id of the event; undefined while Stripe has not told of it itself. */
  eventId: string | undefined;
  outcome: 'ARRIVED' | 'REFUSED' | 'MISSING';
  /** From the event to its arrival, or until nobody waited any longer. */
  seconds: number;
}

interface Options {
  stripe: Stripe;
  databaseUrl: string;
  publicUrl: string;
  /** That the school sells in. */
  currency: string;
  /** For how long the event is waited for. */
  eventMs: number;
}

/**
 * Has Stripe send an event, and looks into the database for it: whether it came, through all that is between, to a process of the
 * school that knows its signature. All that is left at Stripe is a checkout that has expired. Throws Stripe's and pg's errors.
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

async function isKept(client: pg.Client, eventId: string | undefined): Promise<boolean> {
  if (eventId === undefined) return false;
  const { rows } = await client.query('select from stripe_events where id = $1', [eventId]);
  return rows.length > 0;
}
