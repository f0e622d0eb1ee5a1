import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { authMessages } from '#shared/auth.ts';
import { HOUR_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { hashSecret, newSecret } from '#server/platform/common/secret-token.ts';
import { AccountToken, AccountTokenPurpose } from './account-token.entity.ts';

const LIFETIME_MS: Record<AccountTokenPurpose, number> = {
  VERIFY_EMAIL: 7 * 24 * HOUR_MS,
  RESET_PASSWORD: HOUR_MS,
};

/** Tokens of the links in mails. Each works once, for one purpose. The mail holds the token, the database only its hash. */
export class AccountTokens {
  constructor(private readonly em: EntityManager) {}

  /** Creates a token of 256 random bits in the transaction of `em` and returns it. It cannot be read again. */
  async issue(em: EntityManager, userId: string, purpose: AccountTokenPurpose): Promise<string> {
    const token = newSecret();
    const now = Date.now();
    em.create(AccountToken, {
      purpose,
      tokenHash: hashSecret(token),
      createdAt: new Date(now),
      expiresAt: new Date(now + LIFETIME_MS[purpose]),
      user: userId,
    });
    await em.flush();
    return token;
  }

  /** Revokes a user's tokens of this purpose, in the transaction of `em`. */
  async revoke(em: EntityManager, userId: string, purpose: AccountTokenPurpose): Promise<void> {
    await em.nativeDelete(AccountToken, { user: userId, purpose });
  }

  /** Throws BAD_USER_INPUT when `redeem` would. Callers use it before expensive work. */
  async requireValid(token: string, purpose: AccountTokenPurpose): Promise<void> {
    if (!(await this.isValid(token, purpose))) throw usedOrOld();
  }

  /** Whether `redeem` would accept the token. */
  async isValid(token: string, purpose: AccountTokenPurpose): Promise<boolean> {
    return (await this.em.count(AccountToken, matching(token, purpose))) > 0;
  }

  /**
   * Uses up a token and all others of the same user and purpose, in the transaction of `em`. Returns the user's id. Of two concurrent
   * calls, only one succeeds. Throws BAD_USER_INPUT for a token that is unknown, used or expired.
   */
  async redeem(em: EntityManager, token: string, purpose: AccountTokenPurpose): Promise<string> {
    const found = await em.findOne(AccountToken, matching(token, purpose), {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!found) throw usedOrOld();
    await this.revoke(em, found.user.id, purpose);
    return found.user.id;
  }

  /** Removes expired tokens. */
  async removeExpired(): Promise<void> {
    await this.em.nativeDelete(AccountToken, { expiresAt: { $lt: new Date() } });
  }
}

function matching(token: string, purpose: AccountTokenPurpose) {
  return { tokenHash: hashSecret(token), purpose, expiresAt: { $gt: new Date() } };
}

function usedOrOld(): AppError {
  const message = authMessages.validation.tokenUsedOrOld;
  return new AppError('BAD_USER_INPUT', message, { fields: { token: message } });
}
