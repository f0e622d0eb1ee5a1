import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { paymentRefusals } from '#shared/payment.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import type { Payment } from '#server/payment/ledger/payment.entity.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { Intent, type Leftovers } from './intent.entity.ts';
import { presentRequest, type SubscriptionRequest } from './subscription-request.type.ts';
import { isChangeKind, stepFor, type ChangeKind, type CurrentState } from './transitions.ts';

export const runIntent = defineJob<{ intentId: string }>('carry-out-intent', 'payments');

/**
 * Delay of the job in seconds. The call that queues an intent carries it out at once; the job is for when that call
 * fails or is killed.
 */
const HEAD_START_SECONDS = 5;

/** A requested change of a subscription, and its cause. */
export interface Change {
  kind: ChangeKind;
  /** Whether the payment of the current period is refunded in full. Only with AT_ONCE. */
  withRefund: boolean;
  cause: NonNullable<Intent['cause']>;
  /** When the change was requested, if not now. It decides what is refunded. */
  requestedAt?: Date;
}

/** The open intent that a change was added as or merged into. */
export interface Queued {
  intentId: string;
  /** False if an open intent already covers the change. */
  isNew: boolean;
}

type Dependencies = Pick<Common, 'em' | 'jobs' | 'clock'>;

/**
 * Everything that the product wants Stripe to change, committed before Stripe is called. A caller queues an intent in
 * its transaction, under the lock on the customer or, for a payment without an account, on the payment. After the
 * commit, it calls `IntentWorker.attempt`, which the job and the hourly look repeat until the intent is done.
 */
export class Intents {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Queues the change of a subscription. Returns null if the subscription already is in that state. Throws CONFLICT if
   * the end of the subscription cannot be taken back.
   */
  async change(em: EntityManager, subscription: SubscriptionRecord, change: Change): Promise<Queued | null> {
    const open = await findOpen(em, { subscription: subscription.id });
    const current = open && isChangeKind(open.kind) ? open.kind : stateOf(subscription);
    switch (stepFor(current, change.kind)) {
      case 'REFUSE':
        throw new AppError('CONFLICT', paymentRefusals.conflict.notCancelled);
      case 'NOTHING':
        return null;
      case 'KEEP':
        return open && this.merge(em, open, change);
      case 'REPLACE':
        await em.nativeDelete(Intent, { id: open?.id });
        // A year that began after the first request is still refunded.
        return this.addChange(em, subscription, {
          ...change,
          ...(open?.kind === 'AT_PERIOD_END' && change.kind === 'AT_ONCE' && { requestedAt: open.createdAt }),
        });
      case 'ADD':
        return this.addChange(em, subscription, change);
    }
  }

  /**
   * Queues the refund of a payment up to a total that includes earlier refunds, in minor units of its currency. The
   * total of an open refund only grows.
   */
  async refund(em: EntityManager, { id: payment }: Pick<Payment, 'id'>, total: number): Promise<Queued> {
    const open = await findOpen(em, { payment });
    if (!open) return this.add(em, { kind: 'REFUND', payment, total });
    const isNew = total > (open.total ?? 0);
    if (isNew) open.total = total;
    await em.flush();
    // The job of the open intent may be waiting for its next attempt for hours.
    await this.addJob(em, open.id);
    return { intentId: open.id, isNew };
  }

  /** The total to which a payment is still to be refunded; null if no refund of it is open. */
  async openTotal(em: EntityManager, payment: string): Promise<number | null> {
    return (await findOpen(em, { payment }))?.total ?? null;
  }

  /** Queues that the invoice of an ended subscription is voided, or refunded if it was paid too late. */
  async void(em: EntityManager, stripeCustomerId: string, stripeInvoiceId: string): Promise<void> {
    if (await findOpen(em, { stripeInvoiceId })) return;
    await this.add(em, { kind: 'VOID', stripeCustomerId, stripeInvoiceId }, 0);
  }

