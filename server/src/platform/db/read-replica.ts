import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { outageOf } from '#server/platform/common/outage.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import type { Read } from './read.ts';
import { statement, Statements, type Statement } from './statements.ts';

/** Maximum lag of the replica. */
const LARGEST_LAG_MS = 5_000;
const POLL_MS = 1_000;
/** Interval while the replica is known to be behind. */
const IMPATIENT_POLL_MS = 100;
/** After waiting this long for one server, a read goes to the other. */
const PATIENCE_MS = 3_000;
/** How long a read that the primary did not answer waits for a usable replica. An examination takes `PATIENCE_MS`. */
const RESCUE_MS = 5_000;

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
 * every change that this process knows of. Results from it may be cached until the next change is known. While the
 * primary does not answer, the replica is compared with the primary's last answer.
 */
export class ReadReplica {
  private readonly closing = new AbortController();
  private polling: Promise<void> | undefined;
  private impatient = Promise.withResolvers<void>();
  private isUsable = false;
  /** Resolves when the replica is usable. */
  private usable = Promise.withResolvers<void>();
  private isAway = false;
  private isPrimaryAway = false;
  private onReturn: (() => void) | undefined;
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

  /** Sets what is called when the primary answers again. Results since its last answer may lack a change. */
  whenPrimaryReturns(listener: () => void): void {
    this.onReturn = listener;
  }

  /**
   * Stops reads from the replica until it has the latest change of the primary. They go on while the primary is away,
   * because then nothing else can answer.
   */
  distrust(): void {
    this.changes += 1;
    this.required = undefined;
    if (!this.isPrimaryAway) this.setUsable(false);
    this.impatient.resolve();
  }

  /**
   * Returns the result of `late`, which reads from the replica, or of `now`, which reads from the primary, while the
   * replica is not usable. A server that does not answer is replaced by the other.
   */
  async read<Result>(late: () => Promise<Result>, now: () => Promise<Result>): Promise<Result> {
    if (this.isUsable) {
      try {
        return await inTime(late());
      } catch (error) {
        this.options.logger.warn({ err: error }, 'the replica did not answer');
        this.setUsable(false);
        this.impatient.resolve();
      }
    }
    const answer = now();
    try {
      return await inTime(answer);
    } catch (error) {
      if (!(error instanceof Silence) && !outageOf(error)) throw error;
    }
    await Promise.race([this.usable.promise, pause(RESCUE_MS, undefined, { ref: false })]);
    return this.isUsable ? inTime(late()) : answer;
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.impatient.resolve();
    await this.polling;
    await this.options.replica.end();
  }

  private setUsable(isUsable: boolean): void {
    if (isUsable) this.usable.resolve();
    else if (this.isUsable) this.usable = Promise.withResolvers();
    this.isUsable = isUsable;
  }

  private async poll(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      this.impatient = Promise.withResolvers();
      const { changes } = this;
      const state = await this.examine().catch((): State => 'AWAY');
      if (changes !== this.changes && !this.isPrimaryAway) continue;
      this.report(state);
      this.setUsable(state === 'FOLLOWS');
      const wait = state === 'BEHIND' ? IMPATIENT_POLL_MS : POLL_MS;
      await Promise.race([this.impatient.promise, pause(wait, undefined, { ref: false })]);
    }
  }

  private async examine(): Promise<State> {
    const { primary, replica } = this.options;
    const at = performance.now();
    const { changes } = this;
    const [lsn, reached] = await Promise.all([
      // Announced commits lie before this position, whether they are on disk or not. Null also if it became a standby.
      inTime(placeOf(primary, INSERTED)).catch(() => null),
      inTime(placeOf(replica, REPLAYED)),
    ]);
    this.isPrimaryAway ||= lsn === null;
    // Otherwise the position may lie before the last change.
    if (lsn !== null && changes === this.changes) this.primaryAnswered(lsn, at);
    // A server that follows no primary any more has its own log.
    if (reached === null) return 'AWAY';
    const isRecent = this.places.some((place) => place.lsn <= reached);
    return isRecent && reached >= (this.required ?? 0n) ? 'FOLLOWS' : 'BEHIND';
  }

  private primaryAnswered(lsn: bigint, at: number): void {
    this.required ??= lsn;
    this.places = [...this.places, { lsn, at }].filter((place) => place.at >= at - LARGEST_LAG_MS);
    if (!this.isPrimaryAway) return;
    this.isPrimaryAway = false;
    this.onReturn?.();
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

/** A server did not answer in time. */
class Silence extends Error {}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = pause(PATIENCE_MS, null, { ref: false, signal: done.signal }).then(() => {
    throw new Silence(`No answer within ${PATIENCE_MS} ms`);
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
