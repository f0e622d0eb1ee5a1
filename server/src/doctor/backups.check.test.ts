import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { checkBackups } from './backups.check.ts';
import { keepBackup } from './kept-backup.test-helper.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const check = (role: 'all' | 'web' = 'all') => checkBackups({ backup: { to: folder, keep: 1 }, role });
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
/** The texts of the findings that have a remedy. */
const problems = async () => (await check()).flatMap(({ text, remedy }) => (remedy ? [text] : []));

it('reports a school without nightly backups, and how to set them up', async () => {
  expect(await checkBackups({ backup: undefined, role: 'all' })).toMatchObject([
    {
      part: 'Backups',
      state: 'ATTENTION',
      text: 'The school has no nightly backups.',
      remedy: 'Set BACKUP_FOLDER or BACKUP_S3_BUCKET, and restart the server.',
    },
  ]);
});

it('has no problem with a new backup that was verified and restored, and tells when', async () => {
  await keepBackup(folder, { verifiedAt: ago(2).toISOString(), restoredAt: ago(200).toISOString() });
  expect((await check()).map(({ state, text }) => `${state} ${text}`)).toEqual([
    expect.stringMatching(/^WELL The latest complete backup is from /),
    expect.stringMatching(/^WELL A backup was last verified on /),
    expect.stringMatching(/^WELL A backup was last restored on /),
  ]);
});

it('reports backups that were never verified or restored', async () => {
  await keepBackup(folder);
  expect(await problems()).toEqual(['No backup has been verified or restored yet.']);
});

it('reports backups that were verified or restored half a year ago', async () => {
  await keepBackup(folder, { restoredAt: ago(181).toISOString() });
  expect(await problems()).toEqual([
    expect.stringMatching(/^No backup has been verified or restored since /),
  ]);
});

it('reports an old backup', async () => {
  await keepBackup(folder, { verifiedAt: ago(2).toISOString() }, ago(3));
  expect(await problems()).toEqual([expect.stringMatching(/although backups run every night/)]);
});

it('names damaged files of the backups', async () => {
  await keepBackup(folder, { verifiedAt: ago(1).toISOString(), damaged: ['media/a', 'media/b'] });
  expect(await problems()).toEqual(['2 files of the backups are damaged: media/a, media/b.']);
});

it('says where the backups are made that a web process cannot see', async () => {
  expect(await check('web')).toMatchObject([
    { state: 'WELL', text: expect.stringContaining(folder) as string },
  ]);
});
