import { Readable } from 'node:stream';
import { doneMigrations } from '#server/platform/db/migrate.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, texts } from '#server/platform/db/read.ts';
import { readWith } from '#server/platform/db/statements.ts';
import type { SessionLocks } from '#server/platform/db/session-locks.ts';
import type { TextCipher } from '#server/platform/common/text-cipher.ts';
import type { TextSigner } from '#server/platform/common/text-signer.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { VERSION } from '#server/platform/common/version.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { checksOf, recordChecks } from './backup-checks.ts';
import { fileName, readBackupFile, writeBackupFile, type Content } from './backup-file.ts';
import { MANIFEST, MEDIA, type BackupPlace } from './backup-place.ts';
import {
  BackupError,
  checkedManifestOf,
  copiedObjectsOf,
  filesOf,
  JOBS,
  nameIn,
  pathsInUse,
  requireAuthentic,
  rowsOf,
  signedManifest,
  thinOut,
  type Manifest,
} from './manifest.ts';
import { copyObjects, type Copied, type Target } from './copy-objects.ts';
import { dumpJobs, dumpTable, loadJobs, loadTable, tablesOf } from './database-dump.ts';
import { requireEmpty } from './require-empty.ts';
import { restoreObject } from './restore-object.ts';
import { sampleFiles } from './sample-files.ts';
import { verifyFiles, type Verified } from './verify-files.ts';
import { withClient } from './with-client.ts';

const attached = db
  .selectFrom('storedObjects as object')
  .where('object.isAttached', '=', true)
  .select('object.key');
const ATTACHED = read({}, () => attached.orderBy('object.key'));
const ATTACHED_OF = read({ keys: texts }, ({ keys }) => attached.where('object.key', '=', anyOf(keys)));

/** Maximum number of attempts. An attempt fails if objects are deleted before they are copied. */
const ATTEMPTS = 3;
const WITNESS = 'lectern';
const CONTEXT = 'backup';
const LOCK = 'backup';

interface Dependencies {
  databaseUrl: string;
  storage: Pick<Storage, 'get' | 'put' | 'delete'>;
  textCipher: TextCipher;
  textSigner: TextSigner;
  locks: Pick<SessionLocks, 'tryTake' | 'release'>;
  logger: Pick<Logger, 'warn'>;
}

interface Choices {
  /** Recipient of https://age-encryption.org. Only its identity can decrypt the backup. Undefined for no encryption. */
  recipient?: string | undefined;
  /** Number of backups to keep; undefined for all. */
  keep?: number | undefined;
  now?: Date;
  /** Chooses the files that are read to check them, for tests. */
  sample?: typeof sampleFiles;
}

type Saving = Pick<Choices, 'recipient'> &
  Required<Pick<Choices, 'now' | 'sample'>> &
  Pick<Target, 'damaged'>;

interface RestoreChoices {
  /** Identity that decrypts the backup; undefined if it is not encrypted. */
  identity?: string | undefined;
  /** Refuses a backup that is not encrypted. */
  requiresEncryption?: boolean;
  /** Accepts a backup without a signature, as earlier versions wrote them. A person with write access to the place could have forged it. */
  trustsUnsigned?: boolean;
}

interface Made {
  name: string;
  manifest: Manifest;
  /** Names of the backups of the place whose manifest cannot be read. */
  unreadable: string[];
  /** Paths of files of earlier backups that were damaged and have been copied again. */
  repaired: string[];
  /** Names of the deleted older backups. */
  deleted: string[];
}

