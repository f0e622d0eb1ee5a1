import type pg from 'pg';
import { authMessages } from '#shared/auth.ts';
import { addressKey, mailKey, RateLimit } from '#server/platform/common/rate-limit.ts';

/**
 * At most 10 failed logins in 15 minutes for an account and for an address. An attempt is counted before the password
 * is looked at, so that parallel guesses cannot slip through together.
 */
export class LoginThrottle {
  private readonly limit: RateLimit;

  constructor(pool: pg.Pool) {
    this.limit = new RateLimit(pool, {
      name: 'login',
      points: 10,
      seconds: 15 * 60,
      message: () => authMessages.access.tooManyAttempts,
    });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async countAttempt(email: string, address: string): Promise<void> {
    // The address first: one that is shut out already must not use up the tries of every account it names.
    await this.limit.count(addressKey(address), mailKey(email));
  }

  /** A success forgets the account's failures, and takes back what it was counted for the address. */
  async forgive(email: string, address: string): Promise<void> {
    await Promise.all([this.forgiveAccount(email), this.forgiveAddress(address)]);
  }

  /** Takes back what was counted for the address, and leaves the account's failures. */
  async forgiveAddress(address: string): Promise<void> {
    await this.limit.takeBack(addressKey(address));
  }

  /** Forgets the account's failures and no others: whoever guessed from an address stays shut out there. */
  async forgiveAccount(email: string): Promise<void> {
    await this.limit.forget(mailKey(email));
  }
}
