import type pg from 'pg';
import {
  addressKey,
  mailboxKey,
  mailKey,
  networkKey,
  RateLimit,
} from '#server/platform/common/rate-limit.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Limits requested mails per hour. Unknown browsers get 30 per network address, 5 per network and account, and 20 per account overall. A
 * browser that the account knows, and a logged-in user, get 5 of their own.
 */
export class MailThrottle {
  private readonly byAddress: RateLimit;
  private readonly byNetwork: RateLimit;
  private readonly byAccount: RateLimit;
  private readonly byOwner: RateLimit;
  private readonly byNewMailbox: RateLimit;

  constructor(pool: pg.Pool) {
    const limit = (name: string, points: number) =>
      new RateLimit(pool, { name, points, seconds: HOUR_SECONDS });
    this.byAddress = limit('mail-network', 30);
    this.byAccount = limit('mail-account', 20);
    this.byNetwork = limit('mail-account-network', 5);
    this.byOwner = limit('mail-owner', 5);
    this.byNewMailbox = limit('mail-new-mailbox', 5);
  }

  /**
   * Counts a mail to an account that is requested without a login. `deviceId` identifies a browser that the account knows. Throws
   * TOO_MANY_REQUESTS with the seconds to wait, also for addresses without an account.
   */
  async count(email: string, address: string, deviceId: string | null): Promise<void> {
    if (deviceId !== null) return this.byOwner.count(deviceId);
    // The narrowest limit first: refused requests must not use up the mails left to the account.
    await this.byAddress.count(addressKey(address));
    await this.byNetwork.count(networkKey(mailKey(email), address));
    await this.byAccount.count(mailKey(email));
  }

  /** Counts a mail that a logged-in user requests to their own address. Throws TOO_MANY_REQUESTS. */
  async countOwn(userId: string): Promise<void> {
    await this.byOwner.count(userId);
  }

  /** Counts a mail to the new address of an account, which may belong to a stranger. Throws TOO_MANY_REQUESTS. */
  async countNewMailbox(email: string): Promise<void> {
    await this.byNewMailbox.count(mailboxKey(email));
  }
}
