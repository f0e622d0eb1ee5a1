import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { adoptBaseline, sinceBaseline } from './migrations/baseline.ts';
import { migrations } from './migrations/index.ts';

/** Any fixed number, the same in every replica. */
export const MIGRATION_LOCK = 7_226_105;

/** How a migration waits for locks, for example those of a transaction that stays open. */
export interface Patience {
  /** Limit for one attempt. It is short, because queries of the table wait meanwhile ... */
  lockMs: number;
  /** ... and run in the pause before the next attempt ... */
  pauseMs: number;
  /** ... up to this number of attempts. */
  attempts: number;
}

export const PATIENCE: Patience = { lockMs: 2_000, pauseMs: 3_000, attempts: 20 };
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the schema up to date. Each migration has its own transaction, so that its locks end with it: foreign keys lock
 * tables that everything writes. After a failure, the migrations that ran before stay, and the next start continues after them.
 * Replicas that start together wait for the first one, because the migrator itself takes no lock. Returns the names of
 * the migrations that ran. Throws an Error for the operator when a table stays locked.
 */
export async function migrate(
  orm: MikroORM,
  url: string,
  logger: Logger,
  patience = PATIENCE,
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await adoptEarlier(orm);
    const migrator = new Migrator(orm.em);
    const waiting = await migrator.getPending();
    for (const { name } of waiting) {
      await patiently(() => runOne(orm, migrator, name, patience.lockMs), logger, patience);
    }
    return waiting.map(({ name }) => name);
  } finally {
    await lock.end();
  }
}

/** Retries a change that does not get a table in time. Throws an Error for the operator when all attempts fail. */
export async function patiently<Result>(
  change: () => Promise<Result>,
  logger: Logger,
  { attempts, pauseMs }: Patience,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change();
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (attempt === attempts) throw new Error(LOCKED, { cause: error });
      logger.warn({ attempt, of: attempts }, 'a migration waits for a table that is in use');
      await pause(pauseMs);
    }
  }
}

/** Records the baseline in a database of an earlier version. */
async function adoptEarlier(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  await connection.transactional(async (transaction) => {
    const run = <Row extends object>(sql: string, values: unknown[] = []) =>
      connection.execute<Row[]>(sql, values, 'all', transaction);
    const [found] = await run(HAS_MIGRATIONS);
    const rows = found ? await run<{ name: string }>(DONE) : [];
    await adoptBaseline(
      rows.map(({ name }) => name),
      (name) => run('insert into mikro_orm_migrations (name) values (?)', [name]),
    );
  });
}

async function runOne(orm: MikroORM, migrator: Migrator, name: string, lockMs: number): Promise<void> {
  const connection = orm.em.getConnection();
  await connection.transactional(async (transaction) => {
    await connection.execute(`set local lock_timeout = ${lockMs}`, [], 'run', transaction);
    await migrator.up({ migrations: [name], transaction });
  });
}

const HAS_MIGRATIONS =
  "select from pg_tables where tablename = 'mikro_orm_migrations' and schemaname = any (current_schemas(false))";
const DONE = 'select name from mikro_orm_migrations order by name';

const LOCKED =
  'The database is not up to date: a migration did not get a table that is locked. What ran before it stays. The cause is an open transaction, which `npm run doctor` names, or a running backup. Start again when it has ended.';

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;

/** Compares the migrations of a database with those of this version, by name. */
export interface MigrationState {
  /** Whether the database has no tables of ours. */
  isEmpty: boolean;
  /** Migrations that have not run yet. */
  waiting: string[];
  /** Migrations that have run and that this version does not know. */
  unknown: string[];
}

/** Reads which migrations a database has had; changes nothing. */
export async function readMigrationState(client: pg.ClientBase | pg.Pool): Promise<MigrationState> {
  const own = migrations.map(({ name }) => name);
  const { rows: tables } = await client.query(HAS_MIGRATIONS);
  if (tables.length === 0) return { isEmpty: true, waiting: own, unknown: [] };
  const done = await doneMigrations(client);
  return {
    isEmpty: false,
    waiting: own.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !own.includes(name)),
  };
}

/** The migrations that a database has had, oldest first, from the baseline on. */
export async function doneMigrations(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(DONE);
  return sinceBaseline(rows.map(({ name }) => name));
}

/** Throws an Error for the operator when migrations of this version have not run yet. */
export async function requireMigrated(pool: pg.Pool): Promise<void> {
  const { waiting } = await readMigrationState(pool);
  if (waiting.length === 0) return;
  throw new Error(
    `The database is not up to date, and MIGRATE_AT_START is false. Run \`npm run migrate\` first: ${waiting.length} migrations are waiting.`,
  );
}
