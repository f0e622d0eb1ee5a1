import type pg from 'pg';
import { authMessages } from '#shared/auth.ts';
import { addressKey, mailKey, networkKey, RateLimit } from '#server/platform/common/rate-limit.ts';

const WINDOW_SECONDS = 15 * 60;

/** An attempt to log in to an account. */
export interface Attempt {
  /** Address of the account. */
  email: string;
  /** Network address of the attempt. */
  address: string;
  /** The known browser that made the attempt; null for an unknown browser. */
  deviceId: string | null;
}

/**
 * Limits failed logins per 15 minutes. Unknown browsers get 10 per network address, 10 per network and account, and 100 per account
 * overall. A browser that the account knows gets 10 of its own, and the failures of unknown browsers do not count against it. An attempt
 * is counted before the password is checked, so that parallel guesses cannot slip through.
 *
 * Guesses at the second factor are only possible after the password. They have limits of their own: 10 per account, and 10 per known
 * browser.
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
    // The previous version counts addresses and accounts under the same name, so its counts remain valid during a rolling update.
    this.byAddress = limit('login', 10);
    this.byAccount = limit('login', 100);
    this.byNetwork = limit('login-network', 10);
    this.byDevice = limit('login-device', 10);
    this.factors = limit('second-factor', 10);
  }

  /** Counts an attempt by password. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId !== null) return this.byDevice.count(deviceId);
    // The narrowest limit first: refused attempts must not use up the attempts left to everyone else.
    await this.byAddress.count(addressKey(address));
    await this.byNetwork.count(networkKey(mailKey(email), address));
    await this.byAccount.count(mailKey(email));
  }

  /** Takes back the count of a successful login, and resets the failures of its network or browser. */
  async forgive({ email, address, deviceId }: Attempt): Promise<void> {
    if (deviceId !== null) return this.byDevice.forget(deviceId);
    await Promise.all([
      this.byAddress.takeBack(addressKey(address)),
      this.byNetwork.forget(networkKey(mailKey(email), address)),
      this.byAccount.takeBack(mailKey(email)),
    ]);
  }

  /** Resets the failures of unknown browsers, because the owner has proven access to the mailbox. */
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

/** At most 10 failures in 15 minutes at the prompts of an open session. Only failures of the same session count. */
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
