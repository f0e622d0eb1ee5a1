import type { MikroORM } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import pg from 'pg';

/** Any fixed number, the same in every replica. */
const MIGRATION_LOCK = 7_226_105;

/**
 * Brings the schema up to date, whole or not at all. Replicas that start together wait for the first one, since the
 * migrator itself takes no lock. Returns the names of the migrations that ran.
 */
export async function migrate(orm: MikroORM, url: string): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await lock.connect().catch((error: unknown) => {
    throw unreachable(url, error);
  });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await new Migrator(orm.em).up();
    return done.map(({ name }) => name);
  } finally {
    await lock.end();
  }
}

/** One sentence for the person who starts the server; the connection string holds a password and stays out of it. */
function unreachable(url: string, cause: unknown): Error {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return new Error(
    `The database at ${new URL(url).host} cannot be reached. Check that it runs and that DATABASE_URL is right (${reason}).`,
    { cause },
  );
}
