import type pg from 'pg';
import { addressKey, mailboxKey, networkKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Attempts to make an account, each of which costs a hash and mails whoever has the mailbox: at most 35 in an hour from
 * one address, where a class may sign up together. For one mailbox 10 in a day from a network, and 50 from everywhere, so that one
 * stranger cannot use up what its owner has.
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

  /** Throws TOO_MANY_REQUESTS with the seconds to wait, for addresses with an account alike. */
  async count(email: string, address: string): Promise<void> {
    // The narrowest first: what is shut out already must not use up the attempts that are left to every mailbox it names.
    await this.byAddress.count(addressKey(address));
    await this.byNetwork.count(networkKey(mailboxKey(email), address));
    await this.byMailbox.count(mailboxKey(email));
  }
}
