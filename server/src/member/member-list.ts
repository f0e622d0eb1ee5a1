import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { csvRow } from '#shared/csv.ts';
import { memberMessages } from '#shared/member.ts';
import type { Role } from '#shared/roles.ts';
import { searchRules } from '#shared/rules.ts';
import { memberSubscriptionTexts } from '#shared/texts/member-subscription.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { ActivePeople } from '#server/access/active-people.ts';
import type { Subscription } from '#server/payment/subscription/subscription.type.ts';
import { requireAdmin, requireScope, type Actor } from '#server/platform/common/actor.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import {
  listKey,
  pageBy,
  requirePageSize,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { logSecurity } from '#server/platform/common/security-log.ts';
import { validate } from '#server/platform/common/validate.ts';
import { nameOrAddressHas } from '#server/user/name-or-address.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserCounts } from '#server/user/user-counts.ts';
import { cursorOf, inOrderOf, MemberSort, whereBehind } from './member-sort.ts';

/** Filter and order of the member list; an omitted field does not filter. */
export interface MemberQuery {
  /** Part of a name or email address. */
  search?: string | null;
  role?: Role | null;
  /** Whether the user currently has access. */
  isSubscribed?: boolean | null;
  /** Changed at this time or later. */
  updatedSince?: Date | null;
  /** Default: NEWEST. */
  sort?: MemberSort | null;
}

interface Dependencies {
  em: EntityManager;
  userCounts: UserCounts;
  logger: Logger;
  access: AccessService;
  activePeople: ActivePeople;
}

const EXPORTED_AT_ONCE = 500;

/** The queries of a list. */
type MemberQueries = ReturnType<MemberList['ask']>;

/** The members of the school for admins, as pages and as CSV. */
export class MemberList {
  constructor(private readonly deps: Dependencies) {}

  /** Returns a page of users. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, query: MemberQuery, { first, after }: PageArgs): Promise<Page<User>> {
    requireAdmin(actor);
    requirePageSize(first);
    const asked = this.ask(query);
    const [users, totalCount] = await Promise.all([
      asked.read(this.deps.em, first + 1, after),
      asked.count(),
    ]);
    return pageBy(asked.cursorOf, users, first, totalCount);
  }

  /**
   * All users of a list as CSV (RFC 4180), below a header in the current language. The file is read in parts, so that
   * its length does not matter. Times are in UTC. Each export is a security event in the log. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT.
   */
  csv(actor: Actor, query: MemberQuery): AsyncGenerator<string> {
    requireAdmin(actor);
    requireScope(actor, 'MEMBERS_READ');
    const asked = this.ask(query);
    logSecurity(this.deps.logger, 'members.exported');
    return this.rows(asked);
  }

  private async *rows(asked: MemberQueries): AsyncGenerator<string> {
    const { exported: column, role: roles, verified, notVerified } = memberMessages;
    yield csvRow(Object.values(column));
    let after: string | null = null;
    for (;;) {
      const users: User[] = await asked.read(this.deps.em.fork(), EXPORTED_AT_ONCE, after);
      const last = users.at(-1);
      if (!last) return;
      const held = await this.deps.access.subscriptionsOf(users.map(({ id }) => id));
      yield users
        .map((user, index) => {
          const subscription = held[index] ?? null;
          return csvRow([
            user.fullName,
            user.email,
            user.emailVerifiedAt ? verified : notVerified,
            roles[user.role],
            statusText(subscription),
            dayOf(subscription?.accessUntil),
            dayOf(user.createdAt),
            dayOf(user.lastSeenAt),
          ]);
        })
        .join('');
      after = asked.cursorOf(last);
    }
  }

  /** The queries of a list. Throws BAD_USER_INPUT for the search. */
  private ask({ search, role, isSubscribed, updatedSince, sort: wanted }: MemberQuery) {
    const { em: shared, access } = this.deps;
    const words = validate(searchRules, { search: search ?? '' }).search;
    const sort = wanted ?? MemberSort.NEWEST;
    // Cursors of the default order are those from before there were others.
    const order = sort === MemberSort.NEWEST ? [] : [sort];
    const listed = listKey('users', words, role, isSubscribed, updatedSince, ...order);
    // A SQL fragment can be used in one query only, so each query creates its own.
    const where = (): FilterQuery<User> => ({
      $and: [
        words === '' ? {} : nameOrAddressHas(words),
        role == null ? {} : { role },
        isSubscribed == null ? {} : access.whereActive(isSubscribed),
        updatedSince == null ? {} : { updatedAt: { $gte: updatedSince } },
      ],
    });
    const kept = words === '' && updatedSince == null;
    return {
      cursorOf: (user: User) => cursorOf(listed, sort, user),
      read: (em: EntityManager, limit: number, after: string | null | undefined) =>
        em.find(
          User,
          { $and: [where(), whereBehind(listed, sort, after)] },
          { orderBy: inOrderOf(sort), limit },
        ),
      count: async () => (kept ? this.keptCount(role, isSubscribed) : null) ?? shared.count(User, where()),
    };
  }

  /** Returns the number of matching users from the maintained sums; null if no sum covers the filter. */
  private keptCount(
    role: Role | null | undefined,
    isSubscribed: boolean | null | undefined,
  ): Promise<number> | null {
    const { userCounts, activePeople } = this.deps;
    if (isSubscribed == null) return role == null ? userCounts.all() : userCounts.ofRole(role);
    if (role != null) return null;
    return isSubscribed ? activePeople.count() : this.inactivePeople();
  }

  private async inactivePeople(): Promise<number> {
    const { userCounts, activePeople } = this.deps;
    const [all, active] = await Promise.all([userCounts.all(), activePeople.count()]);
    return all - active;
  }
}

function statusText(subscription: Subscription | null): string {
  const { labels } = memberSubscriptionTexts;
  const texts = {
    ACTIVE: labels.active,
    GRACE: labels.grace,
    INACTIVE: labels.inactive,
    PAST_DUE: labels.pastDue,
    PAUSED: labels.paused,
    PENDING: labels.pending,
  };
  return subscription ? texts[subscription.status] : labels.inactive;
}

const dayOf = (time: Date | null | undefined): string => time?.toISOString().slice(0, 10) ?? '';
