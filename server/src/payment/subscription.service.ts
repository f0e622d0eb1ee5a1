import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { newId } from '#server/common/identifier.ts';
import { Customer, SubscriptionRecord } from './payment.entities.ts';
import type { Subscription, SubscriptionStatus } from './subscription.type.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Stripe's statuses in which a period that has been paid for is running. */
const PAID_STATUSES = ['active', 'trialing'];

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  refundWindowDays: number;
}

/**
 * Who is subscribed. Stripe holds the truth; the table holds a projection of it that `synchronize` renews. Access
 * compares times, so that a subscription ends on time without any job.
 */
export class SubscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: whether each of these users has an active subscription. */
  readonly areActive = async (userIds: readonly string[]): Promise<boolean[]> => {
    const rows = await this.deps.em.find(SubscriptionRecord, {
      user: { $in: [...userIds] },
      stripeStatus: { $in: PAID_STATUSES },
      currentPeriodEnd: { $gt: new Date() },
    });
    const active = new Set(rows.map((row) => row.user.id));
    return userIds.map((id) => active.has(id));
  };

  async isActive(userId: string): Promise<boolean> {
    const [active = false] = await this.areActive([userId]);
    return active;
  }

  /** Batch for resolvers: the subscription of each user that matters most, null for those who never had one. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(Subscription | null)[]> => {
    const rows = await this.deps.em.find(
      SubscriptionRecord,
      { user: { $in: [...userIds] } },
      { orderBy: { createdAt: 'desc' } },
    );
    const byUser = Map.groupBy(rows, (row) => row.user.id);
    return userIds.map((id) => {
      const subscriptions = (byUser.get(id) ?? []).map((row) => this.present(row));
      return subscriptions.find(({ status }) => status !== 'INACTIVE') ?? subscriptions[0] ?? null;
    });
  };

  /** The subscription that is running, with Stripe's ids. Null when there is none. */
  async findRunning(em: EntityManager, userId: string): Promise<SubscriptionRecord | null> {
    return em.findOne(
      SubscriptionRecord,
      {
        user: userId,
        stripeStatus: { $in: [...PAID_STATUSES, 'past_due'] },
        currentPeriodEnd: { $gt: new Date() },
      },
      { orderBy: { createdAt: 'desc' } },
    );
  }

  /** Until when cancelling gives the payment of the running period back; null when it was not paid or is given back. */
  refundableUntil({ paidAt }: SubscriptionRecord): Date | null {
    return paidAt ? new Date(paidAt.getTime() + this.deps.refundWindowDays * DAY_MS) : null;
  }

  /**
   * Brings the projection of one payer up to date from Stripe's current objects. The one way a subscription changes
   * here: the webhook, the return page and cancelling all call it. Idempotent; calls for one payer wait for each
   * other, in all processes. An unknown customer is none of ours and changes nothing.
   */
  async synchronize(stripeCustomerId: string): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const customer = await em.findOne(
        Customer,
        { stripeCustomerId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (customer) await this.synchronizeLocked(em, customer);
    });
  }

  /** The same for somebody who holds the lock on the payer's row, in the transaction of `em`. */
  async synchronizeLocked(em: EntityManager, customer: Customer): Promise<void> {
    const listing = this.deps.stripe.subscriptions.list({
      customer: customer.stripeCustomerId,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    });
    for await (const subscription of listing) {
      await em.upsert(
        SubscriptionRecord,
        {
          id: newId(),
          createdAt: new Date(subscription.created * 1000),
          user: customer.user.id,
          ...project(subscription),
        },
        {
          onConflictFields: ['stripeSubscriptionId'],
          onConflictExcludeFields: ['id', 'createdAt', 'user'],
        },
      );
    }
  }

  private present(row: SubscriptionRecord): Subscription {
    const status = statusOf(row);
    return {
      id: row.id,
      status,
      currentPeriodEnd: row.currentPeriodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      refundableUntil: status === 'ACTIVE' ? this.refundableUntil(row) : null,
    };
  }
}

function project(subscription: Stripe.Subscription) {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  const invoice = subscription.latest_invoice;
  if (typeof invoice === 'string')
    throw new Error(`Subscription ${subscription.id} came without its invoice`);
  const paidAt = invoice?.status === 'paid' ? invoice.status_transitions.paid_at : null;
  return {
    stripeSubscriptionId: subscription.id,
    stripeStatus: subscription.status,
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    paidAt: paidAt === null ? null : new Date(paidAt * 1000),
    latestInvoiceId: invoice?.id ?? null,
  };
}

function statusOf({ stripeStatus, currentPeriodEnd }: SubscriptionRecord): SubscriptionStatus {
  if (stripeStatus === 'incomplete') return 'PENDING';
  if (currentPeriodEnd.getTime() <= Date.now()) return 'INACTIVE';
  if (PAID_STATUSES.includes(stripeStatus)) return 'ACTIVE';
  return stripeStatus === 'past_due' ? 'PAST_DUE' : 'INACTIVE';
}
