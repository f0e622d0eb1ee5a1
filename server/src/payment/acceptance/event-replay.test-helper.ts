import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { expect, vi } from 'vitest';
import { MailFolder } from '#sandbox/mailbox/mail-folder.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { signEvent } from '#server/payment/webhook/stripe-event.test-helper.ts';
import type { TestApp } from '#testing/start-app.ts';

/** A subscriber whose history at Stripe is complete, with its events, so that they can be replayed into our tables. */
export interface ReplayedSubscriber extends Subscriber {
  events: Stripe.Event[];
}

/**
 * How events arrive: each is processed before the next is received, all are received before any is processed, or all at
 * once.
 */
export type Arrival = 'one by one' | 'kept first' | 'at once';

/**
 * Resets a subscriber to before the first event, with another email address, which keeps the mails of the replays
 * apart.
 */
export async function forget(
  app: TestApp,
  { id, customer, events }: ReplayedSubscriber,
  email: string,
): Promise<void> {
  const ids = events.map((event) => event.id);
  await untilNoJobs(app, ids);
  const subjects = JSON.stringify(events).match(/\b(sub|in|re|du)_\w+/g) ?? [];
  await app.sql(
    `with closed as (update checkouts set state = 'OPEN', closed_at = null where user_id = $1),
       told as (delete from payment_notices where split_part(subject, ' ', 1) = any($2)),
       received as (delete from stripe_events where id = any($3)),
       subscribed as (delete from subscriptions where user_id = $1),
       paid as (delete from payments where user_id = $1),
       looked as (update customers set synchronized_at = null where stripe_customer_id = $4)
     update users set email = $5 where id = $1`,
    [id, [...new Set(subjects)], ids, customer, email],
  );
}

/** Waits until the queue has no jobs left for these events, because the queue also processes them. */
async function untilNoJobs(app: TestApp, eventIds: string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const jobs = await app.sql(
        `select 1 from graphile_worker._private_jobs where payload ->> 'eventId' = any($1)`,
        [eventIds],
      );
      expect(jobs).toEqual([]);
    },
    { timeout: 300_000, interval: 5 },
  );
}

/** Receives events in this order, each with a valid Stripe signature, and processes them. */
export async function arrive(app: TestApp, events: readonly Stripe.Event[], arrival: Arrival): Promise<void> {
  const { stripeEvents } = app.container.services;
  const receive = async (event: Stripe.Event) => {
    const body = JSON.stringify(event);
    await stripeEvents.receive(Buffer.from(body), signEvent(body));
  };
  if (arrival === 'at once') {
    await Promise.all(events.map(async (event) => receive(event).then(() => stripeEvents.process(event.id))));
    return;
  }
  for (const event of events) {
    await receive(event);
    if (arrival === 'one by one') await stripeEvents.process(event.id);
  }
  if (arrival === 'one by one') return;
  for (const { id } of events) await stripeEvents.process(id);
}

/** Forged signatures: the wrong secret, no signature, an expired timestamp. */
const FORGERIES = {
  'signed by somebody else': (body: string) => signEvent(body, { secret: 'whsec_of_somebody_else' }),
  'not signed': () => '',
  'signed too long ago': (body: string) => signEvent(body, { age: 301 }),
} satisfies Record<string, (body: string) => string>;

/** Sends forged events that contradict Stripe. Each must be refused, and nothing may be stored. */
export async function forge(app: TestApp, { type, data, ...event }: Stripe.Event): Promise<void> {
  const object = { ...data.object, status: 'canceled', mode: 'subscription', amount_paid: 0 };
  const body = JSON.stringify({ ...event, id: `evt_forged_${event.id}`, type, data: { object } });
  for (const sign of Object.values(FORGERIES)) {
    const attempt = app.container.services.stripeEvents.receive(Buffer.from(body), sign(body));
    await expect(attempt).rejects.toBeInstanceOf(AppError);
  }
}

/** The subjects of all sent mails by address, sorted. */
export async function subjectsByAddress(app: TestApp): Promise<Map<string, string[]>> {
  const { mails } = await new MailFolder(join(app.config.dataDir, 'mailbox')).newest(100_000);
  const byAddress = Map.groupBy(mails, ({ to }) => to);
  return new Map([...byAddress].map(([to, sent]) => [to, sent.map(({ subject }) => subject).toSorted()]));
}

/** Waits until no job is due, so that every mail is sent. */
export async function untilIdle(app: TestApp): Promise<void> {
  await vi.waitFor(
    async () => expect(await app.sql('select 1 from graphile_worker.jobs where run_at <= now()')).toEqual([]),
    { timeout: 300_000, interval: 50 },
  );
}