/** Backs up and restores a school. */
export class Backups {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Backs up the running school: a snapshot of the database, and the stored objects of that snapshot. Objects of earlier backups in
   * the place are not copied again. The manifest lists objects that the storage does not have: see `faultOf`. A failure leaves no
   * backup. Throws BackupError while another backup is made, because thinning out would delete its objects, which no manifest lists
   * yet.
   */
  async make(
    place: BackupPlace,
    { recipient, keep, now = new Date(), sample = sampleFiles }: Choices = {},
  ): Promise<Made> {
    const { locks, logger } = this.deps;
    if (!(await locks.tryTake(LOCK))) {
      throw new BackupError('Another backup of this school is being made. Try again when it is finished.');
    }
    try {
      await place.discardAll();
      const { damaged } = await checksOf(place);
      const { damaged: left, ...made } = await this.save(place, { recipient, now, sample, damaged });
      const deleted = keep === undefined ? [] : await thinOut(place, keep);
      if (damaged.length > 0)
        await recordChecks(place, logger, { read: damaged, damaged: await pathsInUse(place, left) });
      return { ...made, deleted };
    } finally {
      await locks.release(LOCK);
    }
  }

  private async save(
    place: BackupPlace,
    { recipient, now, sample, damaged }: Saving,
  ): Promise<Omit<Made, 'deleted'> & Pick<Copied, 'damaged'>> {
    const name = await nameIn(place, now);
    const isEncrypted = recipient !== undefined;
    const { storage, textCipher, textSigner } = this.deps;
    const { objects: known, unreadable } = await copiedObjectsOf(place, isEncrypted, textSigner);
    const repaired: string[] = [];
    const write = (file: string, content: Readable) =>
      writeBackupFile(place, fileName(file, isEncrypted), content, recipient);
    try {
      for (let attempt = 1; ; attempt++) {
        const folder = await place.begin(name);
        const { keys, ...database } = await this.saveDatabase((file, rows) =>
          write(`${folder}/${file}`, rows),
        );
        const target = {
          place,
          isEncrypted,
          known,
          damaged,
          choose: (sizes: ReadonlyMap<string, number>) => sample(sizes, now),
          write,
        };
        const { repaired: again, damaged: left, ...saved } = await copyObjects(keys, storage, target);
        repaired.push(...again);
        if (attempt < ATTEMPTS && (await this.isAnyDeleted(saved.missing))) continue;
        const manifest: Manifest = {
          format: 1,
          name,
          version: VERSION,
          madeAt: now.toISOString(),
          isEncrypted,
          witness: textCipher.encrypt(WITNESS, CONTEXT),
          ...database,
          ...saved,
        };
        const text = Readable.from([Buffer.from(signedManifest(manifest, textSigner))]);
        await writeBackupFile(place, `${folder}/${MANIFEST}`, text, undefined);
        await place.complete(name);
        return { name, manifest, unreadable, repaired, damaged: left };
      }
    } finally {
      await place.discard(name);
    }
  }

  /** Whether the database no longer refers to one of these objects, so that it was deleted meanwhile and not lost. */
  private async isAnyDeleted(keys: string[]): Promise<boolean> {
    if (keys.length === 0) return false;
    return withClient(this.deps.databaseUrl, async (client) => {
      return (await readWith(client, ATTACHED_OF, { keys })).length < keys.length;
    });
  }

