// @slow server/src/backup server/src/platform/db
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addLecture,
  createCourse,
  dataOf,
  LOGIN,
  PASSWORD,
  register,
  registerAdmin,
  type Person,
} from '#testing/factories.ts';
import { TextCipher } from '#server/platform/common/text-cipher.ts';
import { TextSigner } from '#server/platform/common/text-signer.ts';
import { VERSION } from '#server/platform/common/version.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { faultOf } from './backup-fault.ts';
import { Backups } from './backups.ts';
import { expectEmpty, inEmptySchool, SECRET } from './empty-school.test-helper.ts';
import { FolderPlace } from './folder-place.ts';
import { flipBit } from './flip-bit.test-helper.ts';
import { backupsOf, manifestOf, newestCompleteAt } from './manifest.ts';

const VIDEO = 'query V($slug: String!) { course(slug: $slug) { lectures { video { url } } } }';

let app: TestApp;
let admin: Person;
let slug: string;
let identity: string;
let recipient: string;
let folder: string;
beforeAll(async () => {
  app = await startApp({ SECRET });
  admin = await registerAdmin(app);
  const course = await createCourse(admin.client);
  slug = course.slug;
  await addLecture(admin.client, course.id);
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
  return () => rm(folder, { recursive: true });
});

const at = (path: string) => new FolderPlace(path);
const storedKeys = async () =>
  (await app.sql<{ key: string }>('select key from stored_objects where is_attached order by key')).map(
    ({ key }) => key,
  );
const backups = (): Backups => app.container.services.backups;

it('a backup that is made during writes restores the same school elsewhere', async () => {
  await app.sql(
    "select graphile_worker.add_job('once-a-year', '{}', run_at => now() + interval '1 year', job_key => 'kept')",
  );
  await app.sql(
    `with token as (
       insert into api_tokens (id, created_at, user_id, name, token_hash, scope)
       select gen_random_uuid(), now(), id, '', '', 'READ' from users limit 1 returning id)
     insert into idempotency_keys (id, created_at, api_token_id, key_hash, fingerprint)
     select gen_random_uuid(), now(), id, '', '' from token`,
  );
  const writing = Promise.all(Array.from({ length: 12 }, () => register(app)));
  const { name, manifest } = await backups().make(at(folder), { recipient });
  await writing;
  await inEmptySchool(async (other) => {
    await other.container.services.backups.restore(at(folder), name, { identity });

    const queued = await other.sql("select task_identifier from graphile_worker.jobs where key = 'kept'");
    expect(queued).toEqual([{ task_identifier: 'once-a-year' }]);
    const again = await other.container.services.backups.make(at(join(folder, 'again')));
    const rowsOf = ({ tables }: typeof manifest) =>
      Object.fromEntries(tables.map((one) => [one.name, one.sha256]));
    expect(rowsOf(again.manifest)).toEqual(rowsOf(manifest));
    const objectsOf = ({ objects }: typeof manifest) =>
      Object.entries(objects).map(([key, { size, sha256 }]) => [key, size, sha256]);
    expect(objectsOf(again.manifest)).toEqual(objectsOf(manifest));

    const visitor = other.visitor();
    dataOf(await visitor.graphql(LOGIN, { input: { email: admin.email, password: PASSWORD } }));
    const { course } = dataOf(
      await visitor.graphql<{ course: { lectures: { video: { url: string } }[] } }>(VIDEO, { slug }),
    );
    const video = await visitor.fetch(course.lectures[0]?.video.url ?? '');
    expect(video.status).toBe(200);
  });
});

it('a backup that is not encrypted is restored with an identity too', async () => {
  const { name, manifest } = await backups().make(at(folder));
  await inEmptySchool(async (other) => {
    const restored = await other.container.services.backups.restore(at(folder), name, { identity });
    expect(restored).toEqual({ manifest, damaged: [] });
  });
});

