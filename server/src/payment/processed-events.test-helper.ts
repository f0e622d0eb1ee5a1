import type { SandboxControl } from '#sandbox/stripe/control/control.ts';
import { HANDLED_EVENTS } from '#server/payment/webhook/event-subject.ts';
import { cutEvent } from '#server/payment/webhook/kept-event.ts';
import type { TestApp } from '#testing/start-app.ts';

/**
 * Does something at Stripe after which the school knows everything about a user, and records its events as processed.
 * Delivering each event, only to find nothing new at Stripe, would take longer than most tests. Events that the test
 * already holds stay held.
 */
export async function withEventsProcessed(
  app: TestApp,
  control: SandboxControl,
  userId: string,
  work: () => Promise<void>,
): Promise<void> {
  if (control.heldEvents().length > 0) return work();
  control.holdDeliveries();
  try {
    await work();
    await processHeldEvents(app, control, userId);
  } finally {
    control.releaseDeliveries();
  }
}

/** Stores the held events about a user as if they had been processed, and drops their delivery. */
async function processHeldEvents(app: TestApp, control: SandboxControl, userId: string): Promise<void> {
  const held = new Set(control.heldEvents().map(({ id }) => id));
  const { data } = await app.container.stripe.events.list({ limit: 100 });
  const rows = data
    .filter(({ id }) => held.has(id))
    .map(cutEvent)
    .map((event) => ({
      id: event.id,
      type: event.type,
      payload: event,
      customer: event.data.object.customer,
      occurred_at: new Date(event.created * 1000),
      state: HANDLED_EVENTS.includes(event.type) ? 'PROCESSED' : 'IGNORED',
    }));
  const written = await app.sql<{ id: string }>(
    `insert into stripe_events
       (id, type, payload, stripe_customer_id, occurred_at, received_at, state, processed_at)
     select id, type, payload, customer, occurred_at, now(), state, now()
     from jsonb_to_recordset($1) as event
       (id text, type text, payload jsonb, customer text, occurred_at timestamptz, state text)
     where customer = (select stripe_customer_id from customers where user_id = $2)
     on conflict do nothing returning id`,
    [JSON.stringify(rows), userId],
  );
  for (const { id } of written) control.drop(id);
}
