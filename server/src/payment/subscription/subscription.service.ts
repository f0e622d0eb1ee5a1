import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { Terms } from './terms.ts';
import { SubscriptionRecord } from './subscription.entity.ts';
import { isRunning, LIVING_STATUSES, opensLectures, statusOf } from './subscription-status.ts';
import type { Subscription } from './subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  clock: Clock;
  /** For subscriptions that do not state their own. */
  formerTerms: Terms;
}

/** Stripe's statuses of a subscription whose first payment was never made. */
const NEVER_BEGUN = ['incomplete', 'incomplete_expired'];

/** The columns of a paid subscription that its presentation needs. */
type ShownRecord = Pick<
  SubscriptionRecord,
  | 'id'
  | 'stripeStatus'
  | 'latestInvoiceStatus'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'accessUntil'
  | 'paidAt'
  | 'paidUntil'
  | 'startedAt'
  | 'refundDays'
  | 'updatedAt'
>;

/** Paid subscriptions. Stripe holds the truth. The table is a projection of it that `SubscriptionSync` updates. */
export class SubscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** The user's paid subscription with this ID, or null. */
  async findPaid(userId: string, id: string): Promise<Subscription | null> {
    const row = await this.deps.em.findOne(
      SubscriptionRecord,
      { id, user: userId },
      { disableIdentityMap: true },
    );
    return row && this.present(row, userId);
  }

  /**
   * The paid subscription that still exists at Stripe, preferably one with access. It may grant no access and still be
   * charged, so no other one is sold beside it. Null if there is none.
   */
  async findRunning(em: EntityManager, userId: string): Promise<SubscriptionRecord | null> {
    return em.findOne(
      SubscriptionRecord,
      {
        user: userId,
        $and: [
          {
            $or: [
              { stripeStatus: { $in: [...LIVING_STATUSES] } },
              // The first payment can still be made. When it no longer can, Stripe voids the invoice.
              { stripeStatus: 'incomplete', latestInvoiceStatus: 'open' },
            ],
          },
          // Stripe then ends it by itself, even if the event has not arrived.
          { $or: [{ cancelAtPeriodEnd: false }, { currentPeriodEnd: { $gt: this.deps.clock() } }] },
        ],
      },
      { orderBy: [{ accessUntil: 'desc nulls last' }, { createdAt: 'desc' }] },
    );
  }

  /** Whether a user has or had a subscription, paid or on trial. A second trial is not granted. */
  async hasSubscribed(userId: string): Promise<boolean> {
    const [hasSubscribed = false] = await this.haveSubscribed([userId]);
    return hasSubscribed;
  }

  /** Batch for resolvers: `hasSubscribed` for each user. */
  readonly haveSubscribed = async (userIds: readonly string[]): Promise<boolean[]> => {
    const rows = await this.deps.em
      .fork()
      .find(
        SubscriptionRecord,
        { user: { $in: [...userIds] }, stripeStatus: { $nin: NEVER_BEGUN } },
        { fields: ['user'] },
      );
    const known = new Set(rows.map(({ user }) => user.id));
    return userIds.map((id) => known.has(id));
  };

  /** End of the refund period of the current payment; null if there is none or it is over. */
  refundableUntil({ paidAt, refundDays }: Pick<SubscriptionRecord, 'paidAt' | 'refundDays'>): Date | null {
    const { formerTerms, clock } = this.deps;
    const until = paidAt && new Date(paidAt.getTime() + (refundDays ?? formerTerms.refundDays) * DAY_MS);
    return until && until > clock() ? until : null;
  }

  /** A paid subscription as presented by the API. */
  present(row: ShownRecord, userId: string): Subscription {
    const now = this.deps.clock();
    const status = statusOf(row, now);
    return {
      id: row.id,
      userId,
      kind: 'PAID',
      status,
      updatedAt: row.updatedAt,
      currentPeriodEnd: row.currentPeriodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      isRunning: isRunning(row, now),
      accessUntil: opensLectures(status) ? (row.accessUntil ?? null) : null,
      refundableUntil: opensLectures(status) || status === 'PAUSED' ? this.refundableUntil(row) : null,
    };
  }
}
