import { setTimeout as pause } from 'node:timers/promises';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { SessionLocks } from '#server/platform/db/session-locks.ts';
import { RETRY_AFTER_SECONDS } from './errors.ts';

/** How long a caller waits for the turn before SERVICE_UNAVAILABLE. */
const PATIENCE_MS = 10_000;
/** The pauses between attempts to lock while another process holds the lock. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/**
 * The turn of a customer. Only `CustomerTurns.take` creates one, so that a function with a turn as its argument runs
 * alone.
 */
export interface CustomerTurn {
  readonly userId: string;
}

/**
 * A mutex per customer, across all processes: calls to Stripe for one customer run one after another. Stripe may be
 * slow, so that a turn holds neither a transaction nor a pooled connection. Callers that wait for a turn have none
 * open, and work in a turn takes no other turn of the same customer. The key is the user's ID, which exists before the
 * customer does.
 */
export class CustomerTurns {
  /** By user ID: resolves when the last turn that this process queued for the customer is over. */
  private readonly tails = new Map<string, Promise<unknown>>();

  constructor(private readonly locks: SessionLocks) {}

  /** Runs work in the customer's turn. Throws SERVICE_UNAVAILABLE if the turn does not come in time. */
  async take<Result>(userId: string, work: (turn: CustomerTurn) => Promise<Result>): Promise<Result> {
    const until = Date.now() + PATIENCE_MS;
    const previous = this.tails.get(userId);
    const own = Promise.withResolvers<void>();
    // A caller that gives up does not end the turns before it.
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
          // The caller gave up while the database was unavailable.
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

/** Waits for work until a time. Throws SERVICE_UNAVAILABLE after that. */
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
