import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { inMode, sandboxAccount } from './account.ts';
import { eventVersion } from './event-version.ts';
import { heldEvents, isHolding, release } from './held-deliveries.ts';
import { ObjectStore } from './object-store.ts';
import { renderOlderEvent } from './older-events.ts';
import { decodeObject } from './stored-objects.ts';
import type { SandboxLogger } from './sandbox-logger.ts';
import type { SandboxState } from './sandbox-state.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const QUIET_ATTEMPTS = 3;

/** The pause after each failed attempt; the last one repeats. */
const RETRY_DELAYS = [0.2 * SECOND, SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR] as const;
const LONGEST_DELAY = HOUR;
const GIVE_UP_AFTER = 3 * 24 * HOUR;
const RESPONSE_TIMEOUT = 10 * SECOND;

/** How long a claim outlives its process. Running deliveries renew it well before. */
const CLAIM_TIME = 3 * SECOND;
const CLAIM_RENEWAL = SECOND;

/**
 * Whether a delivery is due now, which is given twice. A time further ahead than the pause after its last attempt was written while
 * the clock of a process was ahead: Stripe's own clock is right, so such a delivery is due as well.
 */
const IS_DUE = `state = 'pending' AND (next_attempt_at <= ? OR next_attempt_at > ? + CASE attempts WHEN 0 THEN 0
  ${RETRY_DELAYS.map((pause, index) => `WHEN ${index + 1} THEN ${pause}`).join(' ')} ELSE ${LONGEST_DELAY} END)`;

/** How often the queue is polled, for events of other processes and for everything due. */
const POLL_TIME = 250;

interface DeliverySettings {
  url: () => string;
  secret: string;
  logger: SandboxLogger | undefined;
  /** Work that is due by the clock; called before each poll of the queue. */
  onTick: () => void;
}

interface Delivery {
  eventId: string;
  type: string;
  payload: string;
  createdAt: number;
  attempts: number;
}

/** The response status of a delivery attempt; null without a response. */
export type DeliveryAnswer = number | null;

interface Attempt {
  status: DeliveryAnswer;
  /** Undefined if the webhook accepted the event. */
  failure: string | undefined;
}

/** `fetch` names the problem only in the cause of its error. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Sends the recorded events to the webhook, one after another, oldest first. A failed event is retried later and does
 * not delay the others. Processes that share the file take turns: at most one delivery runs at a time.
 */
