import { raw, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import { statement } from '#server/platform/db/statements.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { User } from '#server/user/user.entity.ts';
import type { AccessGrant } from './access-grant.entity.ts';

/** What opens the lectures at a time, as conditions on rows, on rows that were read, and as SQL: three forms of one rule. */

/** Condition on grants: those that open the lectures. */
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

/** Which of these people have a subscription or a grant that opens the lectures at a time. */
export const ACTIVE_USERS = statement<{ id: string }>(
  `select user_id as id from subscriptions where user_id = any($1::uuid[]) and access_until > $2
   union select user_id from access_grants where user_id = any($1::uuid[]) and ended_at is null and expires_at > $2`,
);

/** SQL that tells whether a subscription or a grant opens the lectures; of whom and when is SQL, too. */
const opens = (userId: string, now: string) =>
  `(exists (select from subscriptions where user_id = ${userId} and access_until > ${now})
    or exists (select from access_grants where user_id = ${userId} and ended_at is null and expires_at > ${now}))`;

/** SQL that tells whether somebody may watch a lecture, a row of `lectures`; who and when is SQL, too. */
export const mayWatchLecture = (person: { userId: string; isAdmin: string }, now: string): string =>
  `(${person.isAdmin} or not lectures.is_draft and (lectures.is_free_preview or ${opens(person.userId, now)}))`;

/** Condition on people: whether a subscription or a grant opens the lectures to them. It serves one query only. */
export function whereActive(active: boolean, now: Date): FilterQuery<User> {
  const may = raw<RawQueryFragment & symbol, User>(
    (user) => `${opens(`${user}.id`, '?')} = ?`,
    [now, now, active],
  );
  return { [may]: [] };
}
