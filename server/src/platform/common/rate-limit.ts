import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#shared/messages.ts';
import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

interface RateLimitOptions {
  /** Distinguishes the counts of this limit from those of others. */
  name: string;
  /** How often an action is allowed ... */
  points: number;
  /** ... within this many seconds of its first time. */
  seconds: number;
  /** The error message when the limit is exceeded. */
  message?: () => string;
}

/** How much of a limit the caller has left. */
export interface LimitLeft extends Pick<RateLimitOptions, 'name' | 'points' | 'seconds'> {
  remaining: number;
  /** Whole seconds until the count is reset. */
  resetSeconds: number;
}

/** Called with each limit that counts a request; `undefined` when the count of that limit was taken back. */
type Listener = (name: string, left: LimitLeft | undefined) => void;

const listeners = new AsyncLocalStorage<Listener>();

/** Runs the work of a request; `listener` is called for each limit that counts it. */
export function listenToLimits<Result>(listener: Listener, work: () => Result): Result {
  return listeners.run(listener, work);
}

/** Tells the listener of the current request what is left of a limit that has counted it. */
export function tellLimit(left: LimitLeft): void {
  listeners.getStore()?.(left.name, left);
}

/** Limits how often an action is allowed, counted in PostgreSQL for all processes. */
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

  /** Counts once for each key, in order. Throws TOO_MANY_REQUESTS with the seconds to wait. */
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

  /** Counts `points` for a key and returns whether they are within the limit. Response headers do not show it. */
  async allows(key: string, points = 1): Promise<boolean> {
    try {
      await this.limiter.consume(key, points);
      return true;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return false;
    }
  }

  /** Takes back one count of a key. */
  async takeBack(key: string): Promise<void> {
    await this.limiter.reward(key);
    this.retract();
  }

  /** Deletes all counts of a key. */
  async forget(key: string): Promise<void> {
    await this.limiter.delete(key);
    this.retract();
  }

  private publish({ remainingPoints, msBeforeNext }: RateLimiterRes): void {
    const { name, points, seconds } = this.options;
    const resetSeconds = Math.ceil(msBeforeNext / 1000);
    tellLimit({ name, points, seconds, remaining: remainingPoints, resetSeconds });
  }

  private retract(): void {
    listeners.getStore()?.(this.options.name, undefined);
  }
}

/** Key of the caller's account, or of a visitor's network address. */
export function callerKey(actor: Actor, address: string): string {
  return actor ? `user:${actor.userId}` : addressKey(address);
}

/** Key of an email address. Hashed, so that the table does not list addresses and no key is too long. */
export function mailKey(email: string): string {
  return `account:${hash(email)}`;
}

/** Key of the mailbox that receives the mail of an address. */
export function mailboxKey(email: string): string {
  return `mailbox:${hash(mailboxOf(email))}`;
}

/**
 * The mailbox of an address. Most providers deliver `name+anything@` to `name@`, so a tag does not make another
 * mailbox. Gmail's two domains are the same, and it ignores dots.
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
 * Key of a network address. IPv6 addresses count by their /64, the smallest network that a provider gives to a
 * customer. An IPv4 address within IPv6 (`::ffff:`) counts as itself.
 */
export function addressKey(address: string): string {
  return `address:${networkOf(address)}`;
}

/**
 * Key of a target as seen by one network, so that attempts of one network do not count against the others. A network is
 * an IPv4 /24 or an IPv6 /48, which one person may own.
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

/** Returns the network that counts as one: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
