import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/common/errors.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/jobs/job.ts';
import { Customer } from './payment.entities.ts';
import { isMissing } from './stripe-calls.ts';
import type { SubscriptionService } from './subscription.service.ts';

interface Dependencies {
  stripe: Stripe;
  subscriptions: SubscriptionService;
  jobs: Jobs;
}

const forgetPayer = defineJob<{ stripeCustomerId: string }>('forget-payer');

/** Makes sure that nobody who has left is ever charged again. */
export class PayerDeletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Before an account is deleted, in the transaction of `em`: throws CONFLICT while a paid subscription renews itself,
   * and else has Stripe forget the payer after the commit. Locks the payer; who locks the person too does it
   * afterwards, as all who change what was paid do.
   */
  async prepare(em: EntityManager, userId: string): Promise<void> {
    const { subscriptions, jobs } = this.deps;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const customer = await em.findOne(Customer, { user: userId }, { lockMode });
    if (!customer) return;
    const running = await subscriptions.findRunning(em, userId);
    if (running && !running.cancelAtPeriodEnd) {
      throw new AppError('CONFLICT', messages.conflict.subscriptionRenews);
    }
    await jobs.add(em, forgetPayer, { stripeCustomerId: customer.stripeCustomerId });
  }

  handlers(): JobHandler[] {
    return [handleJob(forgetPayer, ({ stripeCustomerId }) => this.forget(stripeCustomerId))];
  }

  /** A checkout that is still open could be paid, and deleting the customer ends what it has left of subscriptions. */
  private async forget(customer: string): Promise<void> {
    const { stripe } = this.deps;
    try {
      for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
        await stripe.checkout.sessions.expire(id);
      }
      await stripe.customers.del(customer);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
