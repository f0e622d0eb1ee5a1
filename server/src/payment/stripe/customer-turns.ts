import { setTimeout as pause } from 'node:timers/promises';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { SessionLocks } from '#server/platform/db/session-locks.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';

/** Whoever waits for so long is told to come again. */
const PATIENCE_MS = 10_000;
/** How often another process is asked whether its turn is over. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** The turn of a customer. Only `CustomerTurns.take` makes one, so that who asks for it can be sure of being alone. */
export interface CustomerTurn {
  readonly userId: string;
}

/**
 * One thing at a time is done at Stripe for a customer, in all processes. Stripe may take its time, so that neither a
 * transaction nor a connection of a pool is held for it: whoever waits for a turn has none open, and work in a turn takes no
 * other turn of the same customer. A customer is known by our id of their user, before Stripe knows them, too.
 */
export class CustomerTurns {
  /** The end of the turn of whoever came last, by user. */
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(private readonly locks: SessionLocks) {}

  /** Does work in the customer's turn. Throws SERVICE_UNAVAILABLE when that does not come in time. */
  async take<Result>(userId: string, work: (turn: CustomerTurn) => Promise<Result>): Promise<Result> {
    const until = Date.now() + PATIENCE_MS;
    const previous = this.tails.get(userId);
    const own = Promise.withResolvers<void>();
    // Who gives up lets nobody pass those who are still before them.
    const tail = Promise.all([previous, own.promise]);
    this.tails.set(userId, tail);
    void tail.then(() => this.tails.get(userId) === tail && this.tails.delete(userId));
    try {
      await within(until, previous);
      await this.lock(nameOf(userId), until);
      try {
        return await work({ userId });
      } finally {
        await this.locks.release(nameOf(userId));
      }
    } finally {
      own.resolve();
    }
  }

  private async lock(name: string, until: number): Promise<void> {
    let isWanted = true;
    const taking = async (): Promise<void> => {
      for (let wait = FIRST_PAUSE_MS; isWanted; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
        if (await this.locks.tryTake(name)) {
          // It came too late, after the database was away.
          if (!isWanted) await this.locks.release(name);
          return;
        }
        await pause(wait);
      }
    };
    try {
      await within(until, taking());
    } catch (error) {
      isWanted = false;
      throw error;
    }
  }
}

function nameOf(userId: string): string {
  return `customer_${userId}`;
}

/** Waits for something until a time. Throws SERVICE_UNAVAILABLE when it is over. */
async function within(until: number, work: Promise<unknown> | undefined): Promise<void> {
  const done = new AbortController();
  const timeout = pause(until - Date.now(), undefined, { signal: done.signal }).then(() => {
    throw new AppError('SERVICE_UNAVAILABLE', paymentMessages.unavailable, {
      retryAfter: RETRY_AFTER_SECONDS,
    });
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    done.abort();
  }
}