  /** Queues the removal of the customer of an account that is being deleted. */
  forget(em: EntityManager, stripeCustomerId: string, leftovers: Leftovers): Promise<Queued> {
    return this.add(em, { kind: 'FORGET', stripeCustomerId, leftovers }, 0);
  }

  /** Batch for resolvers: the open change of each subscription, or null. */
  readonly openOf = async (subscriptionIds: readonly string[]): Promise<(SubscriptionRequest | null)[]> => {
    const open = await this.allOpen({ subscription: { $in: [...subscriptionIds] } });
    const inTurn = inOrder(subscriptionIds, open, ({ subscription }) => subscription?.id ?? '');
    return inTurn.map((intent) => intent && presentRequest(intent));
  };

  /** Batch for resolvers: the total to which each payment is still to be refunded, or null. */
  readonly openTotalOf = async (paymentIds: readonly string[]): Promise<(number | null)[]> => {
    const open = await this.allOpen({ payment: { $in: [...paymentIds] } });
    return inOrder(paymentIds, open, ({ payment }) => payment?.id ?? '').map(
      (intent) => intent?.total ?? null,
    );
  };

  /** Queues that subscriptions get the prices that were announced by these notices. */
  async price(em: EntityManager, priceNoticeIds: readonly string[]): Promise<void> {
    const createdAt = this.deps.clock();
    const intents = priceNoticeIds.map((priceNotice) => ({
      id: newId(),
      createdAt,
      kind: 'PRICE' as const,
      priceNotice,
    }));
    await em.insertMany(Intent, intents);
    await this.deps.jobs.addAll(
      em,
      // What people have asked for comes first.
      { ...runIntent, priority: 5 },
      intents.map(({ id: intentId }) => ({ intentId })),
    );
  }

  private allOpen(about: FilterQuery<Intent>): Promise<Intent[]> {
    return this.deps.em.find(Intent, { $and: [about, { closedAt: null }] }, { disableIdentityMap: true });
  }

  private addChange(
    em: EntityManager,
    { id: subscription }: SubscriptionRecord,
    { requestedAt: createdAt = this.deps.clock(), ...change }: Change,
  ): Promise<Queued> {
    return this.add(em, { ...change, subscription, createdAt });
  }

  private async add(
    em: EntityManager,
    fields: Partial<Pick<Change, 'withRefund' | 'cause'>> & {
      kind: Intent['kind'];
      subscription?: string;
      payment?: string;
      total?: number;
      stripeCustomerId?: string;
      stripeInvoiceId?: string;
      leftovers?: Leftovers;
      createdAt?: Date;
    },
    delaySeconds = HEAD_START_SECONDS,
  ): Promise<Queued> {
    const intent = em.create(Intent, { createdAt: this.deps.clock(), ...fields });
    await em.flush();
    await this.addJob(em, intent.id, delaySeconds);
    return { intentId: intent.id, isNew: true };
  }

  private addJob(em: EntityManager, intentId: string, delaySeconds = HEAD_START_SECONDS): Promise<void> {
    return this.deps.jobs.add(em, runIntent, { intentId }, { delaySeconds });
  }

  /**
   * Merges a change into the open intent of the same kind. A refund prevails, except over a dispute, where the bank has
   * already taken the payment back.
   */
  private async merge(em: EntityManager, open: Intent, change: Change): Promise<Queued> {
    const adds =
      change.kind === 'AT_ONCE' && change.withRefund && !open.withRefund && open.cause !== 'DISPUTE';
    if (adds) {
      open.withRefund = true;
      await em.flush();
    }
    return { intentId: open.id, isNew: adds };
  }
}

function stateOf({ stripeStatus, cancelAtPeriodEnd }: SubscriptionRecord): CurrentState {
  if (stripeStatus === 'paused') return 'PAUSED';
  return cancelAtPeriodEnd ? 'ENDS' : 'RENEWS';
}

/** The open intent for a subscription, payment or invoice. */
function findOpen(
  em: EntityManager,
  about: { subscription?: string; payment?: string; stripeInvoiceId?: string },
): Promise<Intent | null> {
  return em.findOne(Intent, { ...about, closedAt: null }, { refresh: true });
}
