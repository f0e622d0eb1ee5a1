import { sandboxAccount, type SandboxAccount } from './account.ts';
import { dunningEnd, type DunningEnd } from './dunning.ts';
import { SandboxClock } from './clock.ts';
import type { SandboxDatabase } from './database.ts';
import { EventLog, type RequestCause } from './event-log.ts';
import { ObjectStore } from './object-store.ts';

/** The environment of an API call or a step of the hosted pages, inside its transaction. */
export interface SandboxContext {
  readonly store: ObjectStore;
  readonly events: EventLog;
  /** Rolls back only the given part of the work if it throws. */
  readonly attempt: <Result>(work: () => Result) => Result;
  /** The time of the transaction in Unix seconds; constant within it. */
  readonly now: () => number;
  /** The account and mode that the sandbox plays. */
  readonly account: () => SandboxAccount;
  /** What becomes of a subscription after the last retry of a payment. */
  readonly dunningEnd: () => DunningEnd;
  /** The base URL of the hosted pages, without a trailing slash. */
  readonly pagesUrl: string;
}

/** The sandbox's state. Every change goes through `transact`. */
export class SandboxState {
  readonly clock: SandboxClock;

  constructor(
    readonly database: SandboxDatabase,
    private readonly publicUrl: () => string,
    private readonly onEvents: () => void,
  ) {
    this.clock = new SandboxClock(database);
  }

  /**
   * Runs `work` in one transaction. Its recorded events are sent once it is committed.
   * @param at the time of the work in Unix seconds, if it was due earlier; default: now
   */
  transact<Result>(
    cause: RequestCause | null,
    work: (context: SandboxContext) => Result,
    at?: number,
  ): Result {
    const { database, publicUrl } = this;
    const store = new ObjectStore(database);
    let time = at;
    // Read once the write lock is held, so that times have the order of the commits.
    const now = (): number => (time ??= this.clock.unixTime());
    const events = new EventLog(database, store, cause, now);
    const context: SandboxContext = {
      store,
      events,
      attempt: (part) => database.attempt(part),
      now,
      account: () => sandboxAccount(database),
      dunningEnd: () => dunningEnd(database),
      get pagesUrl() {
        return `${publicUrl().replace(/\/$/, '')}/sandbox/stripe`;
      },
    };
    const result = database.transact(() => work(context));
    if (events.hasNews) this.onEvents();
    return result;
  }
}
