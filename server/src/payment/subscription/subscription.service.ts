import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { Terms } from './terms.ts';
import { SubscriptionRecord } from './subscription.entity.ts';
import { LIVING_STATUSES, opensLectures, statusOf } from './subscription-status.ts';
import type { Subscription } from './subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  clock: Clock;
  /** Of subscriptions that do not say theirs. */
  formerTerms: Terms;
}

/** Stripe's statuses of a subscription whose first payment never came. */
const NEVER_BEGUN = ['incomplete', 'incomplete_expired'];

/** What of a paid subscription people see. */
type ShownRecord = Pick<
  SubscriptionRecord,
  | 'id'
  | 'stripeStatus'
  | 'latestInvoiceStatus'
  | 'currentPeriodEnd'
  | 'cancelAtPeriodEnd'
  | 'accessUntil'
  | 'paidAt'
  | 'refundDays'
>;

/** Paid subscriptions. Stripe holds the truth; the table holds a projection of it that `SubscriptionSync` renews. */
export class SubscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** The paid subscription with this id, null when this person has none such. */
  async findPaid(userId: string, id: string): Promise<Subscription | null> {
    const row = await this.deps.em.findOne(
      SubscriptionRecord,
      { id, user: userId },
      { disableIdentityMap: true },
    );
    return row && this.present(row);
  }

  /**
   * The paid subscription that still lives at Stripe, with Stripe's ids; what gives access comes first. It may give none
   * and yet be charged for, so nobody buys another beside it. Null when there is none.
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
              // The first payment can still be made: when it cannot any more, Stripe voids the invoice.
              { stripeStatus: 'incomplete', latestInvoiceStatus: 'open' },
            ],
          },
          // Stripe ends it by itself then, whether or not we have heard of it.
          { $or: [{ cancelAtPeriodEnd: false }, { currentPeriodEnd: { $gt: this.deps.clock() } }] },
        ],
      },
      { orderBy: [{ accessUntil: 'desc nulls last' }, { createdAt: 'desc' }] },
    );
  }

  /** Whether somebody has or had a subscription that was begun to be paid for or tried: nobody tries twice. */
  async hasSubscribed(userId: string): Promise<boolean> {
    const [hasSubscribed = false] = await this.haveSubscribed([userId]);
    return hasSubscribed;
  }

  /** Batch for resolvers: the same of each of these people. */
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

  /** Until when cancelling gives the payment of the running period back; null when it does not, or no more. */
  refundableUntil({ paidAt, refundDays }: Pick<SubscriptionRecord, 'paidAt' | 'refundDays'>): Date | null {
    const { formerTerms, clock } = this.deps;
    const until = paidAt && new Date(paidAt.getTime() + (refundDays ?? formerTerms.refundDays) * DAY_MS);
    return until && until > clock() ? until : null;
  }

  /** A paid subscription as people see it. */
  present(row: ShownRecord): Subscription {
    const now = this.deps.clock();
    const status = statusOf(row, now);
    return {
      id: row.id,
      kind: 'PAID',
      status,
      currentPeriodEnd: row.currentPeriodEnd,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      accessUntil: opensLectures(status) ? (row.accessUntil ?? null) : null,
      refundableUntil: opensLectures(status) ? this.refundableUntil(row) : null,
    };
  }
}
