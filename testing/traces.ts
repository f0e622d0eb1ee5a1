import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { TestApp } from './start-app.ts';
import { eventually } from './eventually.ts';

const FOLDER = 'lectern-traces-';

/**
 * Gives this test file its own temporary folder, so that it can be observed while other files use theirs. Call it at
 * the top of the file, before the app starts.
 */
export function useOwnTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), FOLDER));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  afterAll(async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(folder, { recursive: true, force: true });
  });
}

/** Waits until all due jobs are done, such as the preparation of videos. */
export async function whenQueueIsIdle(app: TestApp): Promise<void> {
  const due =
    'select count(*)::int as count from graphile_worker.jobs where locked_at is not null or run_at <= now()';
  const isIdle = async () => expect(await app.sql(due)).toEqual([{ count: 0 }]);
  await eventually(isIdle);
}

/**
 * Counts rows, stored files and uploads in progress, once all queued work is done. Two equal tallies mean that nothing
 * was left behind between them.
 */
export async function tally(app: TestApp) {
  await whenQueueIsIdle(app);
  const tables = ['users', 'sessions', 'courses', 'lectures', 'stored_objects'];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [rows] = await app.sql<Record<string, number>>(`select ${counts.join(', ')}`);
  const stored = await filesIn(join(app.config.dataDir, 'media'));
  // Files of other tests would be counted.
  if (!basename(tmpdir()).startsWith(FOLDER)) throw new Error('A tally needs useOwnTemporaryFolder()');
  const uploads = (await readdir(tmpdir())).filter((name) => name.startsWith('lectern-upload-'));
  return { rows, stored: stored.sort(), uploads };
}

/** Waits until nothing is left except what `before` counted. Files are deleted just after a refusal is sent. */
export async function expectNothingLeft(app: TestApp, before: Awaited<ReturnType<typeof tally>>) {
  await eventually(async () => expect(await tally(app)).toEqual(before));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
