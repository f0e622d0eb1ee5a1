// @slow server/src/backup server/src/platform/db
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { FolderPlace } from './folder-place.ts';
import { backupsOf, manifestOf } from './manifest.ts';

const TOKEN = 'the-token-of-whoever-collects-figures';

const log = new CapturedLog();
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-nightly-'));
  const settings = {
    BACKUP_FOLDER: folder,
    BACKUP_RECIPIENT: await identityToRecipient(await generateIdentity()),
    BACKUP_KEEP: '1',
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
  };
  app = await startApp(settings, { log });
  await registerAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const saved = () => backupsOf(new FolderPlace(folder));
/** Queues the nightly job now, without retries, and waits until it is done. */
async function runNow(): Promise<void> {
  await app.sql("select graphile_worker.add_job('back-up', '{}', max_attempts => 1)");
  const jobs = "select last_error from graphile_worker.jobs where task_identifier = 'back-up'";
  await eventually(async () => expect(await app.sql(jobs)).toEqual([]));
}

it('a job backs up the school, for the recipient and with the number of backups of the settings', async () => {
  await runNow();
  const [first = '', ...others] = await saved();
  expect(others).toEqual([]);
  expect(await manifestOf(new FolderPlace(folder), first)).toMatchObject({ isEncrypted: true });

  await runNow();
  expect(await saved()).toHaveLength(1);
  expect(await saved()).not.toContain(first);
  expect((await readdir(folder)).sort()).toEqual([...(await saved()), 'media']);
});

it('a metric has the time of the newest backup', async () => {
  const answer = await app.visitor().fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const [, seconds] = /^lectern_backup_newest_seconds (.+)$/m.exec(await answer.text()) ?? [];
  const { madeAt } = await manifestOf(new FolderPlace(folder), (await saved()).at(-1) ?? '');
  expect(Number(seconds)).toBe(Date.parse(madeAt) / 1000);
});

it('a missing file is reported as a fault, and the backup is made once', async () => {
  await app.sql(
    `insert into stored_objects (key, reserved_at, is_attached) values ('images/gone.webp', now(), true)`,
  );
  await runNow();
  expect(await saved()).toHaveLength(1);
  const lines = log.entries().filter(({ backup }) => backup !== undefined);
  expect(lines).toEqual([
    expect.objectContaining({
      incident: expect.any(String) as string,
      err: expect.objectContaining({
        message: expect.stringContaining('images/gone.webp') as string,
      }) as object,
    }),
  ]);
});

it('the job runs every night', async () => {
  const known = await app.sql<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  );
  expect(known.map(({ identifier }) => identifier)).toContain('back-up');
});
