import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';

/** Runs a separate PostgreSQL during `work`, and removes it with all data. `throwaway` trades durability for speed. */
export async function withPostgres<Result>(
  work: (url: string) => Promise<Result>,
  { throwaway = true } = {},
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-postgres-'));
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