it('a backup contains no credentials, and is unreadable without the identity', async () => {
  await backups().make(at(folder), { recipient });
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => file.name);
  expect(names.filter((name) => !name.endsWith('.age'))).toEqual(['manifest.json']);
  for (const table of [
    'sessions',
    'api_tokens',
    'account_tokens',
    'email_changes',
    'invitations',
    'pending_logins',
    'passkey_challenges',
  ]) {
    expect(names).not.toContain(`${table}.copy.gz.age`);
  }
  const manifest = files.find((file) => file.name === 'manifest.json');
  const text = await readFile(join(manifest?.parentPath ?? '', 'manifest.json'), 'utf8');
  expect(text).not.toContain(admin.email);
  expect(text).not.toContain(SECRET);
});

it('each object is copied once and deleted with the last backup that contains it', async () => {
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
  const first = await backups().make(at(folder), { recipient, now: days[0] });
  const [key = ''] = Object.keys(first.manifest.objects);
  const inodeOf = async () => (await stat(join(folder, 'media', `${key}.age`))).ino;
  const inode = await inodeOf();
  const second = await backups().make(at(folder), { recipient, now: days[1] });
  expect(await inodeOf()).toBe(inode);

  await writeFile(join(folder, 'media', 'forgotten.mp4.age'), 'of a backup that broke off');
  await mkdir(join(folder, '2025-12-31T03-07-00Z.part'));
  const third = await backups().make(at(folder), { recipient, keep: 2, now: days[2] });
  expect(third.deleted).toEqual([first.name]);
  expect(await backupsOf(at(folder))).toEqual([second.name, third.name]);
  const media = await readdir(join(folder, 'media'), { recursive: true });
  expect(media).toContain(`${key}.age`);
  expect(media).not.toContain('forgotten.mp4.age');
  expect((await readdir(folder)).sort()).toEqual([second.name, third.name, 'media']);
});

it('only one backup is made at a time, because one could delete objects of the other', async () => {
  const first = backups().make(at(folder), { recipient, keep: 1 });
  await expect(backups().make(at(folder), { recipient, keep: 1 })).rejects.toThrow('Another backup');
  await first;
});

it.each([
  ['in the same second', 0],
  ['after the clock was set back', 3_600_000],
])('a backup is the newest if it is made %s', async (_when, backMs) => {
  const now = new Date(Date.UTC(2026, 0, 1));
  const first = await backups().make(at(folder), { recipient, now });
  const later = new Date(now.getTime() - backMs);
  const second = await backups().make(at(folder), { recipient, now: later });
  expect(await backupsOf(at(folder))).toEqual([first.name, second.name]);
  expect(await newestCompleteAt(at(folder))).toEqual(later);
  const third = await backups().make(at(folder), { recipient, keep: 1, now: later });
  expect(await backupsOf(at(folder))).toEqual([third.name]);
});

it('an earlier backup with an unreadable manifest does not prevent a new one, and keeps its objects', async () => {
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 0, day)));
  const [first, second] = [
    await backups().make(at(folder), { now: days[0] }),
    await backups().make(at(folder), { now: days[1] }),
  ];
  await writeFile(join(folder, second.name, 'manifest.json'), '{"format":');
  await writeFile(join(folder, 'media', 'of-the-second'), 'perhaps');
  const third = await backups().make(at(folder), { keep: 2, now: days[2] });
  expect(third.deleted).toEqual([first.name]);
  expect(faultOf(third)?.message).toContain(second.name);
  expect(await readdir(join(folder, 'media'))).toContain('of-the-second');
  expect(await newestCompleteAt(at(folder))).toEqual(days[2]);
});

it('no backup is made if earlier ones cannot be read from the place', async () => {
  await backups().make(at(folder));
  const place = at(folder);
  vi.spyOn(place, 'read').mockRejectedValue(new Error('read ECONNRESET'));
  await expect(backups().make(place)).rejects.toThrow('ECONNRESET');
  await expect(newestCompleteAt(place)).rejects.toThrow('ECONNRESET');
});

