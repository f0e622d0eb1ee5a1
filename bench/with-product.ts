import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#testing/database.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { startProduct, stop, type Running } from './product.ts';

/**
 * Runs the built product on its own database during `work`. `work` also gets a connection to the database. Removes all
 * data afterwards.
 */
export async function withProduct<Result>(
  name: string,
  settings: Record<string, string>,
  work: (server: Running, sql: pg.Client) => Promise<Result>,
): Promise<Result> {
  await ensureBuilt();
  return withPostgres(async (postgresUrl) => {
    const { url: database } = await createDatabase(postgresUrl, name);
    const folder = await mkdtemp(join(tmpdir(), `lectern-${name}-`));
    const server = await startProduct(database, folder, settings);
    const sql = new pg.Client({ connectionString: database });
    try {
      await sql.connect();
      return await work(server, sql);
    } finally {
      await sql.end();
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    }
  });
}
