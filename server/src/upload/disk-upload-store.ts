import { constants } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validate as isUuid } from 'uuid';
import { nullWhenAbsent } from '#server/platform/common/absent-file.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { BlockWriter } from './block-writer.ts';
import type { IncomingChunk } from './incoming-chunk.ts';
import { whenDiskFull } from './full-storage.ts';
import type { UploadStore } from './upload-store.ts';

/**
 * Stores each upload as a growing file, whose size is the number of received bytes. While a chunk with a checksum is
 * written, a marker file holds the size before it. Until the checksum is verified, the chunk does not count, even if
 * the process crashes.
 */
export class DiskUploadStore implements UploadStore {
  private readonly writer = new BlockWriter();

  private constructor(private readonly folder: string) {}

  /** @param folder absolute path, created if missing. Several processes and machines may share it. */
  static async open(folder: string): Promise<DiskUploadStore> {
    await mkdir(folder, { recursive: true });
    return new DiskUploadStore(folder);
  }

  async append(id: string, offset: number, chunk: IncomingChunk): Promise<number> {
    try {
      return await this.write(id, offset, chunk);
    } catch (error) {
      if (chunk.isChecked) await this.received(id);
      throw whenDiskFull(error);
    }
  }

  async received(id: string): Promise<number> {
    const [path, mark] = [this.path(id), this.markOf(id)];
    const checked = await readFile(mark, 'utf8').catch(nullWhenAbsent);
    if (checked !== null) {
      // An incomplete marker was written before any byte of its chunk, so there is nothing to truncate.
      if (/^\d+\n$/.test(checked)) await truncate(path, Number(checked)).catch(nullWhenAbsent);
      await rm(mark);
    }
    return (await stat(path).catch(nullWhenAbsent))?.size ?? 0;
  }

  async header(id: string): Promise<Buffer> {
    const file = await open(this.path(id)).catch(nullWhenAbsent);
    if (!file) return Buffer.alloc(0);
    try {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEADER_BYTES), position: 0 });
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  source(id: string): Promise<string> {
    return Promise.resolve(this.path(id));
  }

  async discard(id: string): Promise<void> {
    await rm(this.path(id), { force: true });
    await rm(this.markOf(id), { force: true });
  }

  async list(): Promise<{ id: string; writtenAt: Date }[]> {
    const names = await readdir(this.folder);
    const found = await Promise.all(
      names.map(async (name) => {
        const status = await stat(join(this.folder, name)).catch(nullWhenAbsent);
        const id = name.replace(/\.unchecked$/, '');
        return status && isUuid(id) ? [{ id, writtenAt: status.mtime }] : [];
      }),
    );
    return found.flat();
  }

  private async write(id: string, offset: number, chunk: IncomingChunk): Promise<number> {
    if (chunk.isChecked) await writeFile(this.markOf(id), `${offset}\n`, { flag: 'wx' });
    const file = await open(this.path(id), constants.O_CREAT | constants.O_WRONLY);
    try {
      await this.writer.write(chunk.bytes(offset), file, offset);
    } finally {
      await file.close();
    }
    chunk.verify();
    if (chunk.isChecked) await rm(this.markOf(id));
    return chunk.position;
  }

  private path(id: string): string {
    return join(this.folder, id);
  }

  private markOf(id: string): string {
    return join(this.folder, `${id}.unchecked`);
  }
}
