// @slow server/src/backup server/src/platform/db
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addLecture, createCourse, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { Backups } from './backups.ts';
import { expectEmpty, inEmptySchool, SECRET } from './empty-school.test-helper.ts';
import { FolderPlace } from './folder-place.ts';

let app: TestApp;
let admin: Person;
let identity: string;
let recipient: string;
let folder: string;

beforeAll(async () => {
  app = await startApp({ SECRET });
  admin = await registerAdmin(app);
  await addLecture(admin.client, (await createCourse(admin.client)).id);
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

it('a backup can be restored with a new secret if the old one is the fallback', async () => {
  const { name } = await backups().make(at(folder));
  const other = await startApp({
    SECRET: 'the secret that replaces that one',
    SECRET_FALLBACK: SECRET,
    ROLE: 'web',
  });
  try {
    await other.container.services.backups.restore(at(folder), name);
    expect(await other.sql('select id from users where email = $1', [admin.email])).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

describe('a restore is refused', () => {
  let name: string;
  beforeEach(async () => {
    ({ name } = await backups().make(at(folder), { recipient }));
  });

  it('if any part of the manifest was changed, or it belongs to another backup', async () => {
    const file = join(folder, name, 'manifest.json');
    const written = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    const [table] = written.tables as { columns: string[] }[];
    const [key = '', object] = Object.entries(written.objects as Record<string, object>)[0] ?? [];
    const changes: Record<string, unknown> = {
      name: '2026-01-01T00-00-00Z',
      madeAt: '2026-01-01T00:00:00.000Z',
      migrations: (written.migrations as string[]).slice(1),
      tables: (written.tables as unknown[]).toReversed(),
      jobs: { size: 1, sha256: 'none' },
      objects: { [key]: { ...object, size: 1 } },
      missing: ['images/gone.webp'],
      isEncrypted: false,
      unknown: 'more',
      signature: 'another',
    };
    await inEmptySchool(async (other) => {
      const restore = () =>
        other.container.services.backups.restore(at(folder), name, { identity, trustsUnsigned: true });
      const refusesWith = async (manifest: unknown) => {
        await writeFile(file, JSON.stringify(manifest));
        await expect(restore()).rejects.toThrow('signature of the backup is wrong');
      };
      for (const [field, value] of Object.entries(changes)) await refusesWith({ ...written, [field]: value });
      await refusesWith({
        ...written,
        tables: [
          { ...table, columns: table?.columns.toReversed() },
          ...(written.tables as object[]).slice(1),
        ],
      });
      const { jobs: _, ...less } = written;
      await writeFile(file, JSON.stringify(less));
      await expect(restore()).rejects.toThrow('no backup of Lectern');
      await writeFile(file, JSON.stringify(written));

      // An intact manifest of another backup.
      const { name: second } = await backups().make(at(folder), { recipient });
      await writeFile(file, await readFile(join(folder, second, 'manifest.json')));
      await expect(restore()).rejects.toThrow('signature of the backup is wrong');
      await expectEmpty(other);
    });
  });

  it('if there is no signature, unless the caller accepts the risk', async () => {
    const file = join(folder, name, 'manifest.json');
    const {
      signature,
      name: _,
      ...old
    } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    expect(signature).toEqual(expect.any(String));
    await writeFile(file, JSON.stringify(old));
    await inEmptySchool(async (other) => {
      const { backups: others } = other.container.services;
      await expect(others.restore(at(folder), name, { identity })).rejects.toThrow('--trust-unsigned-backup');
      await expectEmpty(other);
      await others.restore(at(folder), name, { identity, trustsUnsigned: true });
    });
  });

  it('if the backup is not encrypted but the settings require encryption', async () => {
    const readable = at(join(folder, 'readable'));
    const { name: plain } = await backups().make(readable);
    await inEmptySchool(async (other) => {
      const { backups: others } = other.container.services;
      const restored = others.restore(readable, plain, { requiresEncryption: true });
      await expect(restored).rejects.toThrow('BACKUP_RECIPIENT is set');
      await expectEmpty(other);
    });
  });
});

it('a new backup does not adopt checksums of a forged manifest', async () => {
  const { name, manifest } = await backups().make(at(folder));
  const [key = '', saved] = Object.entries(manifest.objects)[0] ?? [];
  const file = join(folder, name, 'manifest.json');
  const written = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  const forged = { ...manifest.objects, [key]: { size: 7, sha256: 'f'.repeat(64) } };
  for (const made of [
    { ...written, objects: forged },
    { ...written, objects: forged, signature: undefined },
  ]) {
    await writeFile(file, JSON.stringify(made));
    await writeFile(join(folder, 'media', key), 'another');
    const next = await backups().make(at(join(folder)));
    expect(next.manifest.objects[key]).toEqual(saved);
    expect((await stat(join(folder, 'media', key))).size).toBe(saved?.size);
    await rm(join(folder, next.name), { recursive: true });
  }
});
