import type { EntityManager } from '@mikro-orm/postgresql';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Subscription } from '#server/payment/subscription/subscription.type.ts';
import { AccessGrant } from './access-grant.entity.ts';
import { isRunning, whereRunning } from './open-access.ts';

/** Access that admins give without a payment. */
export class AccessGrants {
  constructor(private readonly clock: Clock) {}

  /** Whether a grant gives this person access, read by `em`. */
  readonly hasRunning = async (em: EntityManager, userId: string): Promise<boolean> =>
    (await em.count(AccessGrant, { user: userId, ...whereRunning(this.clock()) })) > 0;

  /**
   * Gives access until a time, in the transaction of `em`. A grant that runs is replaced. Throws NOT_FOUND for an
   * unknown person and BAD_USER_INPUT for a time that is over.
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
   * Ends the grant that runs, in the transaction of `em`, and returns whether there was one. The lock on the person
   * makes those who change their grants at the same time wait. Throws NOT_FOUND for an unknown person.
   */
  async end(em: EntityManager, userId: string): Promise<boolean> {
    // A full lock would also hold up whoever writes a row that refers to the person, as the audit log does of an
    // admin: two admins who change the access of each other would wait for each other.
    const people = await em.execute('select 1 from users where id = ? for no key update', [userId]);
    if (people.length === 0) throw new AppError('NOT_FOUND', memberMessages.notFound.user);
    const now = this.clock();
    const running = { user: userId, ...whereRunning(now) };
    return (await em.nativeUpdate(AccessGrant, running, { endedAt: now })) > 0;
  }
}

/** A grant as the subscription that people see. */
export function presentGrant(
  grant: Pick<AccessGrant, 'id' | 'expiresAt' | 'endedAt'>,
  now: Date,
): Subscription {
  const isOpen = isRunning(grant, now);
  return {
    id: grant.id,
    kind: 'GRANTED',
    status: isOpen ? 'ACTIVE' : 'INACTIVE',
    currentPeriodEnd: grant.endedAt ?? grant.expiresAt,
    cancelAtPeriodEnd: true,
    accessUntil: isOpen ? grant.expiresAt : null,
    refundableUntil: null,
  };
}
