import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { paymentRefusals } from '#shared/payment.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { CancellationRequest } from './cancellation.entity.ts';
import { executeAtStripe, taskOf, type StripeTask } from './execute-at-stripe.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

interface Dependencies {
  stripe: Stripe;
  turns: CustomerTurns;
  subscriptions: SubscriptionService;
  jobs: Jobs;
  refunds: StripeRefunds;
  clock: Clock;
}

/** What is left to do at Stripe for somebody whose rows are gone. Times are ISO 8601. */
interface Leftovers {
  /** Missing in jobs of before. */
  userId?: string;
  stripeCustomerId: string;
  /** When the account went. */
  leftAt: string;
  /** Requests that were open. */
  work: (Omit<StripeTask, 'since'> & { since: string })[];
  /** Subscriptions at Stripe that the account knew of. */
  known: string[];
}

const forgetCustomer = defineJob<Leftovers>('forget-payer', 'payments');

/** Makes sure that nobody who has left is ever charged again, and that they get what they were promised. */
export class CustomerDeletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Before an account is deleted, in the transaction of `em`: throws CONFLICT while a paid subscription renews itself,
   * and else has Stripe forget the customer after the commit. Locks the customer; who locks the person too does it
   * afterwards, as all who change what was paid do.
   */
  async prepare(em: EntityManager, userId: string): Promise<void> {
    const { subscriptions, jobs, clock } = this.deps;
    const customer = await lockCustomer(em, userId);
    if (!customer) return;
    const reader = em.fork({ keepTransactionContext: true });
    const running = await subscriptions.findRunning(reader, userId);
    const open = await reader.find(
      CancellationRequest,
      { closedAt: null, subscription: { user: userId } },
      { populate: ['subscription'] },
    );
    if (running && goesOn(running, open)) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.subscriptionRenews);
    }
    const records = await reader.find(SubscriptionRecord, { user: userId });
    await jobs.add(em, forgetCustomer, {
      userId,
      stripeCustomerId: customer.stripeCustomerId,
      leftAt: clock().toISOString(),
      // Where a request lets the paid year run out, Stripe's forgetting the customer ends it.
      work: open.filter(({ kind }) => kind === 'AT_ONCE').map(toTask),
      known: records.map(({ stripeSubscriptionId }) => stripeSubscriptionId),
    });
  }

  handlers(): JobHandler[] {
    return [
      handleJob(forgetCustomer, (leftovers, { attempt }) =>
        this.deps.turns.take(leftovers.userId ?? leftovers.stripeCustomerId, () =>
          this.forget(leftovers, attempt),
        ),
      ),
    ];
  }

  /**
   * In the turn of who is gone: their last checkout may still be being opened. Every step can be repeated. Deleting the
   * customer ends what it has left of subscriptions. Throws Stripe's errors, also for a customer that it does not know: a key
   * may be another account's, and they would be charged on.
   */
  private async forget(leftovers: Leftovers, attempt: number): Promise<void> {
    const { stripe, refunds } = this.deps;
    const { stripeCustomerId: customer, work } = leftovers;
    for (const { since, key, ...task } of work) {
      await executeAtStripe(
        { stripe, refunds },
        { ...task, key: `${key}_${attempt}`, since: new Date(since) },
      );
    }
    if ((await stripe.customers.retrieve(customer)).deleted) return;
    // A checkout that is still open could be paid.
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      await stripe.checkout.sessions.expire(id);
    }
    await this.giveBackUnknown(leftovers, attempt);
    // And so could an invoice.
    for await (const { id } of stripe.invoices.list({ customer, status: 'open', limit: 100 })) {
      await stripe.invoices.voidInvoice(id);
    }
    await stripe.customers.del(customer);
  }

  /** What was bought while the account went, by a checkout that was still open, brought nothing. */
  private async giveBackUnknown(
    { stripeCustomerId: customer, leftAt, known }: Leftovers,
    attempt: number,
  ): Promise<void> {
    const { stripe, refunds } = this.deps;
    for await (const { id } of stripe.subscriptions.list({ customer, limit: 100 })) {
      if (known.includes(id)) continue;
      await executeAtStripe(
        { stripe, refunds },
        {
          key: `refund_${id}_${attempt}`,
          kind: 'AT_ONCE',
          withRefund: true,
          stripeSubscriptionId: id,
          since: new Date(leftAt),
        },
      );
    }
  }
}

/** Whether a subscription will be charged for again, as far as its customer has said. */
function goesOn(running: SubscriptionRecord, open: readonly CancellationRequest[]): boolean {
  const request = open.find(({ subscription }) => subscription.id === running.id);
  return request ? request.kind === 'RESUME' : !running.cancelAtPeriodEnd;
}

function toTask(request: CancellationRequest): Leftovers['work'][number] {
  const task = taskOf(request, request.subscription.getEntity().stripeSubscriptionId);
  return { ...task, since: task.since.toISOString() };
}
