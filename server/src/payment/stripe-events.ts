import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';
import type { Logger } from '#server/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/jobs/job.ts';
import { StripeEvent } from './payment.entities.ts';
import type { SubscriptionService } from './subscription.service.ts';

const processEvent = defineJob<{ eventId: string }>('process-stripe-event');

/** Stripe's own recommendation: an older signature may be a replay. */
const TOLERANCE_SECONDS = 300;

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
  subscriptions: SubscriptionService;
  webhookSecret: string;
  logger: Logger;
}

/** Receives Stripe's events: checked, kept, answered at once, and worked off by a job that is tried again. */
export class StripeEvents {
  constructor(private readonly deps: Dependencies) {}

  /** Keeps an event. A second delivery changes nothing. Throws BAD_USER_INPUT for a bad, missing or old signature. */
  async receive(body: Buffer, signature: string): Promise<void> {
    const event = this.verify(body, signature);
    await this.deps.em.fork().transactional(async (em) => {
      const rows = await em.getConnection().execute<{ id: string }[]>(
        `insert into stripe_events (id, type, payload, received_at) values (?, ?, ?::jsonb, now())
           on conflict do nothing returning id`,
        [event.id, event.type, JSON.stringify(event)],
        'all',
        em.getTransactionContext(),
      );
      if (rows.length > 0) await this.deps.jobs.add(em, processEvent, { eventId: event.id });
    });
  }

  handlers(): JobHandler[] {
    return [handleJob(processEvent, ({ eventId }) => this.process(eventId))];
  }

  /** What the event says is only a hint that something changed; the state comes from Stripe's current objects. */
  private async process(eventId: string): Promise<void> {
    const { em, subscriptions, logger } = this.deps;
    const event = await em.findOneOrFail(StripeEvent, eventId);
    if (event.processedAt) return;
    const customerId = customerOf(event.payload);
    if (customerId) await subscriptions.synchronize(customerId);
    event.processedAt = new Date();
    await em.flush();
    logger.info({ event: 'payment.event_processed', eventId, type: event.type }, 'stripe event processed');
  }

  private verify(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.deps.stripe.webhooks.constructEvent(
        body,
        signature,
        this.deps.webhookSecret,
        TOLERANCE_SECONDS,
      );
    } catch (cause) {
      throw new AppError('BAD_USER_INPUT', messages.payment.badSignature, { cause });
    }
  }
}

/** The payer an event is about; null when it is about none. */
function customerOf(payload: Record<string, unknown>): string | null {
  const { object } = (payload as unknown as Stripe.Event).data;
  if (object.object === 'customer') return object.id;
  if (!('customer' in object) || !object.customer) return null;
  return typeof object.customer === 'string' ? object.customer : object.customer.id;
}
