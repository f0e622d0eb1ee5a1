import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { FolderPlace } from './folder-place.ts';
import { backupsOf, manifestOf } from './manifest.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-nightly-'));
  app = await startApp({
    BACKUP_FOLDER: folder,
    BACKUP_RECIPIENT: await identityToRecipient(await generateIdentity()),
    BACKUP_KEEP: '1',
  });
  await registerAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const saved = () => backupsOf(new FolderPlace(folder));
/** As the queue does at its time, but once: what fails stays. Resolves when it is done. */
async function runNow(): Promise<void> {
  await app.sql("select graphile_worker.add_job('back-up', '{}', max_attempts => 1)");
  const jobs = "select last_error from graphile_worker.jobs where task_identifier = 'back-up'";
  await eventually(async () => expect(await app.sql(jobs)).toEqual([]));
}

it('saves the school by a job of the queue, for the recipient of the settings, and keeps as many as they say', async () => {
  await runNow();
  const [first = '', ...others] = await saved();
  expect(others).toEqual([]);
  expect(await manifestOf(new FolderPlace(folder), first)).toMatchObject({ isEncrypted: true });

  await runNow();
  expect(await saved()).toHaveLength(1);
  expect(await saved()).not.toContain(first);
  expect((await readdir(folder)).sort()).toEqual([...(await saved()), 'media']);
});

it('is due each night', async () => {
  const known = await app.sql<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  );
  expect(known.map(({ identifier }) => identifier)).toContain('back-up');
});