describe('an object that is missing in the storage', () => {
  /** Backups of the school with a stubbed storage. */
  const from = (get: (key: string) => Promise<Readable | null>): Backups =>
    new Backups({
      databaseUrl: app.config.databaseUrl ?? '',
      storage: {
        get,
        put: () => Promise.reject(new Error('unused')),
        delete: () => Promise.resolve(),
      },
      textCipher: new TextCipher({ current: SECRET }),
      textSigner: new TextSigner({ current: SECRET }),
      locks: { tryTake: () => Promise.resolve(true), release: () => Promise.resolve() },
      logger: { warn: () => undefined },
    });
  const bytesOf = (key: string) => Promise.resolve(Readable.from([`of ${key}`]));

  it('is left out with its row if it was deleted during the backup', async () => {
    const [gone = ''] = await storedKeys();
    const made = await from(async (key) => {
      if (key !== gone) return bytesOf(key);
      await app.sql('update stored_objects set is_attached = false where key = $1', [gone]);
      return null;
    }).make(at(folder));
    await app.sql('update stored_objects set is_attached = true where key = $1', [gone]);
    expect(await backupsOf(at(folder))).toEqual([made.name]);
    expect(Object.keys(made.manifest.objects)).not.toContain(gone);
    expect(faultOf(made)).toBeUndefined();
  });

  it('is listed as missing in the backup if the database still refers to it', async () => {
    const whole = await from(bytesOf).make(at(folder), { now: new Date(Date.UTC(2026, 0, 1)) });
    const keys = Object.keys(whole.manifest.objects);
    const elsewhere = at(join(folder, 'elsewhere'));
    const asked = vi.fn(() => Promise.resolve(null));
    const made = await from(asked).make(elsewhere);
    expect(await manifestOf(elsewhere, made.name)).toMatchObject({ objects: {}, missing: keys });
    expect(made.manifest.tables.map(({ name }) => name)).toContain('users');
    expect(faultOf(made)?.message).toContain(keys[0]);
    // Lost objects are requested only once.
    expect(asked).toHaveBeenCalledTimes(keys.length);
    expect(await newestCompleteAt(elsewhere)).toBeUndefined();

    // Objects of an earlier backup are available to the next one.
    expect(faultOf(await from(asked).make(at(folder)))).toBeUndefined();
  });
});

describe('a restore is refused', () => {
  let name: string;
  beforeEach(async () => {
    ({ name } = await backups().make(at(folder), { recipient }));
  });

  it('if the school has users', async () => {
    await expect(backups().restore(at(folder), name, { identity })).rejects.toThrow('people or courses');
  });

  it('if a file of the database was changed, or the identity is wrong or missing', async () => {
    await inEmptySchool(async (other) => {
      const restore = (one = identity) =>
        other.container.services.backups.restore(at(folder), name, { identity: one });
      await expect(restore(await generateIdentity())).rejects.toThrow('no identity matched');
      await expectEmpty(other);
      await expect(other.container.services.backups.restore(at(folder), name)).rejects.toThrow(
        'is encrypted',
      );
      await flipBit(join(folder, name, 'users.copy.gz.age'));
      await expect(restore()).rejects.toThrow(`${name}/users.copy.gz.age cannot be read`);
      await expectEmpty(other);
    });
  });

  it('if the secret or the version of the school differs', async () => {
    await inEmptySchool(async (other) => {
      const restore = () => other.container.services.backups.restore(at(folder), name, { identity });
      await expect(restore()).rejects.toThrow('SECRET is not that of the school');
    }, 'a secret of another school than those');
    await inEmptySchool(async (other) => {
      await other.sql("insert into mikro_orm_migrations (name) values ('9999-to-come')");
      const restore = () => other.container.services.backups.restore(at(folder), name, { identity });
      await expect(restore()).rejects.toThrow(`The backup was made by Lectern ${VERSION}, with`);
      await expectEmpty(other);
    });
  });
});
