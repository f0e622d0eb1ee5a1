import { raw, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import { sql, type Expression, type SqlBool } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  condition,
  counted,
  is,
  read,
  rowOf,
  time,
  uuids,
  type ColumnsOf,
} from '#server/platform/db/read.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { User } from '#server/user/user.entity.ts';
import type { AccessGrant } from './access-grant.entity.ts';

// A subscription or a grant gives access at a time. SQL, loaded rows and the ORM's filters each have a form of this rule.

/** Whether a loaded subscription gives access. */
export function isOpen({ accessUntil }: Pick<SubscriptionRecord, 'accessUntil'>, now: Date): boolean {
  return accessUntil != null && accessUntil > now;
}

/** Whether a loaded grant gives access. */
export function isRunning(
  { endedAt, expiresAt }: Pick<AccessGrant, 'endedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return endedAt == null && expiresAt > now;
}

/** The ORM's filter for grants that give access. */
export const whereRunning = (now: Date) => ({ endedAt: null, expiresAt: { $gt: now } });

const opensAt = (
  { accessUntil }: Pick<ColumnsOf<Tables['subscriptions']>, 'accessUntil'>,
  now: Expression<Date>,
): Expression<SqlBool> => is(accessUntil, '>', now);

const runsAt = (
  { endedAt, expiresAt }: Pick<ColumnsOf<Tables['accessGrants']>, 'endedAt' | 'expiresAt'>,
  now: Expression<Date>,
): Expression<SqlBool> => is.and([is(endedAt, 'is', null), is(expiresAt, '>', now)]);

const openSubscriptions = (now: Expression<Date>) =>
  db.selectFrom('subscriptions').where((query) => opensAt(rowOf(query, 'subscriptions'), now));

const runningGrants = (now: Expression<Date>) =>
  db.selectFrom('accessGrants').where((query) => runsAt(rowOf(query, 'accessGrants'), now));

const one = sql<number>`1`.as('one');
const hasOpenSubscription = (userId: Expression<string>, now: Expression<Date>): Expression<SqlBool> =>
  is.exists(openSubscriptions(now).where('subscriptions.userId', '=', userId).select(one));

const hasAccess = (userId: Expression<string>, now: Expression<Date>): Expression<SqlBool> =>
  is.or([
    hasOpenSubscription(userId, now),
    is.exists(runningGrants(now).where('accessGrants.userId', '=', userId).select(one)),
  ]);

/** Of these people, the ones to whom a subscription or a grant gives access at a time. */
export const ACTIVE_USERS = read({ ids: uuids, now: time }, ({ ids, now }) =>
  openSubscriptions(now)
    .where('userId', '=', anyOf(ids))
    .select('userId as id')
    .union(runningGrants(now).where('userId', '=', anyOf(ids)).select('userId as id')),
);

/** Open subscriptions that cost nothing now: in free days, or with a paused collection. An index has these rows alone. */
const freeSubscriptions = (now: Expression<Date>) =>
  openSubscriptions(now).where((query) => {
    const { startedAt, collectionPaused } = rowOf(query, 'subscriptions');
    return is.or([is(startedAt, 'is', null), collectionPaused]);
  });

/** The number of people with access at a time who do not count as paying: by a grant, in free days, or with a paused collection. */
export const ACTIVE_WITHOUT_PAYING = read({ now: time }, ({ now }) =>
  db
    .selectFrom(
      runningGrants(now).select('userId').union(freeSubscriptions(now).select('userId')).as('people'),
    )
    .where(
      is.not(
        is.exists(
          db
            .selectFrom('paidUsers')
            .where('paidUsers.paidUntil', '>', now)
            .where('paidUsers.userId', '=', sql<string>`people.user_id`)
            .select(one),
        ),
      ),
    )
    .select(counted().as('count')),
);

/** Whether a person may watch a lecture at a time. */
export const mayWatchLecture = (
  person: { userId: Expression<string>; isAdmin: Expression<SqlBool> },
  lecture: Pick<ColumnsOf<Tables['lectures']>, 'isDraft' | 'isFreePreview'>,
  now: Expression<Date>,
): Expression<SqlBool> =>
  is.or([
    person.isAdmin,
    is.and([is.not(lecture.isDraft), is.or([lecture.isFreePreview, hasAccess(person.userId, now)])]),
  ]);

/** The ORM's filter for people to whom a subscription or a grant gives access, or none does. It serves one query only. */
export function whereActive(active: boolean, now: Date): FilterQuery<User> {
  const filter = (user: string) =>
    condition(sql`${hasAccess(sql.ref(`${user}.id`), sql.val(now))} = ${active}`);
  const may = raw<RawQueryFragment & symbol, User>((user) => filter(user).text, filter('user').values);
  return { [may]: [] };
}
