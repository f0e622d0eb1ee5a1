import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** The secret of the school that is backed up and of the one that is restored. */
export const SECRET = 'the secret of both of these schools';

/** Runs work in an empty school whose queue has no worker. */
export async function inEmptySchool(work: (other: TestApp) => Promise<void>, secret = SECRET): Promise<void> {
  const other = await startApp({ SECRET: secret, ROLE: 'web' });
  try {
    await work(other);
  } finally {
    await other.stop();
  }
}

/** Requires that nothing was restored. */
export async function expectEmpty(other: TestApp): Promise<void> {
  expect(await other.sql('select from users union all select from courses')).toEqual([]);
  const files = await readdir(join(other.config.dataDir, 'media'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toEqual([]);
}
