import { SandboxClock } from './clock.ts';
import type { SandboxDatabase } from './database.ts';
import { EventLog, type RequestCause } from './event-log.ts';
import { ObjectStore } from './object-store.ts';

/** What one API call or one step of the hosted page works with, inside its transaction. */
export interface SandboxContext {
  readonly store: ObjectStore;
  readonly events: EventLog;
  /** Undoes only the given part of the work when that throws. */
  readonly attempt: <Result>(work: () => Result) => Result;
  /** The time of the transaction in unix seconds: one for all of it. */
  readonly now: () => number;
  /** Where the browser reaches the hosted pages, without a slash at the end. */
  readonly pagesUrl: string;
}

/** The sandbox's one truth: every change of it goes through `transact`. */
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
   * Runs `work` as one transaction; the events it records go out once it is committed.
   * @param at the time it happens at in unix seconds, for what fell due earlier; else now
   */
  transact<Result>(
    cause: RequestCause | null,
    work: (context: SandboxContext) => Result,
    at?: number,
  ): Result {
    const { database, publicUrl } = this;
    const store = new ObjectStore(database);
    let time = at;
    // Read once the write lock is held, so that the order of times is the order of commits.
    const now = (): number => (time ??= this.clock.unixTime());
    const events = new EventLog(database, store, cause, now);
    const context: SandboxContext = {
      store,
      events,
      attempt: (part) => database.attempt(part),
      now,
      get pagesUrl() {
        return `${publicUrl().replace(/\/$/, '')}/sandbox/stripe`;
      },
    };
    const result = database.transact(() => work(context));
    if (events.hasNews) this.onEvents();
    return result;
  }
}
