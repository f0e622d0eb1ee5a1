import type { EntityManager } from '@mikro-orm/postgresql';
import { canonicalPassword } from '#shared/password-parts.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { User } from '#server/user/user.entity.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password.ts';

/** Checks passwords against the stored hashes, and keeps the hashes up to date. */
export class StoredPasswords {
  constructor(
    private readonly em: EntityManager,
    private readonly logger: Logger,
  ) {}

  /**
   * Whether the password is the user's, as in `verifyPassword`. Earlier versions stored passwords as typed, so a password that is typed in
   * another than its canonical form costs a second hash, for unknown accounts as well. A correct password whose hash is outdated is
   * hashed again. Throws SERVICE_UNAVAILABLE when the hashing queue is full.
   */
  async matches(user: User | null | undefined, typed: string): Promise<boolean> {
    const password = canonicalPassword(typed);
    const isCanonical = await verifyPassword(user?.passwordHash, password);
    const isRight = isCanonical || (typed !== password && (await verifyPassword(user?.passwordHash, typed)));
    const isOutdated = user && (!isCanonical || isOutdatedHash(user.passwordHash));
    if (isRight && isOutdated) await this.renew(user, password);
    return isRight;
  }

  /**
   * Replaces the hash. A failure does not stop the login: the next login tries again. A password that was changed in the meantime is
   * kept.
   */
  private async renew(user: User, password: string): Promise<void> {
    try {
      const passwordHash = await hashPassword(password);
      const before = { id: user.id, passwordHash: user.passwordHash };
      await this.em.nativeUpdate(User, before, { passwordHash });
      await this.em.refresh(user);
    } catch (error) {
      this.logger.warn({ err: error, userId: user.id }, 'the hash of a password could not be renewed');
    }
  }
}
