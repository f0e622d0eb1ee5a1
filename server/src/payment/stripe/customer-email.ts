import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { Customer } from './customer.entity.ts';
import { unlessMissing } from './errors.ts';

const changeCustomerEmail = defineJob<{ userId: string }>('change-stripe-customer-email', 'payments');

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
}

/** Tells Stripe the new address of a customer: receipts and what Stripe asks of them are mailed there. */
export class CustomerEmail {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to the addresses of accounts, in the transaction that changes one. */
  readonly onEmailChange = async (em: EntityManager, userId: string): Promise<void> => {
    if ((await em.count(Customer, { user: userId })) > 0) {
      await this.deps.jobs.add(em, changeCustomerEmail, { userId });
    }
  };

  handlers(): JobHandler[] {
    return [handleJob(changeCustomerEmail, ({ userId }) => this.change(userId))];
  }

  private async change(userId: string): Promise<void> {
    const { em, stripe } = this.deps;
    // The account may be gone meanwhile, and the customer be deleted at Stripe.
    const customer = await em.fork().findOne(Customer, { user: userId }, { populate: ['user'] });
    if (!customer) return;
    const { email } = customer.user.getEntity();
    await unlessMissing(stripe.customers.update(customer.stripeCustomerId, { email }));
  }
}
