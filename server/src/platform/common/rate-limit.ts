import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#shared/messages.ts';
import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

interface RateLimitOptions {
  /** Tells the counts of this limit from those of others. */
  name: string;
  /** How often something may happen ... */
  points: number;
  /** ... in this many seconds from its first time. */
  seconds: number;
  /** What is said of once more. */
  message?: () => string;
}

/** How much of a limit is left to whoever was counted. */
export interface LimitLeft extends Pick<RateLimitOptions, 'name' | 'points' | 'seconds'> {
  remaining: number;
  /** Whole seconds until nothing is counted any more. */
  resetSeconds: number;
}

/** Hears what a request was counted for; `undefined` when the count of that limit was taken back. */
type Listener = (name: string, left: LimitLeft | undefined) => void;

const listeners = new AsyncLocalStorage<Listener>();

/** Does the work of a request; `listener` hears of each limit that counts it. */
export function listenToLimits<Result>(listener: Listener, work: () => Result): Result {
  return listeners.run(listener, work);
}

/** How often something may happen, counted in PostgreSQL for all processes. */
export class RateLimit {
  private readonly limiter: RateLimiterPostgres;
  private readonly options: RateLimitOptions;
  private readonly message: () => string;

  constructor(pool: pg.Pool, options: RateLimitOptions) {
    const { name, points, seconds, message } = options;
    this.options = options;
    this.message = message ?? (() => messages.access.tooManyRequests);
    this.limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
  }

  /** Counts once for each key, in their order. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  async count(...keys: string[]): Promise<void> {
    for (const key of keys) {
      try {
        this.publish(await this.limiter.consume(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        this.publish(error);
        throw new AppError('TOO_MANY_REQUESTS', this.message(), {
          retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
          limit: this.options.name,
        });
      }
    }
  }

  /** Counts `points` for a key, and returns whether that was within the limit. No header tells it. */
  async allows(key: string, points = 1): Promise<boolean> {
    try {
      await this.limiter.consume(key, points);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return false;
    }
  }

  /** Takes one count of a key back. */
  async takeBack(key: string): Promise<void> {
    await this.limiter.reward(key);
    this.retract();
  }

  /** Forgets all counts of a key. */
  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
    this.retract();
  }

  private publish({ remainingPoints, msBeforeNext }: RateLimiterRes): void {
    const { name, points, seconds } = this.options;
    const resetSeconds = Math.ceil(msBeforeNext / 1000);
    listeners.getStore()?.(name, { name, points, seconds, remaining: remainingPoints, resetSeconds });
  }

  private retract(): void {
    listeners.getStore()?.(this.options.name, undefined);
  }
}

/** Key of the account that asks, or of a visitor's network address. */
export function callerKey(actor: Actor, address: string): string {
  return actor ? `user:${actor.userId}` : addressKey(address);
}

/** Key of a mail address; hashed, so that the table is no list of them and no key is too long. */
export function mailKey(email: string): string {
  return `account:${hash(email)}`;
}

/** Key of the mailbox that mail to an address ends in. */
export function mailboxKey(email: string): string {
  return `mailbox:${hash(mailboxOf(email))}`;
}

/**
 * The mailbox that most providers deliver `name+anything@` to, so that a tag is no other one; Gmail's two names are one,
 * and its dots are none.
 */
function mailboxOf(email: string): string {
  const [tagged = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = tagged.split('+', 1);
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Key of a network address. Of IPv6 it is that of the /64, which is the least that a provider gives to one customer; an IPv4
 * address within IPv6 (`::ffff:`) counts as itself.
 */
export function addressKey(address: string): string {
  return `address:${networkOf(address)}`;
}

/**
 * Key of something as one network sees it: what one network does to it does not count against the others. A network is an IPv4 /24 or
 * an IPv6 /48, which one person may have whole.
 */
export function networkKey(key: string, address: string): string {
  return `${key}:network:${wideNetworkOf(address)}`;
}

function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4')
    return ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString();
}

/** What counts as one network: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
