import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';

/** Runs a PostgreSQL of its own while `work` does, and removes it with all data. */
export async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-postgres-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
