import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** For a request PostgreSQL itself ends a statement after so many ms, while it waits for a lock too ... */
const STATEMENT_MS = 10_000;
/** ... and a connection on which nothing is heard for so many ms is given up. */
const ANSWER_MS = 12_000;

const limited = new AsyncLocalStorage<true>();

/**
 * Does the work of a request: whatever it asks the database for has a time limit. Jobs, migrations and commands take the
 * time that they need.
 */
export function withTimeLimits<Result>(work: () => Result): Result {
  return limited.run(true, work);
}

/** What of a query's arguments is looked at: its text, or an object with the text and more. */
type Query = string | { text: string; submit?: unknown };

/** A connection that keeps the time limits of who asks. */
export class TimeLimitedClient extends pg.Client {
  private isLimited = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // One function for all overloads: what it does not look at, it hands on as it is.
    const send = this.query.bind(this) as (query: unknown, ...rest: unknown[]) => unknown;
    this.query = ((query: Query, ...rest: unknown[]) => {
      const isLimited = limited.getStore() === true;
      if (isLimited !== this.isLimited) {
        this.isLimited = isLimited;
        // Ahead of the query itself on the same connection, whose failure tells whatever is wrong with it.
        const statement = `set statement_timeout = ${isLimited ? STATEMENT_MS : 0}`;
        Promise.resolve(send(statement)).catch(() => undefined);
      }
      if (!isLimited || (typeof query !== 'string' && query.submit)) return send(query, ...rest);
      const config = { ...(typeof query === 'string' ? { text: query } : query), query_timeout: ANSWER_MS };
      const result = send(config, ...rest);
      if (result instanceof Promise) result.catch((error: unknown) => this.giveUpIfSilent(error));
      return result;
    }) as pg.Client['query'];
  }

  /** A connection that still owes an answer is no use to whoever gets it next. */
  private giveUpIfSilent(error: unknown): void {
    if (isReadTimeout(error)) this.end().catch(() => undefined);
  }
}

/** Whether an error is pg's own for an answer that did not come in time. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
