import { ConnectionException } from '@mikro-orm/core';

/** A state of the infrastructure in which a request or a job fails through no fault of its own. */
export interface Outage {
  name: 'unreachable' | 'cut' | 'busy' | 'read-only' | 'full' | 'pooler' | 'machine';
  /** The log message for the operator; null when the cause may be a client that disconnected. */
  alarm: string | null;
  /** Whole seconds until a client should retry. */
  retryAfter: number;
}

const UNREACHABLE: Outage = {
  name: 'unreachable',
  alarm: 'the database or a service cannot be reached',
  retryAfter: 5,
};
/** A broken connection: that of a client, or one to a server. A server that stays away causes other errors. */
const CUT: Outage = { name: 'cut', alarm: null, retryAfter: 5 };
const BUSY: Outage = {
  name: 'busy',
  alarm: 'the database has no connection, no memory or no time left',
  retryAfter: 5,
};
const READ_ONLY: Outage = {
  name: 'read-only',
  alarm: 'the database is read-only: nothing can be changed',
  retryAfter: 30,
};
const FULL: Outage = {
  name: 'full',
  alarm: 'no room: the disk of the database or of this machine is full',
  retryAfter: 30,
};
const POOLER: Outage = {
  name: 'pooler',
  alarm: 'the database forgets prepared statements: a pooler between it and the school must pool by session',
  retryAfter: 5,
};
const MACHINE: Outage = {
  name: 'machine',
  alarm: 'this machine refuses files, processes or memory: raise the limits of the school',
  retryAfter: 5,
};

/**
 * All errors that count as an outage: codes of PostgreSQL
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html) and of the operating system. The first match counts.
 */
const OUTAGES: readonly (readonly [RegExp, Outage])[] = [
  [/^25006$/, READ_ONLY],
  // A full disk or an exceeded quota, of PostgreSQL or of this machine.
  [/^(?:53100|ENOSPC|EDQUOT)$/, FULL],
  // Insufficient resources; a statement that exceeded its timeout.
  [/^(?:53...|57014)$/, BUSY],
  // Operator intervention (shutdown, crash, startup), connection exceptions, and an I/O error of the database.
  [/^(?:57P..|08...|58030)$/, UNREACHABLE],
  // A prepared statement that is missing, or that another session created.
  [/^(?:26000|42P05)$/, POOLER],
  [/^(?:ECONNRESET|EPIPE)$/, CUT],
  [/^(?:ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN)$/, UNREACHABLE],
  [/^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL|EAI_NODATA)$/, UNREACHABLE],
  [/^(?:EMFILE|ENFILE|EAGAIN|ENOMEM|ERR_WORKER_INIT_FAILED|ERR_WORKER_OUT_OF_MEMORY)$/, MACHINE],
];
/** Errors of `pg` that have no code. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered)/;

/** Returns the outage that an error or one of its causes comes from; null for other errors. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  const [, known] = (typeof code === 'string' && OUTAGES.find(([codes]) => codes.test(code))) || [];
  if (known) return known;
  if (error instanceof ConnectionException || CONNECTION_LOST.test(error.message)) return UNREACHABLE;
  return error.cause === error ? null : outageOf(error.cause);
}
