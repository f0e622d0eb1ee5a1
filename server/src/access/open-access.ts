import { raw, type FilterQuery, type RawQueryFragment } from '@mikro-orm/postgresql';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { User } from '#server/user/user.entity.ts';
import type { AccessGrant } from './access-grant.entity.ts';

/** What opens the lectures at a time, as conditions on rows, on rows that were read, and as SQL: three forms of one rule. */

/** Condition on paid subscriptions: those that open the lectures. */
export const whereOpen = (now: Date) => ({ accessUntil: { $gt: now } });

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

/** Condition on people: whether a subscription or a grant opens the lectures to them. It serves one query only. */
export function whereActive(active: boolean, now: Date): FilterQuery<User> {
  const may = raw<RawQueryFragment & symbol, User>(
    (user) =>
      `(exists (select from subscriptions where user_id = ${user}.id and access_until > ?)
        or exists (select from access_grants where user_id = ${user}.id and ended_at is null and expires_at > ?)) = ?`,
    [now, now, active],
  );
  return { [may]: [] };
}
