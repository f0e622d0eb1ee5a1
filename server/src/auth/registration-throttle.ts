import type pg from 'pg';
import { addressKey, mailboxKey, networkKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Limits registration attempts, each of which costs a hash and sends a mail to a mailbox. At most 35 an hour per network address, so that
 * a whole class can sign up together. Per mailbox, 10 a day from one network and 50 overall, so that one stranger cannot use up the
 * owner's attempts.
 */
export class RegistrationThrottle {
  private readonly byAddress: RateLimit;
  private readonly byMailbox: RateLimit;
  private readonly byNetwork: RateLimit;

  constructor(pool: pg.Pool) {
    this.byAddress = new RateLimit(pool, { name: 'register-network', points: 35, seconds: HOUR_SECONDS });
    this.byMailbox = new RateLimit(pool, {
      name: 'register-mailbox',
      points: 50,
      seconds: 24 * HOUR_SECONDS,
    });
    this.byNetwork = new RateLimit(pool, {
      name: 'register-mailbox-network',
      points: 10,
      seconds: 24 * HOUR_SECONDS,
    });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait, also for addresses that have an account. */
  async count(email: string, address: string): Promise<void> {
    // The narrowest limit first: refused attempts must not use up the attempts left to the mailboxes that they name.
    await this.byAddress.count(addressKey(address));
    await this.byNetwork.count(networkKey(mailboxKey(email), address));
    await this.byMailbox.count(mailboxKey(email));
  }
}
