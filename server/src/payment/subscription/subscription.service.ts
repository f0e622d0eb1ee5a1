import { raw, type EntityManager, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import { accessMessages } from '#shared/access.ts';
import { memberMessages } from '#shared/member.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { User } from '#server/user/user.entity.ts';
import { AccessGrant } from './access-grant.entity.ts';
import { SubscriptionRecord } from './subscription.entity.ts';
import { LIVING_STATUSES, opensLectures, statusOf } from './subscription-status.ts';
import type { Subscription } from './subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  clock: Clock;
  refundWindowDays: number;
}

/**
 * Who is subscribed. Stripe holds the truth; the table holds a projection of it that `SubscriptionSync` renews. Beside
 * it, an admin may grant access without a payment. Access compares times, so that it ends on time without any job.
 */
export class SubscriptionService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: whether each of these users may watch, by a paid subscription or a grant. */
  readonly areActive = async (userIds: readonly string[]): Promise<boolean[]> => {
    const user = { $in: [...userIds] };
    const now = this.deps.clock();
    const [paid, granted] = await Promise.all([
      this.deps.em.find(
        SubscriptionRecord,
        { user, accessUntil: { $gt: now } },
        { disableIdentityMap: true },
      ),
      this.deps.em.find(
        AccessGrant,
        { user, endedAt: null, expiresAt: { $gt: now } },
        { disableIdentityMap: true },
      ),
    ]);
    const active = new Set([...paid, ...granted].map((row) => row.user.id));
    return userIds.map((id) => active.has(id));
  };

  /**
   * Condition on people of a list: whether `areActive` would say so of them. It serves one query only, as any fragment
   * of SQL does.
   */
  whereActive(isActive: boolean): FilterQuery<User> {
    const now = this.deps.clock();
    const may = raw<RawQueryFragment & symbol, User>(
      (user) =>
        `(exists (select from subscriptions where user_id = ${user}.id and access_until > ?)
          or exists (select from access_grants where user_id = ${user}.id and ended_at is null and expires_at > ?)) = ?`,
      [now, now, isActive],
    );
    return { [may]: [] };
  }

  async isActive(userId: string): Promise<boolean> {
    const [active = false] = await this.areActive([userId]);
    return active;
  }

  /**
   * Batch for resolvers: the subscription of each user that matters most, null for those who never had one. What
   * gives access comes first, then what may give it again, then what was last; paid before granted.
   */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(Subscription | null)[]> => {
    const user = { $in: [...userIds] };
    const options = { orderBy: { createdAt: 'desc' }, disableIdentityMap: true } as const;
    const [paid, granted] = await Promise.all([
      this.deps.em.find(SubscriptionRecord, { user }, options),
      this.deps.em.find(AccessGrant, { user }, options),
    ]);
    const byUser = Map.groupBy([...paid, ...granted], (row) => row.user.id);
    return userIds.map((id) => {
      const rows = byUser.get(id) ?? [];
      const subscriptions = rows.map((row) => this.present(row));
      const latest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
      return (
        subscriptions.find(({ status }) => opensLectures(status)) ??
        subscriptions.find(({ status }) => status !== 'INACTIVE') ??
        (latest ? this.present(latest) : null)
      );
    });
  };

  /** The paid subscription with this id, null when this person has none such. */
  async findPaid(userId: string, id: string): Promise<Subscription | null> {
    const row = await this.deps.em.findOne(
      SubscriptionRecord,
      { id, user: userId },
      { disableIdentityMap: true },
    );
    return row && this.presentPaid(row);
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

  /** Until when cancelling gives the payment of the running period back; null when it does not, or no more. */
  refundableUntil({ paidAt }: SubscriptionRecord): Date | null {
    const until = paidAt && new Date(paidAt.getTime() + this.deps.refundWindowDays * DAY_MS);
    return until && until > this.deps.clock() ? until : null;
  }

  /**
   * Gives access without a payment until a time, in the transaction of `em`. A grant that runs is replaced. Throws
   * NOT_FOUND for an unknown person and BAD_USER_INPUT for a time that is over.
   */
  async grant(em: EntityManager, userId: string, until: Date): Promise<void> {
    if (until <= this.deps.clock()) {
      const message = accessMessages.validation.timeOver;
      throw new AppError('BAD_USER_INPUT', message, { fields: { until: message } });
    }
    await this.endGrant(em, userId);
    em.create(AccessGrant, { user: userId, expiresAt: until, createdAt: this.deps.clock() });
    await em.flush();
  }

  /**
   * Ends the grant that runs, in the transaction of `em`, and returns whether there was one. The lock on the person
   * makes those who change their grants at the same time wait. Throws NOT_FOUND for an unknown person.
   */
  async endGrant(em: EntityManager, userId: string): Promise<boolean> {
    // A full lock would also hold up whoever writes a row that refers to the person, as the audit log does of an
    // admin: two admins who change the access of each other would wait for each other.
    const people = await em.execute('select 1 from users where id = ? for no key update', [userId]);
    if (people.length === 0) throw new AppError('NOT_FOUND', memberMessages.notFound.user);
    const now = this.deps.clock();
    const running = { user: userId, endedAt: null, expiresAt: { $gt: now } };
    return (await em.nativeUpdate(AccessGrant, running, { endedAt: now })) > 0;
  }

  private present(row: SubscriptionRecord | AccessGrant): Subscription {
    const now = this.deps.clock();
    return row instanceof AccessGrant ? presentGrant(row, now) : this.presentPaid(row, now);
  }

  private presentPaid(row: SubscriptionRecord, now = this.deps.clock()): Subscription {
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

function presentGrant({ id, expiresAt, endedAt }: AccessGrant, now: Date): Subscription {
  const isOpen = endedAt === null && expiresAt > now;
  return {
    id,
    kind: 'GRANTED',
    status: isOpen ? 'ACTIVE' : 'INACTIVE',
    currentPeriodEnd: endedAt ?? expiresAt,
    cancelAtPeriodEnd: true,
    accessUntil: isOpen ? expiresAt : null,
    refundableUntil: null,
  };
}
