import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { paymentRefusals } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { json, orNull, read, text, time } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import { fromUnix, idOf } from '#server/payment/stripe/stripe-calls.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { eventSchema } from './event-schema.ts';
import { chargeOf, HANDLED_EVENTS, oddityOf, type EventOddity } from './event-subject.ts';
import { noteFraudWarning } from './fraud-warnings.ts';
import { cutEvent, type KeptEvent } from './kept-event.ts';
import type { SignatureRefusals } from './signature-refusals.ts';
import { StripeEvent } from './stripe-event.entity.ts';

const processEvent = defineJob<{ eventId: string }>('process-stripe-event', 'payments');

/** Stripe's own recommendation, because an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

const STORE = read(
  { id: text, type: text, payload: json<KeptEvent>(), stripeCustomerId: orNull(text), occurredAt: time },
  (event) =>
    db
      .insertInto('stripeEvents')
      .values({ ...event, receivedAt: sql<Date>`now()`, state: 'RECEIVED' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'jobs' | 'logger'> {
  plan: StripePlan;
  ledger: Ledger;
  sync: SubscriptionSync;
  accounts: Pick<StripeAccounts, 'maySave'>;
  signatureRefusals: SignatureRefusals;
  webhookSecret: string;
  /** Whether the school takes real money. Events of Stripe's other mode are refused. */
  livemode: boolean;
}

/** The result of processing an event. */
type Outcome =
  | { state: 'PROCESSED'; reason: EventOddity | null }
  | { state: 'IGNORED'; reason: 'type' | 'customer' }
  | { state: 'REFUSED'; reason: keyof typeof REFUSALS };

/** The reasons for refusals, as shown to admins. */
const REFUSALS = {
  livemode: 'It is from the other mode of Stripe, test or live',
  account: 'It is from another account of Stripe',
} as const;

/** The oddities of events about known customers, as shown to admins. */
const ODDITIES: Readonly<Record<EventOddity, string>> = {
  mode: 'It is about a checkout that is not for a subscription',
  price: 'It is about a price that is not of this school',
  currency: 'It is about a currency that the price is not sold in',
};

/** The log entry for each outcome. */
const LOGGED = {
  PROCESSED: { level: 'info', name: 'payment.event_processed', text: 'stripe event processed' },
  ODD: { level: 'warn', name: 'payment.event_odd', text: 'odd stripe event processed' },
  IGNORED: { level: 'info', name: 'payment.event_ignored', text: 'stripe event ignored' },
  REFUSED: { level: 'warn', name: 'payment.event_refused', text: 'stripe event refused' },
} as const;

/**
 * Receives Stripe's events: verifies and stores them, responds at once, and processes them in a job that is retried.
 */
