import Stripe from 'stripe';
import type { SandboxDatabase } from './database.ts';
import { createId } from './ids.ts';
import type { ObjectStore } from './object-store.ts';

/** Stripe's API version the sandbox speaks: the one the SDK is pinned to and its types describe. */
export const API_VERSION = Stripe.API_VERSION;

type EventType = Stripe.Event['type'];
type EventData<Type extends EventType> = Extract<Stripe.Event, { type: Type }>['data'];

/** The API request that an event came from; on the hosted page there is none. */
export interface RequestCause {
  requestId: string;
  idempotencyKey: string | null;
}

/** Writes events and queues them for delivery, in the transaction of what they tell. */
export class EventLog {
  /** Whether anything was recorded, and so is waiting for delivery. */
  hasNews = false;

  constructor(
    private readonly database: SandboxDatabase,
    private readonly store: ObjectStore,
    private readonly cause: RequestCause | null,
    /** The time of what happens, in unix seconds; the delivery goes by real time. */
    private readonly now: () => number,
  ) {}

  /** Records what happened with a snapshot of the object as it is now. */
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
      livemode: false,
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

/** The former values of the members that differ, as events carry them. */
export function previousAttributes<Item extends object>(before: Item, after: Item): Partial<Item> {
  const previous: Partial<Item> = {};
  // Object.keys forgets the type of the keys; both objects are of one type.
  for (const key of Object.keys(before) as (keyof Item)[]) {
    if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) previous[key] = before[key];
  }
  return previous;
}
