import type { EntityManager } from '@mikro-orm/postgresql';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Subscription } from '#server/payment/subscription/subscription.type.ts';
import { AccessGrant } from './access-grant.entity.ts';
import { isRunning, whereRunning } from './open-access.ts';

/**
 * `for update` would also block inserts that refer to the user, such as the audit entry of an admin: two admins who
 * change each other's access would deadlock.
 */
const LOCK_USER = read({ userId: uuid }, ({ userId }) =>
  db.selectFrom('users').where('users.id', '=', userId).select('users.id').forNoKeyUpdate(),
);

/** Grants of access without a payment. */
export class AccessGrants {
  constructor(private readonly clock: Clock) {}

  /** Whether this user has an active grant, as seen by `em`. */
  readonly hasRunning = async (em: EntityManager, userId: string): Promise<boolean> =>
    (await em.count(AccessGrant, { user: userId, ...whereRunning(this.clock()) })) > 0;

  /**
   * Grants access until a time, in the transaction of `em`. Replaces an active grant. Throws NOT_FOUND for an unknown user and
   * BAD_USER_INPUT for a time that is past.
   */
  async grant(em: EntityManager, userId: string, until: Date): Promise<void> {
    if (until <= this.clock()) {
      const message = accessGrantMessages.validation.timeOver;
      throw new AppError('BAD_USER_INPUT', message, { fields: { until: message } });
    }
    await this.end(em, userId);
    em.create(AccessGrant, { user: userId, expiresAt: until, createdAt: this.clock() });
    await em.flush();
  }

  /**
   * Revokes the active grant, in the transaction of `em`. Returns whether there was one. The lock on the user serializes concurrent
   * changes of the same user's grants. Throws NOT_FOUND for an unknown user.
   */
  async end(em: EntityManager, userId: string): Promise<boolean> {
    const people = await readIn(em, LOCK_USER, { userId });
    if (people.length === 0) throw new AppError('NOT_FOUND', memberMessages.notFound.user);
    const now = this.clock();
    const running = { user: userId, ...whereRunning(now) };
    return (await em.nativeUpdate(AccessGrant, running, { endedAt: now })) > 0;
  }
}

/** Returns a grant in the shape of a subscription. */
export function presentGrant(
  grant: Pick<AccessGrant, 'id' | 'expiresAt' | 'endedAt' | 'updatedAt'> & { userId: string },
  now: Date,
): Subscription {
  const isOpen = isRunning(grant, now);
  return {
    id: grant.id,
    userId: grant.userId,
    kind: 'GRANTED',
    status: isOpen ? 'ACTIVE' : 'INACTIVE',
    updatedAt: grant.updatedAt,
    currentPeriodEnd: grant.endedAt ?? grant.expiresAt,
    cancelAtPeriodEnd: true,
    isRunning: false,
    accessUntil: isOpen ? grant.expiresAt : null,
    refundableUntil: null,
  };
}
