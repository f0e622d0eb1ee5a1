import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import { Customer } from './customer.entity.ts';
import { unlessMissing } from './errors.ts';

// What is queued under this name may be older than what it tells of besides.
const changeCustomer = defineJob<{ userId: string }>('change-stripe-customer-email', 'payments');

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
  school: SchoolService;
}

/** Tells Stripe where a customer gets mail and in which language: receipts and what Stripe asks of them follow. */
export class CustomerAccount {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to the addresses and languages of accounts, in the transaction that changes one. */
  readonly onAccountChange = async (em: EntityManager, userId: string): Promise<void> => {
    if ((await em.count(Customer, { user: userId })) > 0) {
      await this.deps.jobs.add(em, changeCustomer, { userId });
    }
  };

  handlers(): JobHandler[] {
    return [handleJob(changeCustomer, ({ userId }) => this.change(userId))];
  }

  private async change(userId: string): Promise<void> {
    const { em, stripe, school } = this.deps;
    // The account may be gone meanwhile, and the customer be deleted at Stripe.
    const customer = await em.fork().findOne(Customer, { user: userId }, { populate: ['user'] });
    if (!customer) return;
    const user = customer.user.getEntity();
    const update = { email: user.email, preferred_locales: [school.letterheadFor(user).language] };
    await unlessMissing(stripe.customers.update(customer.stripeCustomerId, update));
  }
}
