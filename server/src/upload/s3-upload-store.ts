import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { type MetadataValue, S3Store } from '@tus/s3-store';
import { Upload } from '@tus/utils';
import { validate as isUuid } from 'uuid';
import { AppError } from '#server/platform/common/errors.ts';
import { temporaryPath } from '#server/platform/http/spooled-file.ts';
import {
  s3ClientConfig,
  type S3StorageOptions,
  type S3TimeLimits,
} from '#server/platform/storage/s3-client.ts';
import { traceS3Calls, type CallTraces } from '#server/platform/storage/trace-s3-calls.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { uploadMessages } from '#shared/upload.ts';
import type { IncomingChunk } from './incoming-chunk.ts';
import { whenDiskFull } from './full-storage.ts';
import type { UploadStore } from './upload-store.ts';

const PREFIX = 'uploads/';
/** Maximum number of parts, over all uploads of this process, that are on disk and being sent to S3. */
const PARTS_AT_ONCE = 4;
const ABSENT = new Set(['NotFound', 'NoSuchKey', 'NoSuchUpload']);

interface Besides {
  timeLimits?: S3TimeLimits;
  traces?: CallTraces | undefined;
}

/**
 * Stores uploads as multipart uploads in the bucket, whose parts survive a crash. A part has at least 5 MB. The rest of
 * a request is stored beside the upload as `<key>.part`. A chunk with a checksum is held on the local disk until it is
 * verified.
 *
 * If a process is killed while it opens an upload, an unknown multipart upload remains, which the bucket's lifecycle
 * rule aborts. If it is killed while it sends parts, up to PARTS_AT_ONCE of them remain in the system's temporary
 * folder until the system clears it. The tus store chooses their names, which cannot be distinguished from those of
 * other programs. All other temporary files have names that the next startup recognizes (`removeAbandonedUploads`).
 */
export class S3UploadStore extends S3Store implements UploadStore {
  constructor(options: S3StorageOptions, { timeLimits, traces }: Besides = {}) {
    super({
      s3ClientConfig: { ...s3ClientConfig(options, timeLimits), bucket: options.bucket },
      useTags: false,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
    });
    if (traces) traceS3Calls(this.client, traces);
  }

  async append(id: string, offset: number, chunk: IncomingChunk): Promise<number> {
    const name = nameOf(id);
    try {
      if (!(await this.known(name))) await this.create(new Upload({ id: name, size: chunk.size, offset: 0 }));
      if (chunk.isChecked) return await this.writeChecked(chunk, name, offset);
      return await this.write(readable(chunk, offset), name, offset);
    } catch (error) {
      throw meant(error);
    }
  }

  async received(id: string, size: number): Promise<number> {
    const name = nameOf(id);
    try {
      if (!(await this.known(name))) return 0;
      const parts = await this.retrieveParts(name).catch(nullWhenAbsent);
      // The parts have already been joined.
      if (!parts) return size;
      const inParts = parts.reduce((sum, part) => sum + (part.Size ?? 0), 0);
      return inParts + ((await this.getIncompletePartSize(name)) ?? 0);
    } catch (error) {
      throw meant(error);
    }
  }

  async header(id: string): Promise<Buffer> {
    const name = nameOf(id);
    await this.finish(name);
    try {
      const Range = `bytes=0-${HEADER_BYTES - 1}`;
      const { Body } = await this.client.getObject({ Bucket: this.bucket, Key: name, Range });
      return Body instanceof Readable ? await buffer(Body) : Buffer.alloc(0);
    } catch (error) {
      return nullWhenAbsent(error) ?? Buffer.alloc(0);
    }
  }

  async source(id: string): Promise<string> {
    const name = nameOf(id);
    await this.finish(name);
    return name;
  }

  async discard(id: string): Promise<void> {
    const name = nameOf(id);
    const known = await this.known(name);
    if (known) {
      const upload = { Bucket: this.bucket, Key: name, UploadId: known['upload-id'] };
      await this.client.abortMultipartUpload(upload).catch(nullWhenAbsent);
    }
    for (const Key of [name, this.partKey(name, true), this.infoKey(name)]) {
      await this.client.deleteObject({ Bucket: this.bucket, Key });
    }
    await this.clearCache(name);
  }

  async list(): Promise<{ id: string; writtenAt: Date }[]> {
    const found: { id: string; writtenAt: Date }[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.listObjectsV2({
        Bucket: this.bucket,
        Prefix: PREFIX,
        ContinuationToken,
      });
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
        const id = Key.slice(PREFIX.length).replace(/\.(info|part)$/, '');
        if (isUuid(id)) found.push({ id, writtenAt: LastModified });
      }
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  private async writeChecked(chunk: IncomingChunk, name: string, offset: number): Promise<number> {
    const path = await this.uniqueTmpFileName();
    try {
      // Created before anything can fail. Otherwise the file could be created after its removal, if the sender disconnects.
      const file = await open(path, 'w');
      await pipeline(chunk.bytes(offset), file.createWriteStream());
      chunk.verify();
      return await this.write(createReadStream(path), name, offset);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Also used by the tus store for the rest of an earlier request. */
  protected override uniqueTmpFileName(): Promise<string> {
    return Promise.resolve(temporaryPath());
  }

  /** Joins the parts of a complete upload unless they are already joined. */
  private async finish(name: string): Promise<void> {
    const known = await this.known(name);
    const parts = known && (await this.retrieveParts(name).catch(nullWhenAbsent));
    if (known && parts) await this.finishMultipartUpload(known, parts);
  }

  private known(name: string): Promise<MetadataValue | null> {
    return this.getMetadata(name).catch(nullWhenAbsent);
  }
}

function nameOf(id: string): string {
  return `${PREFIX}${id}`;
}

function readable(chunk: IncomingChunk, offset: number): Readable {
  return Readable.from(chunk.bytes(offset), { objectMode: false });
}

function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && ABSENT.has(error.name)) return null;
  throw error;
}

/** Maps errors: failures of S3 are not the sender's fault. */
function meant(error: unknown): unknown {
  if (error instanceof S3ServiceException || (error instanceof Error && error.name === 'TimeoutError')) {
    return new AppError('SERVICE_UNAVAILABLE', uploadMessages.storageUnavailable, { cause: error });
  }
  return error instanceof AppError ? error : whenDiskFull(error);
}
