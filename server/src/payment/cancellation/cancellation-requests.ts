import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { CancellationRequest } from './cancellation.entity.ts';
import { presentRequest, type SubscriptionRequest } from './cancellation.type.ts';
import { stepFor, type CurrentState } from './transitions.ts';

export const runRequest = defineJob<{ requestId: string }>('carry-out-request', 'payments');

/**
 * Delay of the job in seconds. The call that queues the request carries it out at once; the job is for when that call
 * fails or is killed.
 */
const HEAD_START_SECONDS = 5;

/** A requested change of a subscription, and its cause. */
export type Change = Pick<CancellationRequest, 'kind' | 'withRefund' | 'cause'>;

/** The open request that the change was added as or merged into. */
export interface Queued {
  requestId: string;
  /** False if an open request already covers the change. */
  isNew: boolean;
}

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  clock: Clock;
}

/** Requests to change subscriptions, committed before Stripe is called. */
export class CancellationRequests {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Adds the request for a change and its job, in the transaction of `em` and under the lock on the customer. Returns
   * null if the subscription already is in that state. Throws CONFLICT if the end of the subscription cannot be taken
   * back.
   */
  async queue(em: EntityManager, subscription: SubscriptionRecord, change: Change): Promise<Queued | null> {
    const open = await findOpen(em, subscription.id);
    const current = open?.kind ?? stateOf(subscription);
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

  /** Batch for resolvers: the open request of each subscription, or null. */
  readonly openOf = async (subscriptionIds: readonly string[]): Promise<(SubscriptionRequest | null)[]> => {
    const open = await this.deps.em.find(
      CancellationRequest,
      { subscription: { $in: [...subscriptionIds] }, closedAt: null },
      { disableIdentityMap: true },
    );
    return inOrder(subscriptionIds, open, ({ subscription }) => subscription.id).map(
      (request) => request && presentRequest(request),
    );
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

  /**
   * Merges a change into the open request of the same kind. A refund prevails, except over a dispute, where the bank
   * has already taken the payment back.
   */
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

/** The open request of a subscription. */
function findOpen(em: EntityManager, subscriptionId: string): Promise<CancellationRequest | null> {
  return em.findOne(CancellationRequest, { subscription: subscriptionId, closedAt: null }, { refresh: true });
}

function stateOf({ stripeStatus, cancelAtPeriodEnd }: SubscriptionRecord): CurrentState {
  if (stripeStatus === 'paused') return 'PAUSED';
  return cancelAtPeriodEnd ? 'ENDS' : 'RENEWS';
}
