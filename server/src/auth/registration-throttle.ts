import type pg from 'pg';
import { addressKey, mailboxKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Attempts to make an account, each of which costs a hash and mails whoever has the mailbox: at most 35 in an hour from
 * one address, where a class may sign up together, and 10 in a day for one mailbox.
 */
export class RegistrationThrottle {
  private readonly byAddress: RateLimit;
  private readonly byMailbox: RateLimit;

  constructor(pool: pg.Pool) {
    this.byAddress = new RateLimit(pool, { name: 'register-network', points: 35, seconds: HOUR_SECONDS });
    this.byMailbox = new RateLimit(pool, {
      name: 'register-mailbox',
      points: 10,
      seconds: 24 * HOUR_SECONDS,
    });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait, for addresses with an account alike. */
  async count(email: string, address: string): Promise<void> {
    // The address first: one that is shut out already must not use up the attempts of every mailbox it names.
    await this.byAddress.count(addressKey(address));
    await this.byMailbox.count(mailboxKey(email));
  }
}
