import { expect } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { registerPaidSubscriber, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';
import { controlOf, customerOf } from './customer.test-helper.ts';
import { listHandledEvents } from './webhook/event-subject.ts';

export interface Subscriber extends Person {
  /** Their customer ID at Stripe. */
  customer: string;
}

/** A person who has just paid for a year, with all of Stripe's events processed. */
export async function registerSettledSubscriber(app: TestApp): Promise<Subscriber> {
  const person = await registerPaidSubscriber(app);
  await untilQuiet(app);
  return { ...person, customer: await customerOf(app, person.id) };
}

/** Advances the sandbox's clock. */
export function advanceDays(app: TestApp, days: number): void {
  controlOf(app).advanceTo(new Date(app.container.clock().getTime() + days * DAY_MS));
}

/** Waits until every event that is not held has arrived and is processed, and every mail is sent. */
export async function untilQuiet(app: TestApp): Promise<void> {
  const { stripe, clock } = app.container;
  const control = controlOf(app);
  const expectNothingOpen = async () => {
    const open = await app.sql(
      `select id from stripe_events where state = 'RECEIVED'
         union all select id::text from graphile_worker.jobs where run_at <= now()`,
    );
    expect(open).toHaveLength(0);
  };
  await eventually(async () => {
    // Reading the sandbox is slow, so it follows the cheap check.
    await expectNothingOpen();
    const held = new Set(control.heldEvents().map(({ id }) => id));
    // Events older than Stripe keeps them never arrive.
    const created = { gte: Math.floor((clock().getTime() - 30 * DAY_MS) / 1000) };
    const events = await listHandledEvents(stripe, { created, limit: 100 });
    // Advancing the clock can also create older ones.
    const known = [...events, ...control.waitingEvents()].map(({ id }) => id);
    const sent = [...new Set(known)].filter((id) => !held.has(id));
    const here = await app.sql('select id from stripe_events where id = any($1)', [sent]);
    expect(sent.length - here.length).toBe(0);
    // Events that arrived meanwhile may not be processed yet.
    await expectNothingOpen();
  });
}

/** The newest event of a type about a subscriber. */
export async function eventOf(app: TestApp, type: string, { customer }: Subscriber): Promise<string> {
  const { data } = await app.container.stripe.events.list({ type, limit: 100 });
  const event = data.find(({ data: { object } }) => 'customer' in object && object.customer === customer);
  if (!event) throw new Error(`There is no ${type} of ${customer}`);
  return event.id;
}
