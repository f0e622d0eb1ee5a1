import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { CancellationRequest } from './cancellation.entity.ts';
import { presentRequest, type SubscriptionRequest } from './cancellation.type.ts';
import { stepFor } from './transitions.ts';

export const runRequest = defineJob<{ requestId: string }>('carry-out-request', 'payments');

/** Who asked carries it out at once; the job is for what that comes to grief over. */
const HEAD_START_SECONDS = 5;

/** What somebody wants to become of a subscription. */
export type Change = Pick<CancellationRequest, 'kind' | 'withRefund' | 'cause'>;

/** The request that stands for a change. */
export interface Queued {
  requestId: string;
  /** Whether the change changed anything; false when as much was asked for before. */
  isNew: boolean;
}

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  clock: Clock;
}

/** What is wanted of subscriptions, written down before Stripe is called. */
export class CancellationRequests {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Writes a change down with the job that carries it out, in the transaction of `em` and under the lock on the customer.
   * Null when it is so already. Throws CONFLICT for what cannot be taken back.
   */
  async queue(em: EntityManager, subscription: SubscriptionRecord, change: Change): Promise<Queued | null> {
    const open = await findOpen(em, subscription.id);
    const current = open?.kind ?? (subscription.cancelAtPeriodEnd ? 'ENDS' : 'RENEWS');
    switch (stepFor(current, change.kind)) {
      case 'REFUSE':
        throw new AppError('CONFLICT', paymentRefusals.conflict.notCancelled);
      case 'NOTHING':
        return null;
      case 'KEEP':
        return open && this.merge(em, open, change);
      case 'REPLACE':
        await em.nativeDelete(CancellationRequest, { id: open?.id });
        return this.add(em, subscription, change);
      case 'ADD':
        return this.add(em, subscription, change);
    }
  }

  /** Batch for resolvers: what is open of each of these subscriptions, null where nothing is. */
  readonly openOf = async (subscriptionIds: readonly string[]): Promise<(SubscriptionRequest | null)[]> => {
    const open = await this.deps.em.find(
      CancellationRequest,
      { subscription: { $in: [...subscriptionIds] }, closedAt: null },
      { disableIdentityMap: true },
    );
    const bySubscription = new Map(open.map((request) => [request.subscription.id, request]));
    return subscriptionIds.map((id) => {
      const request = bySubscription.get(id);
      return request ? presentRequest(request) : null;
    });
  };

  private async add(em: EntityManager, subscription: SubscriptionRecord, change: Change): Promise<Queued> {
    const request = em.create(CancellationRequest, {
      ...change,
      subscription: subscription.id,
      createdAt: this.deps.clock(),
    });
    await em.flush();
    await this.deps.jobs.add(em, runRequest, { requestId: request.id }, { delaySeconds: HEAD_START_SECONDS });
    return { requestId: request.id, isNew: true };
  }

  /** Of two who end the same at once, the one who gives the payment back prevails; not against a bank that took it. */
  private async merge(em: EntityManager, open: CancellationRequest, change: Change): Promise<Queued> {
    const adds =
      change.kind === 'AT_ONCE' && change.withRefund && !open.withRefund && open.cause !== 'DISPUTE';
    if (adds) {
      open.withRefund = true;
      await em.flush();
    }
    return { requestId: open.id, isNew: adds };
  }
}

/** What is being carried out of a subscription. */
function findOpen(em: EntityManager, subscriptionId: string): Promise<CancellationRequest | null> {
  return em.findOne(CancellationRequest, { subscription: subscriptionId, closedAt: null }, { refresh: true });
}
