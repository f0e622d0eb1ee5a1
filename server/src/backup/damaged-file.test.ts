// @slow server/src/backup server/src/platform/db
import { mkdtemp, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { addLecture, createCourse, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { checksOf } from './backup-checks.ts';
import type { Backups } from './backups.ts';
import { flipBit } from './flip-bit.test-helper.ts';
import { expectEmpty, inEmptySchool, SECRET } from './empty-school.test-helper.ts';
import { FolderPlace } from './folder-place.ts';

const log = new CapturedLog();
let app: TestApp;
let identity: string;
let recipient: string;
let folder: string;
beforeAll(async () => {
  app = await startApp({ SECRET, LOG_LEVEL: 'warn' }, { log });
  const { client } = await registerAdmin(app);
  const { id } = await createCourse(client);
  await addLecture(client, id);
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
  return () => rm(folder, { recursive: true });
});

const at = (path: string) => new FolderPlace(path);
const backups = (): Backups => app.container.services.backups;

const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
const kinds: [how: string, damage: (file: string) => Promise<void>][] = [
  ['has another bit', flipBit],
  ['has lost its end', (file) => truncate(file, 100)],
  ['is missing', rm],
];
/** Returns the path of a stored file in the place. */
const pathOf = ({ manifest }: Awaited<ReturnType<Backups['make']>>) =>
  `media/${Object.keys(manifest.objects)[0]}${manifest.isEncrypted ? '.age' : ''}`;

it.each(kinds)('a damaged file is named and left out of a restore if it %s', async (_how, damage) => {
  const made = await backups().make(at(folder), { recipient });
  await damage(join(folder, pathOf(made)));
  await inEmptySchool(async (other) => {
    const restored = await other.container.services.backups.restore(at(folder), made.name, { identity });
    expect(restored.damaged).toEqual([pathOf(made)]);
    expect(await other.sql('select email from users order by email')).toEqual(
      await app.sql('select email from users order by email'),
    );
    const again = await other.container.services.backups.make(at(join(folder, 'again')));
    expect(again.manifest.missing.map((key) => `media/${key}.age`)).toEqual([pathOf(made)]);
  });
  expect(await checksOf(at(folder))).toMatchObject({
    restoredAt: expect.any(String) as string,
    damaged: [pathOf(made)],
  });
});

it.each(kinds)('a damaged file is copied again the next night if it %s', async (how, damage) => {
  const first = await backups().make(at(folder), { recipient, now: days[0] });
  await damage(join(folder, pathOf(first)));
  const second = await backups().make(at(folder), { recipient, now: days[1] });
  expect(await backups().verify(at(folder), second.name, { identity })).toMatchObject({ damaged: [] });
  expect(await backups().verify(at(folder), first.name)).toMatchObject({ damaged: [] });
  expect(second.repaired).toEqual(how === 'is missing' ? [] : [pathOf(first)]);
});

it.each(kinds)(
  'a damaged file is found without the identity by a verification if it %s',
  async (_how, damage) => {
    const made = await backups().make(at(folder), { recipient });
    await damage(join(folder, pathOf(made)));
    await damage(join(folder, made.name, 'users.copy.gz.age'));
    const { damaged, unchecked } = await backups().verify(at(folder), made.name);
    expect(damaged.sort()).toEqual([`${made.name}/users.copy.gz.age`, pathOf(made)].sort());
    expect(unchecked).toEqual([]);
  },
);

it('a damaged file is copied again after a verification has found it', async () => {
  const made = await backups().make(at(folder), { now: days[0] });
  await flipBit(join(folder, pathOf(made)));
  const sample = () => new Set<string>();
  const unread = await backups().make(at(folder), { now: days[1], sample });
  expect(unread.repaired).toEqual([]);
  await backups().verify(at(folder), unread.name);
  const read = await backups().make(at(folder), { now: days[2], sample });
  expect(read.repaired).toEqual([pathOf(made)]);
  expect(await checksOf(at(folder))).toMatchObject({ damaged: [] });
});

describe('what a verification has found damaged is sound again', () => {
  it.each(kinds)('after the next backup has copied a file that %s', async (_how, damage) => {
    const made = await backups().make(at(folder), { recipient, now: days[0] });
    await damage(join(folder, pathOf(made)));
    await backups().verify(at(folder), made.name);
    await backups().make(at(folder), { recipient, now: days[1] });
    expect(await checksOf(at(folder))).toMatchObject({ damaged: [] });
  });

  it('after the file was put back', async () => {
    const made = await backups().make(at(folder), { now: days[0] });
    const file = join(folder, pathOf(made));
    await rename(file, `${file}.away`);
    await backups().verify(at(folder), made.name);
    await rename(`${file}.away`, file);
    await backups().make(at(folder), { now: days[1], sample: () => new Set() });
    expect(await checksOf(at(folder))).toMatchObject({ damaged: [] });
  });

  it('after its backup was deleted, but not while another one was verified', async () => {
    const first = await backups().make(at(folder), { now: days[0] });
    const file = `${first.name}/users.copy.gz`;
    await flipBit(join(folder, file));
    await backups().verify(at(folder), first.name);
    const second = await backups().make(at(folder), { now: days[1] });
    await backups().verify(at(folder), second.name);
    expect(await checksOf(at(folder))).toMatchObject({ damaged: [file] });
    await backups().make(at(folder), { now: days[2], keep: 2 });
    expect(await checksOf(at(folder))).toMatchObject({ damaged: [] });
  });
});

it('a verification with another identity is refused, and takes no file for damaged', async () => {
  const made = await backups().make(at(folder), { recipient });
  const verified = backups().verify(at(folder), made.name, { identity: await generateIdentity() });
  await expect(verified).rejects.toThrow('cannot decrypt any file');
  expect(await checksOf(at(folder))).toEqual({ damaged: [] });
});

describe('a place that cannot be reached does not count as a damaged file', () => {
  /** A place whose connection breaks in the middle of each stored file. */
  const breaking = () => {
    const place = at(folder);
    const read = place.read.bind(place);
    vi.spyOn(place, 'read').mockImplementation(async (path) => {
      const file = await read(path);
      if (path.startsWith('media/'))
        file.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      return file;
    });
    return place;
  };

  it.each([true, false])('during a restore, which restores nothing (encrypted: %s)', async (isEncrypted) => {
    const [to, by] = isEncrypted ? [{ recipient }, { identity }] : [{}, {}];
    const { name } = await backups().make(at(folder), to);
    await inEmptySchool(async (other) => {
      const restored = other.container.services.backups.restore(breaking(), name, by);
      await expect(restored).rejects.toThrow('The place of the backups cannot be read: aborted.');
      await expectEmpty(other);
    });
    expect(await checksOf(at(folder))).toEqual({ damaged: [] });
  });

  it('during a verification, which records nothing', async () => {
    const made = await backups().make(at(folder));
    await expect(backups().verify(breaking(), made.name)).rejects.toThrow('cannot be read: aborted.');
    expect(await checksOf(at(folder))).toEqual({ damaged: [] });
  });
});

it('a verification of a place that is read-only names damaged files, and reports once that it is not recorded', async () => {
  const made = await backups().make(at(folder));
  await flipBit(join(folder, pathOf(made)));
  const place = at(folder);
  vi.spyOn(place, 'write').mockRejectedValue(new Error('EROFS: read-only file system'));
  expect(await backups().verify(place, made.name)).toMatchObject({ damaged: [pathOf(made)] });
  const reported = log.entries().filter(({ msg }) => String(msg).startsWith('could not record'));
  expect(reported).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({ message: 'EROFS: read-only file system' }) as object,
    }),
  ]);
});