export class StripeEvents {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Stores an event. A repeated delivery changes nothing. Throws BAD_USER_INPUT for an invalid, missing or old
   * signature, and for a signed body that is not an event; and SERVICE_UNAVAILABLE while the key is of another account
   * than the one in use, so that Stripe sends the event again.
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.verify(body, signature);
    if (!(await this.deps.accounts.maySave())) {
      throw new AppError('SERVICE_UNAVAILABLE', paymentRefusals.refused);
    }
    await this.store([event]);
  }

  /**
   * Stores events, reduced to the fields that are read, and queues a job for each. Events that are already stored stay
   * unchanged.
   */
  async store(events: readonly Stripe.Event[]): Promise<void> {
    const { em, jobs } = this.deps;
    await em.fork().transactional(async (tx) => {
      for (const kept of events.map(cutEvent)) {
        const rows = await readIn(tx, STORE, {
          id: kept.id,
          type: kept.type,
          payload: kept,
          stripeCustomerId: kept.data.object.customer ?? null,
          occurredAt: fromUnix(kept.created),
        });
        if (rows.length > 0) await jobs.add(tx, processEvent, { eventId: kept.id });
      }
    });
  }

  /**
   * The Stripe ID of the event's customer, read from its charge if the event has none; null if there is no customer.
   * Throws Stripe's errors.
   */
  async customerOf(event: KeptEvent): Promise<string | null> {
    const { customer } = event.data.object;
    const charge = customer ? null : chargeOf(event);
    if (!charge) return customer ?? null;
    const found = await unlessMissing(this.deps.stripe.charges.retrieve(charge.id));
    return found?.customer ? idOf(found.customer) : null;
  }

  /**
   * Deletes the stored payloads of a user's events when the account is deleted, in the transaction of `em`. Payloads of
   * unprocessed events are deleted after their processing.
   */
  async emptyEventsOf(em: EntityManager, userId: string): Promise<void> {
    await em.execute(
      `update stripe_events set payload = null where state <> 'RECEIVED' and payload is not null and stripe_customer_id =
         (select stripe_customer_id from customers where user_id = ?)`,
      [userId],
    );
  }

  handlers(): JobHandler[] {
    return [handleJob(processEvent, ({ eventId }) => this.process(eventId))];
  }

  /**
   * Processes a stored event, unless it is already processed. Saves and throws errors. An event is only a hint that
   * something changed: the state comes from Stripe's current objects, whatever prices or API version the event has.
   * Only events of the other mode or another account are refused.
   */
  async process(eventId: string): Promise<void> {
    const em = this.deps.em.fork();
    const event = await em.findOne(StripeEvent, eventId);
    // It is set aside if the school has started with another account.
    if (event?.state !== 'RECEIVED') return;
    try {
      this.close(event, await this.handle(em, event));
    } catch (error) {
      event.failure = describeFailure(error);
      throw error;
    } finally {
      await em.flush();
    }
  }

  private close(event: StripeEvent, { state, reason }: Outcome): void {
    event.state = state;
    event.processedAt = new Date();
    event.failure = state === 'REFUSED' ? REFUSALS[reason] : null;
    event.oddity = state === 'PROCESSED' && reason ? ODDITIES[reason] : null;
    const { level, name, text } = LOGGED[event.oddity ? 'ODD' : state];
    this.deps.logger[level](
      { event: name, eventId: event.id, type: event.type, ...(reason && { reason }) },
      text,
    );
  }

  private async handle(em: EntityManager, event: StripeEvent): Promise<Outcome> {
    const { payload } = event;
    if (!payload) return { state: 'IGNORED', reason: 'customer' };
    if (payload.livemode !== this.deps.livemode) return { state: 'REFUSED', reason: 'livemode' };
    if (payload.account) return { state: 'REFUSED', reason: 'account' };
    if (!HANDLED_EVENTS.includes(event.type)) return { state: 'IGNORED', reason: 'type' };
    const stripeCustomerId = await this.customerOf(payload);
    event.stripeCustomerId = stripeCustomerId;
    const isOurs = stripeCustomerId !== null && (await em.count(Customer, { stripeCustomerId })) > 0;
    if (!isOurs) {
      const outcome = await this.syncOrphanedPayment(em, payload);
      await noteFraudWarning(em, this.deps.stripe, payload);
      // Of unknown or deleted customers, only IDs are kept.
      event.payload = null;
      return outcome;
    }
    await this.deps.sync.synchronize(stripeCustomerId, { unlessSince: event.receivedAt });
    await noteFraudWarning(em, this.deps.stripe, payload);
    return { state: 'PROCESSED', reason: oddityOf(payload, await this.deps.plan.prices(em)) };
  }

  /** Keeps the ledger correct when the customer is unknown or deleted, by finding the payment by its invoice. */
  private async syncOrphanedPayment(em: EntityManager, event: KeptEvent): Promise<Outcome> {
    const { stripe, ledger } = this.deps;
    const intent = chargeOf(event)?.intent;
    if (!intent) return { state: 'IGNORED', reason: 'customer' };
    const payment = { type: 'payment_intent', payment_intent: intent } as const;
    const { data } = await stripe.invoicePayments.list({ payment });
    for (const { invoice } of data) {
      if (await ledger.syncOrphanedPayment(em, idOf(invoice))) return { state: 'PROCESSED', reason: null };
    }
    return { state: 'IGNORED', reason: 'customer' };
  }

  private verify(body: Buffer, signature: string): Stripe.Event {
    const { stripe, webhookSecret } = this.deps;
    try {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
      eventSchema.parse(event);
      return event;
    } catch (cause) {
      const isUnsigned = cause instanceof Stripe.errors.StripeSignatureVerificationError;
      if (isUnsigned) this.deps.signatureRefusals.notify(body);
      const { badSignature, badEvent } = paymentRefusals;
      throw new AppError('BAD_USER_INPUT', isUnsigned ? badSignature : badEvent, { cause });
    }
  }
}

/** Database errors quote whole rows, so their messages go to the log only. */
function describeFailure(error: unknown): string {
  const isSafe = error instanceof Stripe.errors.StripeError || error instanceof AppError;
  return isSafe ? error.message : 'Something went wrong on our side';
}
