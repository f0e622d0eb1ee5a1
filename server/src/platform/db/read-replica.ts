import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import type { Read } from './read.ts';
import { statement, Statements, type Statement } from './statements.ts';

/** Maximum lag of the replica. */
const LARGEST_LAG_MS = 5_000;
const POLL_MS = 1_000;
/** Interval while the replica is known to be behind. */
const IMPATIENT_POLL_MS = 100;
/** After waiting this long for the replica, a read goes to the primary. */
const PATIENCE_MS = 3_000;

interface Options {
  primary: pg.Pool;
  replica: pg.Pool;
  logger: Logger;
  traces?: Traces | undefined;
}

/** A position in the write-ahead log that the primary had reached at a time of our clock. */
interface Place {
  lsn: bigint;
  at: number;
}

type State = 'FOLLOWS' | 'BEHIND' | 'AWAY';

/**
 * A replica that PostgreSQL keeps by streaming. It serves reads only while it lags by a few seconds at most and has
 * every change that this process knows of. Results from it may be cached until the next change is known.
 */
export class ReadReplica {
  private readonly closing = new AbortController();
  private polling: Promise<void> | undefined;
  private impatient = Promise.withResolvers<void>();
  private isUsable = false;
  private isAway = false;
  /** Number of calls of `distrust`. */
  private changes = 0;
  /** The position that the replica must have reached; undefined until the primary has reported the end of the last change. */
  private required: bigint | undefined;
  private places: Place[] = [];

  readonly statements: Statements;

  /** Its connections. */
  readonly pool: pg.Pool;

  constructor(private readonly options: Options) {
    this.pool = options.replica;
    this.statements = new ReplicaStatements(options, this);
  }

  /** Starts to poll the primary and the replica. */
  start(): void {
    this.polling = this.poll();
  }

  /** Stops reads from the replica until it has the latest change of the primary. */
  distrust(): void {
    this.changes += 1;
    this.isUsable = false;
    this.required = undefined;
    this.impatient.resolve();
  }

  /**
   * Returns the result of `late`, which reads from the replica, or of `now`, which reads from the primary, while the
   * replica is not usable.
   */
  async read<Result>(late: () => Promise<Result>, now: () => Promise<Result>): Promise<Result> {
    if (!this.isUsable) return now();
    try {
      return await inTime(late());
    } catch (error) {
      this.options.logger.warn({ err: error }, 'the replica did not answer');
      this.distrust();
      return now();
    }
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.impatient.resolve();
    await this.polling;
    await this.options.replica.end();
  }

  private async poll(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      this.impatient = Promise.withResolvers();
      const { changes } = this;
      const state = await this.examine().catch((): State => 'AWAY');
      if (changes !== this.changes) continue;
      this.report(state);
      this.isUsable = state === 'FOLLOWS';
      const wait = state === 'BEHIND' ? IMPATIENT_POLL_MS : POLL_MS;
      await Promise.race([this.impatient.promise, pause(wait, undefined, { ref: false })]);
    }
  }

  private async examine(): Promise<State> {
    const { primary, replica } = this.options;
    const at = performance.now();
    // Announced commits lie before this position, whether they are on disk or not.
    const lsn = await placeOf(primary, INSERTED);
    if (lsn === null) return 'AWAY';
    this.required ??= lsn;
    const reached = await inTime(placeOf(replica, REPLAYED));
    // A server that follows no primary any more has its own log.
    if (reached === null) return 'AWAY';
    const oldest = performance.now() - LARGEST_LAG_MS;
    this.places = [...this.places, { lsn, at }].filter((place) => place.at >= oldest);
    const isRecent = this.places.some((place) => place.lsn <= reached);
    return isRecent && reached >= this.required ? 'FOLLOWS' : 'BEHIND';
  }

  /** Logs each change of state that an operator must know about. */
  private report(state: State): void {
    const isAway = state === 'AWAY';
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.options.logger.warn('the replica is unavailable: the primary serves all reads');
    else this.options.logger.info('the replica follows the primary');
  }
}

/** The position up to which the primary has written. */
const INSERTED = statement<Reached>(
  'select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as lsn',
);
/** The position up to which the replica has replayed. */
const REPLAYED = statement<Reached>(
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
);

interface Reached {
  lsn: string | null;
}

/** Returns null for a server that does not have the expected role. */
async function placeOf(pool: pg.Pool, asked: Statement<Reached>): Promise<bigint | null> {
  const row = await new Statements(pool).first(asked, []);
  const [high, low] = row?.lsn?.split('/') ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = pause(PATIENCE_MS, null, { ref: false, signal: done.signal }).then(() => {
    throw new Error(`The replica did not answer within ${PATIENCE_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/** Statements for data that may be some seconds old. They run on the replica when possible, otherwise on the primary. */
class ReplicaStatements extends Statements {
  private readonly late: Statements;

  constructor(
    { primary, replica: pool, traces }: Options,
    private readonly replica: ReadReplica,
  ) {
    super(primary, traces);
    this.late = new Statements(pool, traces);
  }

  override all<Input, Row>(asked: Read<Input, Row>, values: Input): Promise<Row[]> {
    return this.replica.read(
      () => this.late.all(asked, values),
      () => super.all(asked, values),
    );
  }

  override once<Row>(text: string, values: unknown[]): Promise<Row[]> {
    return this.replica.read(
      () => this.late.once<Row>(text, values),
      () => super.once<Row>(text, values),
    );
  }
}
