/** What a process takes on at a time, and how long it waits for what a sender announced. */
export interface HttpLimits {
  /** Open at a time; the oldest unused one is closed for a further one. */
  connections: number;
  /** Of those, of a network address, or of the /64 of an IPv6 address. */
  connectionsPerNetwork: number;
  /** For the head of a request, in milliseconds. */
  headersMs: number;
  /** Bytes of bodies that are kept, in memory or on disk, before anything can be done with them. */
  bytesInFlight: number;
  /** For the next bytes of a body, in milliseconds. */
  idleMs: number;
  /** Before a body counts as slow, in milliseconds. When there is no room for others, slow ones are given up. */
  graceMs: number;
  /** For the whole of a body, in milliseconds ... */
  totalMs: number;
  /** ... and for one with a picture. Videos take as long as their bytes keep coming. */
  pictureMs: number;
  /** For a sender to end a body that the answer did not wait for, in milliseconds, before the connection is closed ... */
  lingerMs: number;
  /** ... and for its next bytes. */
  lingerIdleMs: number;
  /**
   * For whoever takes nothing of an answer, in milliseconds: the connection, and the file that is sent, are let go of within twice of
   * it. A player that was paused for longer asks for the rest.
   */
  stalledMs: number;
  /** For a start until it is told at `/livez`, in milliseconds; before, nobody is at the port. */
  startMs: number;
  /** For proxies to notice that this process is about to end, in milliseconds. Without one nobody has to. */
  drainMs: number;
  /** Then for requests that are under way, in milliseconds; what is closed after them has its time, too, until `main.ts` gives up. */
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