export class WebhookDelivery {
  readonly #claimant = randomUUID();
  readonly #closing = new AbortController();
  #news = Promise.withResolvers<void>();
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly state: SandboxState,
    private readonly settings: DeliverySettings,
  ) {}

  start(): void {
    this.#running = this.#run();
  }

  /** Signals that an event was recorded. */
  wake(): void {
    this.#news.resolve();
  }

  /**
   * Sends one event now, `times` times at once, in any state of the queue. If one of them is accepted, the queue does
   * not send it again.
   */
  async deliverNow(eventId: string, times: number): Promise<DeliveryAnswer[]> {
    const { payload } = this.#read(eventId);
    const attempts = await Promise.all(Array.from({ length: times }, () => this.#send(payload)));
    if (attempts.some(({ failure }) => failure === undefined)) this.#markDelivered(eventId);
    return attempts.map(({ status }) => status);
  }

  /**
   * Sends all held events at once, and ends the hold after all responses. The queue retries events that were not
   * accepted.
   */
  async releaseAtOnce(): Promise<DeliveryAnswer[]> {
    const { database } = this.state;
    const answers = await Promise.all(heldEvents(database).map(({ id }) => this.deliverNow(id, 1)));
    release(database, 'recorded');
    this.wake();
    return answers.flat();
  }

  /** Stops at once. A delivery under way is aborted and made again later. */
  async close(): Promise<void> {
    this.#closing.abort();
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      this.#news = Promise.withResolvers();
      const delivery = this.#look();
      if (delivery) await this.#deliver(delivery);
      else await Promise.race([this.#news.promise, delay(POLL_TIME, undefined, { ref: false })]);
    }
  }

  #look(): Delivery | undefined {
    // Due work that fails must not hold up the delivery of events.
    this.#attempt(this.settings.onTick, 'The Stripe sandbox could not do what falls due');
    return this.#attempt(() => this.#claimNext(), 'The Stripe sandbox could not look at its queue');
  }

  #attempt<Result>(work: () => Result, complaint: string): Result | undefined {
    try {
      return work();
    } catch (error) {
      this.settings.logger?.warn({ err: error }, complaint);
      return undefined;
    }
  }

  /** First searches without the write lock, because there is usually nothing to do. */
  #claimNext(): Delivery | undefined {
    const { database } = this.state;
    const due = database.statement(`SELECT 1 FROM deliveries WHERE ${IS_DUE} LIMIT 1`);
    const looked = Date.now();
    if (!due.get(looked, looked) || isHolding(database)) return undefined;
    return database.transact(() => {
      if (isHolding(database)) return undefined;
      const now = Date.now();
      const busy = database.statement(
        `SELECT 1 FROM deliveries WHERE state = 'pending' AND claim IS NOT NULL
           AND claimed_until > ? AND claimed_until <= ? LIMIT 1`,
      );
      if (busy.get(now, now + CLAIM_TIME)) return undefined;
      const row = database
        .statement(
          `UPDATE deliveries SET claim = ?, claimed_until = ?
           WHERE sequence = (
             SELECT sequence FROM deliveries WHERE ${IS_DUE} ORDER BY sequence LIMIT 1
           )
           RETURNING event_id, created_at, attempts`,
        )
        .get(this.#claimant, now + CLAIM_TIME, now, now);
      if (!row) return undefined;
      const eventId = String(row.event_id);
      const { created_at: createdAt, attempts } = row;
      return { eventId, ...this.#read(eventId), createdAt: Number(createdAt), attempts: Number(attempts) };
    });
  }

  #read(eventId: string): Pick<Delivery, 'type' | 'payload'> {
    const row = this.state.database
      .statement(`SELECT data FROM objects WHERE object = 'event' AND id = ?`)
      .get(eventId);
    if (!row) throw new Error(`There is no event ${eventId}`);
    const event = decodeObject('event', String(row.data));
    return { type: event.type, payload: this.#render(event, String(row.data)) };
  }

  /** The event in the version of the webhook endpoint. `recorded` is its JSON in the API's own version. */
  #render(event: Stripe.EventBase, recorded: string): string {
    const { database } = this.state;
    const isOlder = eventVersion(database) !== event.api_version;
    if (!isOlder && !sandboxAccount(database).livemode) return recorded;
    return inMode(database, isOlder ? renderOlderEvent(new ObjectStore(database), event) : event);
  }

  #renewClaim(eventId: string): void {
    this.state.database
      .statement('UPDATE deliveries SET claimed_until = ? WHERE event_id = ? AND claim = ?')
      .run(Date.now() + CLAIM_TIME, eventId, this.#claimant);
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { eventId } = delivery;
    const renew = () =>
      this.#attempt(() => this.#renewClaim(eventId), 'The Stripe sandbox could not keep an event for itself');
    const renewal = setInterval(renew, CLAIM_RENEWAL);
    const { failure } = await this.#send(delivery.payload).finally(() => clearInterval(renewal));
    // It is sent again once the claim has expired, as after a killed process.
    this.#attempt(() => this.#record(delivery, failure), 'The Stripe sandbox could not record a delivery');
  }

  #record(delivery: Delivery, failure: string | undefined): void {
    if (this.#closing.signal.aborted && failure !== undefined) this.#giveBack(delivery);
    else if (failure === undefined) this.#finish(delivery);
    else this.#postpone(delivery, failure);
  }

  async #send(payload: string): Promise<Attempt> {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: this.settings.secret,
      timestamp: Math.floor(Date.now() / SECOND),
    });
    try {
      const response = await fetch(this.settings.url(), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Stripe-Signature': signature,
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(RESPONSE_TIMEOUT)]),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      return { status, failure: ok ? undefined : `HTTP status ${status}` };
    } catch (error) {
      return { status: null, failure: describeFailure(error) };
    }
  }

  #settle(eventId: string, assignments: string, ...values: (string | number)[]): boolean {
    const { changes } = this.state.database
      .statement(`UPDATE deliveries SET claim = NULL, ${assignments} WHERE event_id = ? AND claim = ?`)
      .run(...values, eventId, this.#claimant);
    return Number(changes) > 0;
  }

  #giveBack({ eventId }: Delivery): void {
    this.#settle(eventId, 'claimed_until = 0');
  }

  #finish({ eventId, type, attempts }: Delivery): void {
    this.#markDelivered(eventId);
    this.settings.logger?.info({ eventId, type, attempt: attempts + 1 }, 'Webhook event delivered');
  }

  #markDelivered(eventId: string): void {
    this.state.transact(null, ({ store }) => {
      this.state.database
        .statement(
          `UPDATE deliveries SET state = 'delivered', claim = NULL, attempts = attempts + 1 WHERE event_id = ?`,
        )
        .run(eventId);
      store.save('event', { ...store.get('event', eventId), pending_webhooks: 0 });
    });
  }

  #postpone({ eventId, type, createdAt, attempts }: Delivery, reason: string): void {
    const now = Date.now();
    const isOver = now - createdAt >= GIVE_UP_AFTER;
    this.#settle(
      eventId,
      'state = ?, attempts = attempts + 1, next_attempt_at = ?',
      isOver ? 'abandoned' : 'pending',
      now + (RETRY_DELAYS[attempts] ?? LONGEST_DELAY),
    );
    const outcome = isOver ? 'Webhook event given up' : 'Webhook event not delivered, will be tried again';
    // A starting server misses the first few deliveries, so that only continued failures are warnings.
    const level = attempts < QUIET_ATTEMPTS ? 'info' : 'warn';
    this.settings.logger?.[level]({ eventId, type, attempt: attempts + 1, reason }, outcome);
  }
}
