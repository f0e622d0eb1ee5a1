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

/** The work left at Stripe for an account whose rows are deleted. Times are ISO 8601. */
interface Leftovers {
  /** Missing in jobs queued by earlier versions. */
  userId?: string;
  stripeCustomerId: string;
  /** When the account was deleted. */
  leftAt: string;
  /** The requests that were open. */
  work: (Omit<StripeTask, 'since'> & { since: string })[];
  /** The subscriptions at Stripe that our tables had. */
  known: string[];
}

const forgetCustomer = defineJob<Leftovers>('forget-payer', 'payments');

/** Makes sure that a deleted account is never charged again, and that its owner gets the promised refunds. */
export class CustomerDeletion {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Prepares the deletion of an account in the transaction of `em`. Throws CONFLICT while a paid subscription renews
   * itself. Otherwise queues the deletion of the customer at Stripe after the commit. Locks the customer; a caller that
   * also locks the user does so afterwards, as in all changes of payment data.
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
      // A request for the end of the paid year is covered by the deletion of the customer.
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
   * Deletes the customer at Stripe, in the user's turn because their last checkout may still be opening. Every step can
   * be repeated. Deleting the customer ends its remaining subscriptions. Throws Stripe's errors, also for a customer
   * that Stripe does not know: the key may belong to another account, and the customer would still be charged.
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
    // An open checkout could still be paid.
    for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })) {
      await stripe.checkout.sessions.expire(id);
    }
    await this.giveBackUnknown(leftovers, attempt);
    // An open invoice could still be paid as well.
    for await (const { id } of stripe.invoices.list({ customer, status: 'open', limit: 100 })) {
      await stripe.invoices.voidInvoice(id);
    }
    await stripe.customers.del(customer);
  }

  /** Refunds purchases made by a checkout that was still open while the account was deleted. */
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

/** Whether the subscription will be renewed, including the customer's open request. */
function goesOn(running: SubscriptionRecord, open: readonly CancellationRequest[]): boolean {
  const request = open.find(({ subscription }) => subscription.id === running.id);
  return request ? request.kind === 'RESUME' : !running.cancelAtPeriodEnd;
}

function toTask(request: CancellationRequest): Leftovers['work'][number] {
  const task = taskOf(request, request.subscription.getEntity().stripeSubscriptionId);
  return { ...task, since: task.since.toISOString() };
}
