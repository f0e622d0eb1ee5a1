import type pg from 'pg';
import { authMessages } from '#shared/auth.ts';
import { addressKey, mailKey, networkKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const WINDOW_SECONDS = 15 * 60;

/** An attempt to get into an account. */
export interface Attempt {
  /** Of the account. */
  email: string;
  /** Network address that it comes from. */
  address: string;
  /** The known browser that it comes from; null for a stranger's. */
  deviceId: string | null;
}

/**
 * Failed logins in 15 minutes. Strangers have 10 from a network address, 10 from a network for one account and 100 for one account
 * from everywhere. A browser that the account knows has 10 of its own, and those of strangers do not count against it. An attempt is
 * counted before the password is looked at, so that parallel guesses cannot slip through together.
 *
 * Guesses at the second factor, which only who has shown the password can make, have counts of their own: 10 for an account, and 10
 * for a browser that it knows.
 */
export class LoginThrottle {
  private readonly byAddress: RateLimit;
  private readonly byNetwork: RateLimit;
  private readonly byAccount: RateLimit;
  private readonly byDevice: RateLimit;
  private readonly factors: RateLimit;

  constructor(pool: pg.Pool) {
    const limit = (name: string, points: number) =>
      new RateLimit(pool, {
        name,
        points,
        seconds: WINDOW_SECONDS,
        message: () => authMessages.access.tooManyAttempts,
      });
    // The version before counts addresses and accounts by the same name: its counts hold while processes are replaced.
    this.byAddress = limit('login', 10);
    this.byAccount = limit('login', 100);
    this.byNetwork = limit('login-network', 10);
    this.byDevice = limit('login-device', 10);
    this.factors = limit('second-factor', 10);
  }

  /** Counts an attempt by password. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId !== null) return this.byDevice.count(deviceId);
    // The narrowest first: what is shut out already must not use up the tries that are left to all strangers.
    await this.byAddress.count(addressKey(address));
    await this.byNetwork.count(networkKey(mailKey(email), address));
    await this.byAccount.count(mailKey(email));
  }

  /** A success takes back what it was counted for, and forgets the failures of its network or browser. */
  async forgive({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId !== null) return this.byDevice.forget(deviceId);
    await Promise.all([
      this.byAddress.takeBack(addressKey(address)),
      this.byNetwork.forget(networkKey(mailKey(email), address)),
      this.byAccount.takeBack(mailKey(email)),
    ]);
  }

  /** Forgets the failures of strangers: the owner has shown by mail who they are. */
  async forgiveStrangers({ email, address }: Pick<Attempt, 'email' | 'address'>): Promise<void> {
    await this.byNetwork.forget(networkKey(mailKey(email), address));
    await this.byAccount.forget(mailKey(email));
  }

  /** Counts an attempt by the second factor. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async countFactor({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId === null) await this.byAddress.count(addressKey(address));
    await this.factors.count(deviceId ?? mailKey(email));
  }

  /** As `forgive`, for the second factor. */
  async forgiveFactor({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId === null) await this.byAddress.takeBack(addressKey(address));
    await this.factors.forget(deviceId ?? mailKey(email));
  }
}

/** At most 10 failures in 15 minutes at the prompts of an open session. Only who is at the session counts against it. */
export class PromptThrottle {
  private readonly limit: RateLimit;

  constructor(pool: pg.Pool) {
    this.limit = new RateLimit(pool, {
      name: 'prompt',
      points: 10,
      seconds: WINDOW_SECONDS,
      message: () => authMessages.access.tooManyAttempts,
    });
  }

  /** Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count(sessionId: string): Promise<void> {
    await this.limit.count(sessionId);
  }

  async forgive(sessionId: string): Promise<void> {
    await this.limit.forget(sessionId);
  }
}
