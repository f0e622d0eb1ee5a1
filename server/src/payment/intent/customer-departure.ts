import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { taskOf } from './intent-executor.ts';
import { Intent } from './intent.entity.ts';
import type { Intents } from './intents.ts';

interface Dependencies {
  subscriptions: SubscriptionService;
  intents: Intents;
}

/** Makes sure that a deleted account is never charged again, and that its owner gets the promised refunds. */
export class CustomerDeparture {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Prepares the deletion of an account in the transaction of `em`. Throws CONFLICT while a paid subscription renews
   * itself, and while the customer has a subscription of another product. Otherwise queues the removal of the customer
   * at Stripe. Locks the customer; a caller that also locks the user does so afterwards, as in all changes of payment
   * data.
   */
  async prepare(em: EntityManager, userId: string): Promise<void> {
    const { subscriptions, intents } = this.deps;
    const customer = await lockCustomer(em, userId);
    if (!customer) return;
    const reader = em.fork({ keepTransactionContext: true });
    const running = await subscriptions.findRunning(reader, userId);
    const open = await reader.find(
      Intent,
      { closedAt: null, subscription: { user: userId } },
      { populate: ['subscription'] },
    );
    if (running && goesOn(running, open)) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.subscriptionRenews);
    }
    if (customer.hasOtherSubscription) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.otherSubscription);
    }
    const records = await reader.find(SubscriptionRecord, { user: userId });
    await intents.forget(em, customer.stripeCustomerId, {
      userId,
      // The end of the paid year becomes an end now, which still refunds a year that began after the request.
      work: open
        .map(taskOf)
        .flatMap(({ kind, since, ...task }) =>
          kind === 'RESUME' ? [] : [{ ...task, kind: 'AT_ONCE' as const, since: since.toISOString() }],
        ),
      known: records.map(({ stripeSubscriptionId }) => stripeSubscriptionId),
    });
  }
}

/** Whether the subscription will be renewed, including the customer's open intent. */
function goesOn(running: SubscriptionRecord, open: readonly Intent[]): boolean {
  const intent = open.find(({ subscription }) => subscription?.id === running.id);
  return intent ? intent.kind === 'RESUME' : !running.cancelAtPeriodEnd;
}
