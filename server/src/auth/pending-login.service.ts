import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { User } from '#server/user/user.entity.ts';
import { PendingLogin } from './pending-login.entity.ts';

/** Time limit of the second step, in ms. */
export const PENDING_LOGIN_MS = 10 * 60 * 1000;
/** After that, the password is required again. */
const MAX_ATTEMPTS = 5;

/** Logins between the password and the second factor. The browser holds a random token, the database only its hash. */
export class PendingLogins {
  constructor(private readonly em: EntityManager) {}

  /**
   * Starts a pending login and returns its token of 256 random bits, which cannot be read again. Throws UNAUTHENTICATED when the password
   * was changed since `user` was read.
   */
  async start(user: User): Promise<string> {
    const token = newSecret();
    await this.em.fork().transactional(async (em) => {
      // A password change ends all pending logins. The lock prevents one that used the old password from being created after that.
      const { id, passwordHash } = user;
      const lockMode = LockMode.PESSIMISTIC_READ;
      if (!(await em.findOne(User, { id, passwordHash }, { lockMode }))) {
        throw new AppError('UNAUTHENTICATED', authMessages.access.wrongCredentials);
      }
      const createdAt = new Date();
      const expiresAt = new Date(createdAt.getTime() + PENDING_LOGIN_MS);
      em.create(PendingLogin, { tokenHash: hashSecret(token), user: id, createdAt, expiresAt, attempts: 0 });
      await em.flush();
    });
    return token;
  }

  /**
   * Counts an attempt to enter the second factor, and returns the user of the login. Throws UNAUTHENTICATED for a login that is unknown,
   * ended or expired, and after five attempts.
   */
  async attempt(token: string): Promise<User> {
    const tokenHash = hashSecret(token);
    const counted = await this.em.nativeUpdate(
      PendingLogin,
      { tokenHash, expiresAt: { $gt: new Date() }, attempts: { $lt: MAX_ATTEMPTS } },
      { attempts: raw('attempts + 1') },
    );
    const found =
      counted === 1 && (await this.em.findOne(PendingLogin, { tokenHash }, { populate: ['user'] }));
    if (!found) throw new AppError('UNAUTHENTICATED', authRefusals.pendingLoginOver);
    return found.user.getEntity();
  }

  /** Returns the user of a pending login; null if it is unknown, ended or expired. */
  async ownerOf(token: string): Promise<User | null> {
    const where = { tokenHash: hashSecret(token), expiresAt: { $gt: new Date() } };
    const found = await this.em.findOne(PendingLogin, where, { populate: ['user'] });
    return found?.user.getEntity() ?? null;
  }

  async end(token: string): Promise<void> {
    await this.em.nativeDelete(PendingLogin, { tokenHash: hashSecret(token) });
  }

  /** Ends all pending logins of a user, in the transaction of `em`. */
  async endAll(em: EntityManager, userId: string): Promise<void> {
    await em.nativeDelete(PendingLogin, { user: userId });
  }

  /** Removes expired pending logins. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(PendingLogin, { expiresAt: { $lt: new Date() } });
  }
}
