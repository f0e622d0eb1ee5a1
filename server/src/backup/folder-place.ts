import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA, NAME, type BackupPlace } from './backup-place.ts';

const DRAFT = '.part';
/** Returns the folder of an incomplete backup. */
const draftOf = (name: string): string => name + DRAFT;

/** Backups in a local folder. */
export class FolderPlace implements BackupPlace {
  constructor(private readonly folder: string) {}

  async names(): Promise<string[]> {
    return (await this.entries()).filter((name) => NAME.test(name));
  }

  async begin(name: string): Promise<string> {
    const draft = draftOf(name);
    await rm(join(this.folder, draft), { recursive: true, force: true });
    await mkdir(join(this.folder, draft), { recursive: true, mode: 0o700 });
    return draft;
  }

  async complete(name: string): Promise<void> {
    await rename(join(this.folder, draftOf(name)), join(this.folder, name));
  }

  async discard(name: string): Promise<void> {
    await rm(join(this.folder, draftOf(name)), { recursive: true, force: true });
  }

  async discardAll(): Promise<void> {
    for (const entry of await this.entries()) {
      const isDraft = entry.endsWith(DRAFT) && NAME.test(entry.slice(0, -DRAFT.length));
      if (isDraft) await rm(join(this.folder, entry), { recursive: true });
    }
  }

  async remove(name: string): Promise<void> {
    await rename(join(this.folder, name), join(this.folder, draftOf(name)));
    await this.discard(name);
  }

  async write(path: string, content: Readable): Promise<void> {
    const target = join(this.folder, path);
    const part = `${target}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, target);
      await sync(dirname(target));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  async read(path: string): Promise<Readable> {
    const file = createReadStream(join(this.folder, path));
    await once(file, 'open');
    return file;
  }

  sizeOf(path: string): Promise<number | undefined> {
    return stat(join(this.folder, path)).then(
      ({ size }) => size,
      () => undefined,
    );
  }

  async media(): Promise<string[]> {
    const entries = await readdir(join(this.folder, MEDIA), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)));
  }

  async removeFile(path: string): Promise<void> {
    await rm(join(this.folder, path));
  }

  private async entries(): Promise<string[]> {
    return readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => undefined);
  await handle.close();
}
