import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { paymentRefusals } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { eventSchema } from './event-schema.ts';
import { chargeOf, HANDLED_EVENTS, oddityOf, type EventOddity } from './event-subject.ts';
import { cutEvent, type KeptEvent } from './kept-event.ts';
import type { SignatureRefusals } from './signature-refusals.ts';
import { StripeEvent } from './stripe-event.entity.ts';

const processEvent = defineJob<{ eventId: string }>('process-stripe-event', 'payments');

/** Stripe's own recommendation: an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
  plan: StripePlan;
  ledger: Ledger;
  sync: SubscriptionSync;
  signatureRefusals: SignatureRefusals;
  webhookSecret: string;
  /** Whether the school takes real money: events of Stripe's other mode are none of its own. */
  livemode: boolean;
  logger: Logger;
}

/** How the work on an event ended. */
type Outcome =
  | { state: 'PROCESSED'; reason: EventOddity | null }
  | { state: 'IGNORED'; reason: 'type' | 'customer' }
  | { state: 'REFUSED'; reason: keyof typeof REFUSALS };

/** What the admin reads of an event that was not for this school. */
const REFUSALS = {
  livemode: 'It is from the other mode of Stripe, test or live',
  account: 'It is from another account of Stripe',
} as const;

/** What the admin reads of an event that was about one of ours, and about something that this school does not sell. */
const ODDITIES: Readonly<Record<EventOddity, string>> = {
  mode: 'It is about a checkout that is not for a subscription',
  price: 'It is about a price that is not of this school',
  currency: 'It is about a currency that the price is not sold in',
};

/** How the log tells of it. */
const LOGGED = {
  PROCESSED: { level: 'info', name: 'payment.event_processed', text: 'stripe event processed' },
  ODD: { level: 'warn', name: 'payment.event_odd', text: 'odd stripe event processed' },
  IGNORED: { level: 'info', name: 'payment.event_ignored', text: 'stripe event ignored' },
  REFUSED: { level: 'warn', name: 'payment.event_refused', text: 'stripe event refused' },
} as const;

/** Receives Stripe's events: checked, kept, answered at once, and processed by a job that is tried again. */
export class StripeEvents {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Keeps an event. A second delivery changes nothing. Throws BAD_USER_INPUT for a bad, missing or old signature, and for what
   * is signed and no event.
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    await this.store([this.verify(body, signature)]);
  }

  /** Stores events, cut to what is read of them, and queues a job for each. Events that are stored already stay as they are. */
  async store(events: readonly Stripe.Event[]): Promise<void> {
    const { em, jobs } = this.deps;
    await em.fork().transactional(async (tx) => {
      for (const kept of events.map(cutEvent)) {
        const rows = await tx.execute<object[]>(
          `insert into stripe_events (id, type, payload, stripe_customer_id, occurred_at, received_at)
             values (?, ?, ?::jsonb, ?, to_timestamp(?), now()) on conflict do nothing returning id`,
          [kept.id, kept.type, JSON.stringify(kept), kept.data.object.customer ?? null, kept.created],
        );
        if (rows.length > 0) await jobs.add(tx, processEvent, { eventId: kept.id });
      }
    });
  }

  /**
   * Stripe's id of the customer whom an event is about, read from its charge where it names none; null when it is about none.
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
   * Empties what is kept of the events of somebody whose account goes, in the transaction of `em`. Those that wait for their
   * turn are emptied after it.
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
   * Processes a stored event, if that was not done yet. What went wrong is written to it and thrown. What it says is only
   * a hint that something changed: the state comes from Stripe's current objects, whatever the event says of prices and in
   * whichever version of the API. Only events of the other mode and of another account are refused.
   */
  async process(eventId: string): Promise<void> {
    const em = this.deps.em.fork();
    const event = await em.findOneOrFail(StripeEvent, eventId);
    if (event.state !== 'RECEIVED') return;
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
      // Who is none of ours, or has left, leaves ids here and no more.
      event.payload = null;
      return outcome;
    }
    await this.deps.sync.synchronize(stripeCustomerId, { unlessSince: event.receivedAt });
    return { state: 'PROCESSED', reason: oddityOf(payload, await this.deps.plan.prices(em)) };
  }

  /** The ledger stays true when the customer is none of ours any more: their payment is found by its invoice. */
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

/** Errors of the database quote whole rows, so their words are left to the log. */
function describeFailure(error: unknown): string {
  const isSafe = error instanceof Stripe.errors.StripeError || error instanceof AppError;
  return isSafe ? error.message : 'Something went wrong on our side';
}
