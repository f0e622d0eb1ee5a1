import pg from 'pg';

/** A connection on which nothing is heard for so many ms is given up: its `query_timeout`. */
export const ANSWER_MS = 12_000;

/** A connection that still owes an answer is no use to whoever gets it next: it ends when one did not come in time. */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // One function for all overloads: the arguments are handed on as they are.
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    this.query = ((...query: unknown[]) => {
      const result = send(...query);
      if (result instanceof Promise) result.catch((error: unknown) => this.endIfSilent(error));
      return result;
    }) as pg.Client['query'];
  }

  private endIfSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') this.end().catch(() => undefined);
  }
}
