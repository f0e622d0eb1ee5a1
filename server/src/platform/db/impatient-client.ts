import pg from 'pg';

/** The `query_timeout` in ms: a connection that stays silent for longer is given up. */
export const ANSWER_MS = 12_000;

/**
 * Ends its connection when an answer does not come in time. A connection that still owes an answer is of no use to its
 * next user.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // One function for all overloads: the arguments are passed on unchanged.
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
