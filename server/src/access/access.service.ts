import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { accessMessages } from '#shared/access.ts';
import { Role } from '#shared/roles.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Batched, SHARED } from '#server/platform/common/batched.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Cancellation } from '#server/payment/cancellation/cancellation.ts';
import { opensLectures } from '#server/payment/subscription/subscription-status.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { Subscription } from '#server/payment/subscription/subscription.type.ts';
import type { User } from '#server/user/user.entity.ts';
import { presentGrant, type AccessGrants } from './access-grants.ts';
import { ACTIVE_USERS, whereActive } from './open-access.ts';
import type { SubscriptionReads, SubscriptionRow } from './subscription-reads.ts';

/** The fields of a lecture that decide who may watch it. */
export interface WatchedLecture {
  /** Whether it is open to everyone, including visitors. */
  isFreePreview: boolean;
  /** Whether it is open to admins only, free or not. */
  isDraft: boolean;
}

export interface EndOfAccess {
  /** Whether to fully refund the payment of the current period. */
  refund: boolean;
  /** Records the change in its transaction. `isPaid`: whether a paid subscription ends. */
  record: (em: EntityManager, ended: { isPaid: boolean }) => Promise<void>;
}

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  clock: Clock;
  grants: AccessGrants;
  subscriptionReads: SubscriptionReads;
  subscriptions: SubscriptionService;
  cancellation: Cancellation;
  logger: Logger;
}

/**
 * Decides who may watch. Free lectures are open to everyone. Admins may watch all lectures, including drafts. Others need a paid
 * subscription or a grant. Access is a comparison of times, so it ends on time without a job.
 */
export class AccessService {
  /** Concurrent lookups for single users share one statement. */
  private readonly ofRequests = new Batched<string, boolean>((userIds) => this.areActive(userIds), SHARED);

  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: whether each actor may watch each lecture. */
  readonly mayWatch = async (
    asked: readonly { actor: Actor; lecture: WatchedLecture }[],
  ): Promise<boolean[]> => {
    const undecided = asked.flatMap(({ actor, lecture }) =>
      actor && actor.role !== Role.ADMIN && !lecture.isDraft && !lecture.isFreePreview ? [actor.userId] : [],
    );
    const userIds = [...new Set(undecided)];
    const active = await this.ofRequests.loadAll(userIds);
    const subscribed = new Set(userIds.filter((_, index) => active[index]));
    return asked.map(({ actor, lecture }) =>
      opens(lecture, { actor, mayWatchAll: actor !== null && subscribed.has(actor.userId) }),
    );
  };

  /** Whether this actor may watch all lectures. */
  async mayWatchAll(actor: Actor): Promise<boolean> {
    return actor !== null && (actor.role === Role.ADMIN || this.isActive(actor.userId));
  }

  /** Batch for resolvers: whether each actor may watch all lectures. Looks up each actor once. */
  readonly mayWatchAllOf = async (actors: readonly NonNullable<Actor>[]): Promise<boolean[]> => {
    const people = [...new Set(actors)];
    const answers = await Promise.all(people.map((actor) => this.mayWatchAll(actor)));
    return actors.map((actor) => answers[people.indexOf(actor)] ?? false);
  };

  /** Throws FORBIDDEN unless the actor may watch each of these lectures. */
  async requireWatch(actor: Actor, lectures: readonly WatchedLecture[]): Promise<void> {
    const may = await this.mayWatch(lectures.map((lecture) => ({ actor, lecture })));
    if (may.includes(false)) throw subscriptionRequired();
  }

  /** Throws UNAUTHENTICATED for a visitor and FORBIDDEN for users who may not watch all lectures. */
  async requireWatchAll(actor: Actor): Promise<void> {
    if (!(await this.mayWatchAll(requireUser(actor)))) throw subscriptionRequired();
  }

  /** Batch for resolvers: whether each of these users has a paid subscription or a grant that opens the lectures. */
  readonly areActive = async (userIds: readonly string[]): Promise<boolean[]> => {
    if (userIds.length === 0) return [];
    const rows = await this.deps.statements.all(ACTIVE_USERS, { ids: userIds, now: this.deps.clock() });
    const active = new Set(rows.map(({ id }) => id));
    return userIds.map((id) => active.has(id));
  };

