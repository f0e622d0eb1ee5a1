import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Traces } from '#server/platform/tracing/traces.ts';
import type { Read } from './read.ts';
import { statement, Statements, type Statement } from './statements.ts';

/** What the replica may be behind by. */
const LARGEST_LAG_MS = 5_000;
const POLL_MS = 1_000;
/** While it is known to be behind. */
const IMPATIENT_POLL_MS = 100;
/** Whoever waits for the replica longer is answered by the primary. */
const PATIENCE_MS = 3_000;

interface Options {
  primary: pg.Pool;
  replica: pg.Pool;
  logger: Logger;
  traces?: Traces | undefined;
}

/** A place in the write-ahead log, which the primary had come to at a time of our clock. */
interface Place {
  lsn: bigint;
  at: number;
}

type State = 'FOLLOWS' | 'BEHIND' | 'AWAY';

/**
 * A replica that PostgreSQL itself keeps by streaming. It is asked only while it is known to follow, by no more than seconds, and to have
 * everything that this process has heard of: what is read from it may be kept until the next change is heard.
 */
export class ReadReplica {
  private readonly closing = new AbortController();
  private polling: Promise<void> | undefined;
  private impatient = Promise.withResolvers<void>();
  private isUsable = false;
  private isAway = false;
  /** How often it was distrusted. */
  private changes = 0;
  /** What it has to have; undefined until the primary has said where the last change ended. */
  private required: bigint | undefined;
  private places: Place[] = [];

  readonly statements: Statements;

  /** Its connections. */
  readonly pool: pg.Pool;

  constructor(private readonly options: Options) {
    this.pool = options.replica;
    this.statements = new ReplicaStatements(options, this);
  }

  /** Starts to look after it. */
  start(): void {
    this.polling = this.poll();
  }

  /** Something has changed at the primary: nothing is asked of the replica until it has that, too. */
  distrust(): void {
    this.changes += 1;
    this.isUsable = false;
    this.required = undefined;
    this.impatient.resolve();
  }

  /** What `late` reads at the replica; what `now` reads at the primary while that is not possible. */
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
    // Commits that were told of lie before it, whether they are on the disk or not.
    const lsn = await placeOf(primary, INSERTED);
    if (lsn === null) return 'AWAY';
    this.required ??= lsn;
    const reached = await inTime(placeOf(replica, REPLAYED));
    // One that follows nobody any more has a log of its own.
    if (reached === null) return 'AWAY';
    const oldest = performance.now() - LARGEST_LAG_MS;
    this.places = [...this.places, { lsn, at }].filter((place) => place.at >= oldest);
    const isRecent = this.places.some((place) => place.lsn <= reached);
    return isRecent && reached >= this.required ? 'FOLLOWS' : 'BEHIND';
  }

  /** The log has what an operator has to look at, once. */
  private report(state: State): void {
    const isAway = state === 'AWAY';
    if (isAway === this.isAway) return;
    this.isAway = isAway;
    if (isAway) this.options.logger.warn('the replica cannot be asked: the primary answers');
    else this.options.logger.info('the replica follows');
  }
}

/** Where the primary writes. */
const INSERTED = statement<Reached>(
  'select case when not pg_is_in_recovery() then pg_current_wal_insert_lsn()::text end as lsn',
);
/** What the replica has. */
const REPLAYED = statement<Reached>(
  'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn',
);

interface Reached {
  lsn: string | null;
}

/** Null for a server that is not what it is asked as. */
async function placeOf(pool: pg.Pool, asked: Statement<Reached>): Promise<bigint | null> {
  const row = await new Statements(pool).first(asked, []);
  const [high, low] = row?.lsn?.split('/') ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const late = pause(PATIENCE_MS, null, { ref: false, signal: done.signal }).then(() => {
    throw new Error(`Nothing was heard of the replica for ${PATIENCE_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/** Statements for what may be some seconds old: at the replica where that is possible, else at the primary. */
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
