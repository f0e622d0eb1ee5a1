import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#server/platform/common/errors.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { incomingFileName, removeLeftovers } from './incoming-files.ts';
import {
  assertPut,
  assertRange,
  assertStorageKey,
  type ByteRange,
  contentTypeOf,
  type LinkSigner,
  mediaPath,
  type PutOptions,
  type Storage,
  type StoredObjectHead,
} from './storage.ts';
import { UploadBody } from './upload-body.ts';

/** Large enough to read what players request in few steps. Each step costs more than its bytes. */
const READ_BYTES = 512 * 1024;

interface DiskStorageOptions {
  /** Created if missing. Several processes and machines may share it. */
  folder: string;
  links: LinkSigner;
}

/**
 * Stores objects as files. The key is the path below the folder. Keys never start with a dot, so `.incoming` cannot
 * conflict with one.
 */
export class DiskStorage implements Storage {
  readonly name = 'disk';

  private constructor(
    private readonly folder: string,
    private readonly incoming: string,
    private readonly links: LinkSigner,
  ) {}

  /** Prepares the folder and removes unfinished uploads of dead processes. */
  static async open(options: DiskStorageOptions): Promise<DiskStorage> {
    const folder = resolve(options.folder);
    const incoming = join(folder, '.incoming');
    await mkdir(incoming, { recursive: true });
    await removeLeftovers(incoming);
    return new DiskStorage(folder, incoming, options.links);
  }

  async put(key: string, body: Readable, options: PutOptions): Promise<{ size: number }> {
    assertPut(key, options.contentType);
    const upload = new UploadBody(body, options.signal);
    const temporary = join(this.incoming, incomingFileName(randomUUID()));
    try {
      // Opened first: a stream destroyed while it opens its file would create the file after its removal.
      const file = await open(temporary, 'wx');
      await pipeline(upload, file.createWriteStream({ flush: true }));
      await this.publish(temporary, join(this.folder, key));
      return { size: upload.size };
    } catch (error) {
      // If the file could not be opened, nothing has consumed the body yet.
      body.destroy();
      // If this fails as well, the next startup removes the file.
      await rm(temporary, { force: true }).catch(() => undefined);
      throw upload.failure ?? unavailable(uploadMessages.storageUnavailable, error);
    }
  }

  async adopt(source: string, key: string, { contentType }: { contentType: string }): Promise<void> {
    assertPut(key, contentType);
    try {
      await syncFile(source);
      await this.publish(source, join(this.folder, key));
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EXDEV') {
        // A rename cannot move a file to another disk.
        await this.put(key, createReadStream(source), { contentType });
        await rm(source, { force: true });
      } else if (code !== 'ENOENT' || !(await this.head(key))) {
        throw unavailable(uploadMessages.storageUnavailable, error);
      }
    }
  }

  async head(key: string): Promise<StoredObjectHead | null> {
    assertStorageKey(key);
    try {
      const file = await stat(join(this.folder, key), { bigint: true });
      if (!file.isFile()) return null;
      return {
        size: Number(file.size),
        contentType: contentTypeOf(key),
        lastModified: file.mtime,
        // An object is replaced by a rename, so its inode changes even within the clock's resolution.
        etag: `"${file.ino.toString(16)}-${file.size.toString(16)}-${file.mtimeNs.toString(16)}"`,
      };
    } catch (error) {
      return nullWhenAbsent(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    assertStorageKey(key);
    const file = await open(join(this.folder, key)).catch(nullWhenAbsent);
    if (!file) return null;
    try {
      const status = await file.stat();
      if (!status.isFile()) {
        await file.close();
        return null;
      }
      if (range) assertRange(range, status.size);
      return file.createReadStream({ ...range, highWaterMark: READ_BYTES });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  localPath(key: string): string {
    assertStorageKey(key);
    return join(this.folder, key);
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key);
    const path = join(this.folder, key);
    try {
      await unlink(path);
      await syncFolder(dirname(path));
    } catch (error) {
      nullWhenAbsent(error);
    }
  }

  async signedUrl(key: string, { expiresIn }: { expiresIn: number }): Promise<string> {
    return this.links.sign(key, expiresIn);
  }

  publicUrl(key: string): string {
    return mediaPath(key);
  }

  /**
   * Moves a file to its path. A rename is atomic, but durable only after all affected folders, including new ones, are
   * synced.
   */
  private async publish(temporary: string, path: string): Promise<void> {
    const parent = dirname(path);
    const firstMade = await mkdir(parent, { recursive: true });
    await rename(temporary, path);
    const last = firstMade === undefined ? parent : dirname(firstMade);
    for (let folder = parent; ; folder = dirname(folder)) {
      await syncFolder(folder);
      if (folder === last) return;
    }
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders and does not need this: NTFS journals renames.
  if (process.platform === 'win32') return;
  await syncFile(path);
}

/**
 * Returns null if the error means that the file does not exist.
 * @throws AppError for any other error
 */
function nullWhenAbsent(error: unknown): null {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw unavailable(messages.unavailable, error);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', message, { cause });
}
