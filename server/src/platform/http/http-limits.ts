/** Limits of a process, and how long it waits for what a client has announced. */
export interface HttpLimits {
  /** Open at the same time. A new connection replaces the oldest unused one. */
  connections: number;
  /** The share of one network: an IPv4 address, or the /64 of an IPv6 address. */
  connectionsPerNetwork: number;
  /** Time for the head of a request, in milliseconds. */
  headersMs: number;
  /** Bytes of bodies that are held, in memory or on disk, before anything can be done with them. */
  bytesInFlight: number;
  /** Time for the next bytes of a body, in milliseconds. */
  idleMs: number;
  /** Time before a body counts as slow, in milliseconds. Slow bodies are given up when there is no room for others. */
  graceMs: number;
  /** Time for a whole body, in milliseconds ... */
  totalMs: number;
  /** ... and for one with a picture. Videos may take as long as their bytes keep coming. */
  pictureMs: number;
  /** Time for a client to finish a body that the response did not wait for, in milliseconds, before the connection is closed ... */
  lingerMs: number;
  /** ... and for its next bytes. */
  lingerIdleMs: number;
  /**
   * Time for a client that reads nothing of a response, in milliseconds. The connection, and the file that is sent, are
   * released within twice this time. A player that was paused for longer requests the rest.
   */
  stalledMs: number;
  /** Time after which a process that is still starting opens its port, in milliseconds, so that `/livez` reports the start. */
  startMs: number;
  /** Time for proxies to notice that this process is about to end, in milliseconds. Not needed without a proxy. */
  drainMs: number;
  /**
   * Time after that for requests in progress, in milliseconds. Whatever closes after them needs time as well, until
   * `main.ts` gives up.
   */
  finishMs: number;
}

export const HTTP_LIMITS: HttpLimits = {
  connections: 5_000,
  connectionsPerNetwork: 200,
  headersMs: 10_000,
  bytesInFlight: 256 * 1024 * 1024,
  idleMs: 30_000,
  graceMs: 2_000,
  totalMs: 60_000,
  pictureMs: 5 * 60_000,
  lingerMs: 5_000,
  lingerIdleMs: 1_000,
  stalledMs: 60_000,
  startMs: 10_000,
  drainMs: 5_000,
  finishMs: 15_000,
};
