import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenAbsent, readRecord, readRecords, writeRecord } from './records.ts';

export interface ObjectRecord {
  key: string;
  /** Name of the file with the content. */
  blob: string;
  size: number;
  /** Including its quotes. */
  etag: string;
  contentType: string;
  /** Milliseconds since 1970. */
  lastModified: number;
  /** The checksum of the whole body, in base64; missing for multipart objects. */
  crc32?: string;
  /** The `x-amz-meta-<name>` headers. */
  metadata?: Record<string, string>;
}

/** Objects on disk: `objects/<hash of the key>.json` names the file in `blobs/` with the content. */
export class ObjectStore {
  private readonly objects: string;
  private readonly blobs: string;

  constructor(folder: string) {
    this.objects = join(folder, 'objects');
    this.blobs = join(folder, 'blobs');
  }

  async open(): Promise<void> {
    await mkdir(this.objects, { recursive: true });
    await mkdir(this.blobs, { recursive: true });
  }

  /** A name for a new file. No object refers to it until `put`. */
  newBlob(): string {
    return randomUUID();
  }

  blobPath(blob: string): string {
    return join(this.blobs, blob);
  }

  async discardBlob(blob: string): Promise<void> {
    await rm(this.blobPath(blob), { force: true });
  }

  async put(object: Omit<ObjectRecord, 'lastModified'>): Promise<void> {
    const former = await this.head(object.key);
    await writeRecord(this.recordPath(object.key), { ...object, lastModified: Date.now() });
    if (former) await this.discardBlob(former.blob);
  }

  async head(key: string): Promise<ObjectRecord | null> {
    return readRecord<ObjectRecord>(this.recordPath(key));
  }

  /** The object with its opened file, which the caller closes. */
  async openObject(key: string): Promise<{ object: ObjectRecord; file: FileHandle } | null> {
    for (;;) {
      const object = await this.head(key);
      if (!object) return null;
      const file = await open(this.blobPath(object.blob)).catch(nullWhenAbsent);
      if (file) return { object, file };
      // The object was replaced between the two steps.
    }
  }

  async delete(key: string): Promise<void> {
    const object = await this.head(key);
    if (!object) return;
    await rm(this.recordPath(key), { force: true });
    await this.discardBlob(object.blob);
  }

  /** Sorted by key. */
  async list(prefix: string): Promise<ObjectRecord[]> {
    const objects = await readRecords<ObjectRecord>(this.objects);
    return objects.filter(({ key }) => key.startsWith(prefix)).sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  private recordPath(key: string): string {
    return join(this.objects, `${createHash('sha256').update(key).digest('hex')}.json`);
  }
}
