import type pg from 'pg';
import { addressKey, mailKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const HOUR_SECONDS = 60 * 60;

/** Mails that people ask for: at most 5 in an hour to one account, and 30 in an hour from one address. */
export class MailThrottle {
  private readonly byAccount: RateLimit;
  private readonly byAddress: RateLimit;

  constructor(pool: pg.Pool) {
    this.byAccount = new RateLimit(pool, { name: 'mail-account', points: 5, seconds: HOUR_SECONDS });
    this.byAddress = new RateLimit(pool, { name: 'mail-network', points: 30, seconds: HOUR_SECONDS });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait, for addresses without an account alike. */
  async count(email: string, address: string): Promise<void> {
    // The address first: one that is shut out already must not use up the mails of every account it names.
    await this.byAddress.count(addressKey(address));
    await this.byAccount.count(mailKey(email));
  }
}
