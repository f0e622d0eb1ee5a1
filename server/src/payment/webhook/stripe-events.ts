import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import { idOf } from '#server/payment/stripe/stripe-calls.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { eventSchema } from './event-schema.ts';
import { customerIn, subjectOf, type EventFault, type EventSubject } from './event-subject.ts';
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
  webhookSecret: string;
  /** Whether the school takes real money: events of Stripe's other mode are none of its own. */
  livemode: boolean;
  logger: Logger;
}

/** How the work on an event ended. */
type Outcome =
  | { state: 'PROCESSED' }
  | { state: 'IGNORED'; reason: 'type' | 'customer' }
  | { state: 'REFUSED'; reason: EventFault };

const PROCESSED: Outcome = { state: 'PROCESSED' };

/** What the admin reads of an event that was not for this school. */
const REFUSALS: Readonly<Record<EventFault, string>> = {
  livemode: 'It is from the other mode of Stripe, test or live',
  mode: 'It is about a checkout that is not for a subscription',
  price: 'It is about a price that is not of this school',
  currency: 'It is about a currency that the price is not sold in',
};

/** Receives Stripe's events: checked, kept, answered at once, and processed by a job that is tried again. */
export class StripeEvents {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Keeps an event. A second delivery changes nothing. Throws BAD_USER_INPUT for a bad, missing or old signature, and for what
   * is signed and no event.
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.verify(body, signature);
    await this.deps.em.fork().transactional((em) => this.store(em, event));
  }

  /**
   * Keeps an event in the transaction of `em` and queues the work on it. Returns whether it is new: one that is there
   * already stays as it is.
   */
  async store(em: EntityManager, event: Stripe.Event): Promise<boolean> {
    const rows = await em.execute<{ id: string }[]>(
      `insert into stripe_events (id, type, payload, stripe_customer_id, occurred_at, received_at)
         values (?, ?, ?::jsonb, ?, to_timestamp(?), now()) on conflict do nothing returning id`,
      [event.id, event.type, JSON.stringify(event), customerIn(event), event.created],
    );
    const isNew = rows.length > 0;
    if (isNew) await this.deps.jobs.add(em, processEvent, { eventId: event.id });
    return isNew;
  }

  handlers(): JobHandler[] {
    return [handleJob(processEvent, ({ eventId }) => this.process(eventId))];
  }

  /**
   * Processes a stored event, if that was not done yet. What went wrong is written to it and thrown. What it says is only
   * a hint that something changed; the state comes from Stripe's current objects.
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

  private close(event: StripeEvent, outcome: Outcome): void {
    const { logger } = this.deps;
    const { id: eventId, type } = event;
    event.state = outcome.state;
    event.processedAt = new Date();
    event.failure = null;
    switch (outcome.state) {
      case 'PROCESSED':
        logger.info({ event: 'payment.event_processed', eventId, type }, 'stripe event processed');
        break;
      case 'IGNORED':
        logger.info(
          { event: 'payment.event_ignored', eventId, type, reason: outcome.reason },
          'stripe event ignored',
        );
        break;
      case 'REFUSED':
        event.failure = REFUSALS[outcome.reason];
        logger.warn(
          { event: 'payment.event_refused', eventId, type, reason: outcome.reason },
          'stripe event refused',
        );
    }
  }

  private async handle(em: EntityManager, event: StripeEvent): Promise<Outcome> {
    // It was kept as it came from Stripe.
    const payload = event.payload as unknown as Stripe.Event;
    if (payload.livemode !== this.deps.livemode) return { state: 'REFUSED', reason: 'livemode' };
    const subject = subjectOf(payload);
    if (!subject) return { state: 'IGNORED', reason: 'type' };
    const stripeCustomerId = subject.customer ?? (await this.customerOf(subject));
    event.stripeCustomerId = stripeCustomerId;
    const isOurs = stripeCustomerId !== null && (await em.count(Customer, { stripeCustomerId })) > 0;
    if (!isOurs) return this.syncOrphanedPayment(em, subject);

    const fault = subject.fault(await this.deps.plan.prices(em));
    // One of ours that got another price at Stripe has to lose what it gave.
    if (!fault || (await isKnown(em, subject))) {
      await this.deps.sync.synchronize(stripeCustomerId, { unlessSince: event.receivedAt });
    }
    return fault ? { state: 'REFUSED', reason: fault } : PROCESSED;
  }

  private async customerOf({ charge }: EventSubject): Promise<string | null> {
    if (!charge) return null;
    const found = await unlessMissing(this.deps.stripe.charges.retrieve(charge.id));
    return found?.customer ? idOf(found.customer) : null;
  }

  /** The ledger stays true when the customer is none of ours any more: their payment is found by its invoice. */
  private async syncOrphanedPayment(em: EntityManager, { charge }: EventSubject): Promise<Outcome> {
    const { stripe, ledger } = this.deps;
    const ignored: Outcome = { state: 'IGNORED', reason: 'customer' };
    if (!charge?.intent) return ignored;
    const payment = { type: 'payment_intent', payment_intent: charge.intent } as const;
    const { data } = await stripe.invoicePayments.list({ payment });
    for (const { invoice } of data) {
      if (await ledger.syncOrphanedPayment(em, idOf(invoice))) return PROCESSED;
    }
    return ignored;
  }

  private verify(body: Buffer, signature: string): Stripe.Event {
    const { stripe, webhookSecret } = this.deps;
    try {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS);
      eventSchema.parse(event);
      return event;
    } catch (cause) {
      const isUnsigned = cause instanceof Stripe.errors.StripeSignatureVerificationError;
      const { badSignature, badEvent } = paymentMessages;
      throw new AppError('BAD_USER_INPUT', isUnsigned ? badSignature : badEvent, { cause });
    }
  }
}

/** Errors of the database quote whole rows, so their words are left to the log. */
function describeFailure(error: unknown): string {
  const isSafe = error instanceof Stripe.errors.StripeError || error instanceof AppError;
  return isSafe ? error.message : 'Something went wrong on our side';
}

async function isKnown(em: EntityManager, { subscription }: EventSubject): Promise<boolean> {
  if (!subscription) return false;
  return (await em.count(SubscriptionRecord, { stripeSubscriptionId: subscription })) > 0;
}