  /**
   * Restores a backup into an empty school. Leaves out files of the storage that are damaged, and returns their paths. If anything
   * else fails, nothing is restored. Throws BackupError if the backup does not fit this school or is not authentic, DamagedFile
   * if a file of the database is damaged, and UnreachablePlace.
   */
  async restore(
    place: BackupPlace,
    name: string,
    { identity, requiresEncryption = false, trustsUnsigned = false }: RestoreChoices = {},
  ): Promise<{ manifest: Manifest; damaged: string[] }> {
    const { databaseUrl, storage, textCipher, textSigner, logger } = this.deps;
    const { manifest, authenticity } = await checkedManifestOf(place, name, textSigner);
    if (textCipher.decrypt(manifest.witness, CONTEXT) !== WITNESS) {
      throw new BackupError(
        'SECRET is not that of the school of this backup. Without it, authenticator apps stop working. If it was not set there, it is in the file `secret` in its DATA_DIR.',
      );
    }
    requireAuthentic(authenticity, trustsUnsigned);
    if (!manifest.isEncrypted && requiresEncryption) {
      throw new BackupError(
        'The backup is not encrypted, but BACKUP_RECIPIENT is set. To restore it anyway, unset BACKUP_RECIPIENT.',
      );
    }
    if (manifest.isEncrypted && identity === undefined) {
      throw new BackupError('The backup is encrypted. Pass --identity-file.');
    }
    const usedIdentity = manifest.isEncrypted ? identity : undefined;
    const read = (file: string, saved: Content) =>
      readBackupFile(place, fileName(file, manifest.isEncrypted), usedIdentity, saved);
    await withClient(databaseUrl, (client) => requireEmpty(client, manifest));
    // Fails before any file is copied if the identity is wrong.
    for await (const _ of await read(`${name}/${JOBS}`, manifest.jobs));
    const stored: string[] = [];
    const damaged: string[] = [];
    try {
      for (const [key, saved] of Object.entries(manifest.objects)) {
        stored.push(key);
        const isRestored = await restoreObject(storage, key, () => read(`${MEDIA}/${key}`, saved));
        if (!isRestored) damaged.push(fileName(`${MEDIA}/${key}`, manifest.isEncrypted));
      }
      await this.loadDatabase(manifest, (file, saved) => read(`${name}/${file}`, saved));
    } catch (error) {
      for (const key of stored) await storage.delete(key).catch(() => undefined);
      throw error;
    }
    const files = filesOf(name, manifest).map(([file]) => fileName(file, manifest.isEncrypted));
    await recordChecks(place, logger, { restoredAt: new Date().toISOString(), read: files, damaged });
    return { manifest, damaged };
  }

  /**
   * Reads a whole backup without changing the school. Returns the paths of its damaged files, and of those that only the identity
   * could check. Records the result in the place. Throws BackupError if the manifest is not authentic, and UnreachablePlace.
   */
  async verify(
    place: BackupPlace,
    name: string,
    { identity, trustsUnsigned = false }: RestoreChoices = {},
  ): Promise<Verified> {
    const { textSigner, logger } = this.deps;
    const { manifest, authenticity } = await checkedManifestOf(place, name, textSigner);
    requireAuthentic(authenticity, trustsUnsigned);
    const { objects: known } = await copiedObjectsOf(place, manifest.isEncrypted, textSigner);
    const verified = await verifyFiles(place, { name, manifest, known, identity });
    const { read: files, damaged } = verified;
    if (manifest.isEncrypted && identity !== undefined && damaged.length === files.length) {
      throw new BackupError('The identity cannot decrypt any file of the backup. Check the identity file.');
    }
    await recordChecks(place, logger, { verifiedAt: new Date().toISOString(), read: files, damaged });
    return verified;
  }

  private async saveDatabase(write: (file: string, rows: Readable) => Promise<Content>) {
    return withClient(this.deps.databaseUrl, async (client) => {
      await client.query('begin isolation level repeatable read read only');
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(client)) {
        tables.push({ ...table, ...(await write(rowsOf(table.name), dumpTable(client, table))) });
      }
      const objects = await readWith(client, ATTACHED, {});
      return {
        migrations: await doneMigrations(client),
        tables,
        jobs: await write(JOBS, await dumpJobs(client)),
        keys: objects.map(({ key }) => key),
      };
    });
  }

  private async loadDatabase(
    manifest: Manifest,
    read: (file: string, saved: Content) => Promise<Readable>,
  ): Promise<void> {
    await withClient(this.deps.databaseUrl, async (client) => {
      await client.query('begin');
      const tables = await tablesOf(client);
      // Removes the initial rows of an empty school, and locks the tables against changes.
      await client.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')} cascade`);
      for (const { name } of tables) {
        const saved = manifest.tables.find((table) => table.name === name);
        if (!saved) throw new BackupError(`The backup has no table ${name}.`);
        await loadTable(client, saved, await read(rowsOf(name), saved));
      }
      await loadJobs(client, await read(JOBS, manifest.jobs));
      await client.query('commit');
    });
  }
}
