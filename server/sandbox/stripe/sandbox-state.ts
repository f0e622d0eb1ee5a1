import type { SandboxDatabase } from './database.ts';
import { EventLog, type RequestCause } from './event-log.ts';
import { ObjectStore } from './object-store.ts';

/** What one API call or one step of the hosted page works with, inside its transaction. */
export interface SandboxContext {
  readonly store: ObjectStore;
  readonly events: EventLog;
  /** Undoes only the given part of the work when that throws. */
  readonly attempt: <Result>(work: () => Result) => Result;
  /** The current time in unix seconds. */
  readonly now: () => number;
  /** Where the browser reaches the hosted pages, without a slash at the end. */
  readonly pagesUrl: string;
}

function unixTime(): number {
  return Math.floor(Date.now() / 1000);
}

/** The sandbox's one truth: every change of it goes through `transact`. */
export class SandboxState {
  constructor(
    readonly database: SandboxDatabase,
    private readonly publicUrl: () => string,
    private readonly onEvents: () => void,
  ) {}

  /** Runs `work` as one transaction; the events it records go out once it is committed. */
  transact<Result>(cause: RequestCause | null, work: (context: SandboxContext) => Result): Result {
    const { database, publicUrl } = this;
    const store = new ObjectStore(database);
    const events = new EventLog(database, store, cause);
    const context: SandboxContext = {
      store,
      events,
      attempt: (part) => database.attempt(part),
      now: unixTime,
      get pagesUrl() {
        return `${publicUrl().replace(/\/$/, '')}/sandbox/stripe`;
      },
    };
    const result = database.transact(() => work(context));
    if (events.hasNews) this.onEvents();
    return result;
  }
}
