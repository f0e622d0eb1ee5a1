import Stripe from 'stripe';
import { sandboxAccount } from './account.ts';
import type { SandboxDatabase } from './database.ts';
import { createId } from './ids.ts';
import type { ObjectStore } from './object-store.ts';

/** The sandbox's API version: the one that the SDK is pinned to and its types describe. */
export const API_VERSION = Stripe.API_VERSION;

type EventType = Stripe.Event['type'];
type EventData<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data'];

/** The API request that caused an event; the hosted pages have none. */
export interface RequestCause {
  requestId: string;
  idempotencyKey: string | null;
}

/** Records events and queues them for delivery, in the transaction of the change. */
export class EventLog {
  /** Whether an event was recorded and waits for delivery. */
  hasNews = false;

  constructor(
    private readonly database: SandboxDatabase,
    private readonly store: ObjectStore,
    private readonly cause: RequestCause | null,
    /** The sandbox's time in Unix seconds. Deliveries use real time. */
    private readonly now: () => number,
  ) {}

  /** Records an event with a snapshot of the object's current state. */
  record<Type extends EventType>(
    type: Type,
    object: EventData<Type>['object'],
    previousAttributes?: EventData<Type>['previous_attributes'],
  ): void {
    const now = Date.now();
    const event: Stripe.EventBase = {
      id: createId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      data: { object, ...(previousAttributes && { previous_attributes: previousAttributes }) },
      livemode: sandboxAccount(this.database).livemode,
      pending_webhooks: 1,
      request: { id: this.cause?.requestId ?? null, idempotency_key: this.cause?.idempotencyKey ?? null },
      type,
    };
    this.store.save('event', event);
    this.database
      .statement('INSERT INTO deliveries (event_id, created_at, next_attempt_at) VALUES (?, ?, ?)')
      .run(event.id, now, now);
    this.hasNews = true;
  }
}

/** The previous values of the changed members, as events have them. */
export function previousAttributes<Item extends object>(before: Item, after: Item): Partial<Item> {
  const previous: Partial<Item> = {};
  // Object.keys loses the type of the keys; both objects have the same type.
  for (const key of Object.keys(before) as (keyof Item)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) previous[key] = before[key];
  }
  return previous;
}
