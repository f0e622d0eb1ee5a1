import type { EntityManager } from '@mikro-orm/postgresql';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { Customer } from './customer.entity.ts';
import { unlessMissing } from './errors.ts';

// The name stays because jobs may be queued under it; the job now updates more than the email address.
const changeCustomer = defineJob<{ userId: string }>('change-stripe-customer-email', 'payments');

type Dependencies = Pick<Common, 'em' | 'stripe' | 'jobs' | 'school'>;

/** Updates a customer's email address and language at Stripe, which its receipts and requests then use. */
export class CustomerAccount {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to changes of email address and language, in the transaction that makes them. */
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
    // The account may be deleted by now, and so may the customer at Stripe.
    const customer = await em.fork().findOne(Customer, { user: userId }, { populate: ['user'] });
    if (!customer) return;
    const user = customer.user.getEntity();
    const update = { email: user.email, preferred_locales: [school.letterheadFor(user).language] };
    await unlessMissing(stripe.customers.update(customer.stripeCustomerId, update));
  }
}
