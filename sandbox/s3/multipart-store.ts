import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectRecord, ObjectStore } from './object-store.ts';
import { nullWhenAbsent, readRecord, readRecords, writeRecord } from './records.ts';
import type { ReceivedBody } from './request-body.ts';
import { S3Error } from './s3-error.ts';

export interface UploadRecord {
  uploadId: string;
  key: string;
  contentType: string;
  /** Milliseconds since 1970. */
  initiated: number;
}

export interface PartRecord {
  partNumber: number;
  blob: string;
  size: number;
  /** In hex. */
  md5: string;
  crc32: string;
  lastModified: number;
}

/** A part named by the client when it completes an upload. */
export interface NamedPart {
  partNumber: number;
  etag: string;
  crc32?: string;
}

/** Minimum size of every part but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const MAX_PART_NUMBER = 10_000;

/** Pending uploads: `uploads/<id>/upload.json`, and `parts/<number>.json` with the part's bytes beside it. */
export class MultipartStore {
  private readonly uploads: string;

  constructor(
    folder: string,
    private readonly objects: ObjectStore,
  ) {
    this.uploads = join(folder, 'uploads');
  }

  async open(): Promise<void> {
    await mkdir(this.uploads, { recursive: true });
  }

  async create(key: string, contentType: string): Promise<UploadRecord> {
    const upload = { uploadId: randomUUID(), key, contentType, initiated: Date.now() };
    await mkdir(this.partsFolder(upload.uploadId), { recursive: true });
    await writeRecord(this.uploadPath(upload.uploadId), upload);
    return upload;
  }

  /** @throws S3Error NoSuchUpload */
  async find(key: string, uploadId: string): Promise<UploadRecord> {
    const upload = /^[0-9a-f-]{36}$/.test(uploadId)
      ? await readRecord<UploadRecord>(this.uploadPath(uploadId))
      : null;
    if (upload?.key === key) return upload;
    throw noSuchUpload();
  }

  async list(prefix: string): Promise<UploadRecord[]> {
    const uploads = await Promise.all(
      (await readdir(this.uploads)).map((uploadId) => readRecord<UploadRecord>(this.uploadPath(uploadId))),
    );
    return uploads
      .filter((upload) => upload !== null)
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.initiated - b.initiated));
  }

  /** Stores a received body as a part. It replaces an earlier part with the same number. */
  async addPart(upload: UploadRecord, partNumber: number, blob: string, body: ReceivedBody): Promise<void> {
    if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > MAX_PART_NUMBER) {
      throw new S3Error('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
    }
    const folder = this.partsFolder(upload.uploadId);
    const recordPath = join(folder, partFileName(partNumber));
    const former = await readRecord<PartRecord>(recordPath);
    // If the upload was aborted while the body arrived, its folder no longer exists.
    try {
      await rename(this.objects.blobPath(blob), join(folder, blob));
      const { size, md5, crc32 } = body;
      await writeRecord(recordPath, { partNumber, blob, size, md5, crc32, lastModified: Date.now() });
    } catch (error) {
      nullWhenAbsent(error);
      throw noSuchUpload();
    }
    if (former) await rm(join(folder, former.blob), { force: true });
  }

  /** Sorted by part number. */
  async parts(upload: UploadRecord): Promise<PartRecord[]> {
    return readRecords<PartRecord>(this.partsFolder(upload.uploadId));
  }

  /** Joins the named parts to an object, and deletes parts that are not named. */
  async complete(
    upload: UploadRecord,
    named: readonly NamedPart[],
  ): Promise<Omit<ObjectRecord, 'lastModified'>> {
    const parts = choose(await this.parts(upload), named);
    const blob = this.objects.newBlob();
    try {
      const file = await open(this.objects.blobPath(blob), 'w');
      await pipeline(this.read(upload, parts), file.createWriteStream());
    } catch (error) {
      await this.objects.discardBlob(blob);
      throw error;
    }
    const object = {
      key: upload.key,
      blob,
      size: parts.reduce((sum, part) => sum + part.size, 0),
      etag: multipartEtag(parts),
      contentType: upload.contentType,
    };
    await this.objects.put(object);
    await this.remove(upload);
    return object;
  }

  async remove(upload: UploadRecord): Promise<void> {
    await rm(join(this.uploads, upload.uploadId), { recursive: true, force: true });
  }

  private async *read(upload: UploadRecord, parts: readonly PartRecord[]): AsyncGenerator<Buffer> {
    for (const { blob } of parts) yield* createReadStream(join(this.partsFolder(upload.uploadId), blob));
  }

  private uploadPath(uploadId: string): string {
    return join(this.uploads, uploadId, 'upload.json');
  }

  private partsFolder(uploadId: string): string {
    return join(this.uploads, uploadId, 'parts');
  }
}

/** The stored parts that the client named, checked by S3's rules. */
function choose(stored: readonly PartRecord[], named: readonly NamedPart[]): PartRecord[] {
  if (named.length === 0) throw new S3Error('MalformedXML', 'The XML you provided was not well-formed');
  const byNumber = new Map(stored.map((part) => [part.partNumber, part]));
  return named.map(({ partNumber, etag, crc32 }, index) => {
    const following = named[index + 1];
    if (following && following.partNumber <= partNumber) {
      throw new S3Error('InvalidPartOrder', 'The list of parts was not in ascending order.');
    }
    const part = byNumber.get(partNumber);
    if (part?.md5 !== etag.replaceAll('"', '') || (crc32 !== undefined && part.crc32 !== crc32)) {
      throw new S3Error('InvalidPart', 'One or more of the specified parts could not be found.');
    }
    if (following && part.size < MIN_PART_BYTES) {
      throw new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    }
    return part;
  });
}

/** The MD5 of the parts' MD5s, with the number of parts. */
function multipartEtag(parts: readonly PartRecord[]): string {
  const hash = createHash('md5');
  for (const { md5 } of parts) hash.update(md5, 'hex');
  return `"${hash.digest('hex')}-${parts.length}"`;
}

/** Padded, so that names sort by number. */
function partFileName(partNumber: number): string {
  return `${String(partNumber).padStart(5, '0')}.json`;
}

function noSuchUpload(): S3Error {
  return new S3Error('NoSuchUpload', 'The specified upload does not exist.');
}
