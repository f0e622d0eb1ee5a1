import { raw, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import { statement } from '#server/platform/db/statements.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { User } from '#server/user/user.entity.ts';
import type { AccessGrant } from './access-grant.entity.ts';

/** The conditions for open lectures at a given time, in three forms of one rule: ORM conditions, TypeScript and SQL. */

/** Condition for active grants. */
export const whereRunning = (now: Date) => ({ endedAt: null, expiresAt: { $gt: now } });

export function isOpen({ accessUntil }: Pick<SubscriptionRecord, 'accessUntil'>, now: Date): boolean {
  return accessUntil != null && accessUntil > now;
}

export function isRunning(
  { endedAt, expiresAt }: Pick<AccessGrant, 'endedAt' | 'expiresAt'>,
  now: Date,
): boolean {
  return endedAt == null && expiresAt > now;
}

/** Returns which of these users have a subscription or a grant that opens the lectures at a given time. */
export const ACTIVE_USERS = statement<{ id: string }>(
  `select user_id as id from subscriptions where user_id = any($1::uuid[]) and access_until > $2
   union select user_id from access_grants where user_id = any($1::uuid[]) and ended_at is null and expires_at > $2`,
);

/** SQL condition: a subscription or a grant opens the lectures. `userId` and `now` are SQL expressions. */
const opens = (userId: string, now: string) =>
  `(exists (select from subscriptions where user_id = ${userId} and access_until > ${now})
    or exists (select from access_grants where user_id = ${userId} and ended_at is null and expires_at > ${now}))`;

/** SQL condition: a user may watch a lecture, which is a row of `lectures`. The parameters are SQL expressions. */
export const mayWatchLecture = (person: { userId: string; isAdmin: string }, now: string): string =>
  `(${person.isAdmin} or not lectures.is_draft and (lectures.is_free_preview or ${opens(person.userId, now)}))`;

/** Condition for users: a subscription or a grant opens the lectures to them. It can be used in one query only. */
export function whereActive(active: boolean, now: Date): FilterQuery<User> {
  const may = raw<RawQueryFragment & symbol, User>(
    (user) => `${opens(`${user}.id`, '?')} = ?`,
    [now, now, active],
  );
  return { [may]: [] };
}