  /** Whether a user has a paid subscription or a grant that opens the lectures. */
  isActive(userId: string): Promise<boolean> {
    return this.ofRequests.load(userId);
  }

  /** Condition for lists of users that agrees with `areActive`. It can be used in one query only, like any raw SQL fragment. */
  whereActive(active: boolean): FilterQuery<User> {
    return whereActive(active, this.deps.clock());
  }

  /**
   * Batch for resolvers: the most relevant subscription of each user; null if there has never been one. Active ones come first, then
   * those that may become active again, then the most recent. Paid ones come before grants.
   */
  readonly subscriptionsOf = async (userIds: readonly string[]): Promise<(Subscription | null)[]> => {
    const held = await this.deps.subscriptionReads.ofUsers(userIds);
    return held.map((rows) => {
      const latest = rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
      return this.livingOf(rows) ?? (latest ? this.present(latest) : null);
    });
  };

  /**
   * Batch for resolvers: each user's paid subscription that gives access or may give it again; null if there is none. In
   * `subscriptionsOf`, a grant may hide it while the card is still charged.
   */
  readonly paidSubscriptionsOf = async (userIds: readonly string[]): Promise<(Subscription | null)[]> => {
    const held = await this.deps.subscriptionReads.ofUsers(userIds);
    return held.map((rows) => this.livingOf(rows.filter(({ kind }) => kind === 'PAID')));
  };

  private livingOf(rows: readonly SubscriptionRow[]): Subscription | null {
    const subscriptions = rows.map((row) => this.present(row));
    return (
      subscriptions.find(({ status }) => opensLectures(status)) ??
      subscriptions.find(({ status }) => status !== 'INACTIVE') ??
      null
    );
  }

  private present(row: SubscriptionRow): Subscription {
    return row.kind === 'PAID'
      ? this.deps.subscriptions.present(row, row.userId)
      : presentGrant(row, this.deps.clock());
  }

  /** Grants access without a payment until a time, in the transaction of `em`. See `AccessGrants.grant`. */
  async grant(em: EntityManager, userId: string, until: Date): Promise<void> {
    await this.deps.grants.grant(em, userId, until);
  }

  /**
   * Ends a user's access immediately: revokes the grant, and cancels the paid subscription at Stripe, with a retry if Stripe cannot be
   * reached. The caller checks permissions. Throws NOT_FOUND for an unknown user, and CONFLICT when there is no access or a payment is
   * not confirmed yet.
   */
  async endAccess(userId: string, { refund, record }: EndOfAccess): Promise<void> {
    const { em, grants, cancellation, logger } = this.deps;
    const { queued, hadGrant } = await em.fork().transactional(async (tx) => {
      const queued = await cancellation.queueEnd(tx, userId, { refund });
      const hadGrant = await grants.end(tx, userId);
      if (!queued && !hadGrant) throw new AppError('CONFLICT', accessGrantMessages.conflict.noAccess);
      if (hadGrant || queued?.isNew) await record(tx, { isPaid: queued !== null });
      return { queued, hadGrant };
    });
    const isDone = !queued || (await cancellation.execute(queued));
    const isOwn = hadGrant || queued?.isNew === true;
    if (isDone && !isOwn) throw new AppError('CONFLICT', accessGrantMessages.conflict.noAccess);
    logger.info({ event: 'payment.access_ended', userId, refund, isDone }, 'access ended');
  }
}

/** Whether a lecture is open to an actor. `mayWatchAll` says whether the actor may watch all published lectures. */
export function opens(
  { isDraft, isFreePreview }: WatchedLecture,
  { actor, mayWatchAll }: { actor: Actor; mayWatchAll: boolean },
): boolean {
  return actor?.role === Role.ADMIN || (!isDraft && (isFreePreview || mayWatchAll));
}

/** The error for actors who may not watch. */
export function subscriptionRequired(): AppError {
  return new AppError('FORBIDDEN', accessMessages.access.subscriptionRequired);
}
