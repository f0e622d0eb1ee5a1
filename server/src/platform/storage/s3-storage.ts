import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#server/platform/common/errors.ts';
import { messages } from '#shared/messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import { s3ClientConfig, type S3StorageOptions, type S3TimeLimits } from './s3-client.ts';
import {
  type AnsweredAs,
  assertPut,
  assertRange,
  assertStorageKey,
  type ByteRange,
  contentTypeOf,
  mediaPath,
  type PutOptions,
  type Storage,
  type StoredObjectHead,
} from './storage.ts';
import { traceS3Calls, type CallTraces } from './trace-s3-calls.ts';
import { UploadBody } from './upload-body.ts';

/** S3 allows 10,000 parts, so this limits an object to 80 GB. An upload holds `PARTS_AT_ONCE + 2` parts in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** S3 copies at most 5 GB in one call. Shorter calls are cheaper to retry and stay below the idle timeout. */
const COPY_BYTES = 256 * 1024 * 1024;

interface CopyTarget {
  Bucket: string;
  Key: string;
  ContentType: string;
}

interface Besides {
  /** The clock for signed links, in milliseconds since 1970. */
  now?: () => number;
  timeLimits?: S3TimeLimits;
  traces?: CallTraces | undefined;
  /** Largest copy in one call, in bytes. */
  copyBytes?: number;
}

/** Pauses before an object is looked for again, in milliseconds. Some services show new objects late. */
const LOOK_AGAIN_MS = [250, 1_000];

/**
 * Stores objects in a bucket of S3 or of a compatible service. If a process is killed during an upload, S3 keeps its
 * parts invisibly and bills them. The bucket needs a lifecycle rule that aborts incomplete uploads.
 */
export class S3Storage implements Storage {
  readonly name = 's3';
  private readonly client: S3Client;
  private readonly bucket: string;

  private readonly now: () => number;
  private readonly copyBytes: number;

  constructor(
    options: S3StorageOptions,
    { now = Date.now, timeLimits, traces, copyBytes = COPY_BYTES }: Besides = {},
  ) {
    this.bucket = options.bucket;
    this.now = now;
    this.copyBytes = copyBytes;
    this.client = new S3Client(s3ClientConfig(options, timeLimits));
    if (traces) traceS3Calls(this.client, traces);
  }

  async put(key: string, body: Readable, options: PutOptions): Promise<{ size: number }> {
    assertPut(key, options.contentType);
    const upload = new UploadBody(body, options.signal);
    const { contentType } = options;
    try {
      // The signal aborts the body, not the Upload: an aborted Upload rejects before its parts are removed.
      await new Upload({
        client: this.client,
        params: {
          ...this.address(key),
          Body: Readable.from(upload, { objectMode: false }),
          ContentType: contentType,
        },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      }).done();
      return { size: upload.size };
    } catch (error) {
      throw upload.failure ?? unavailable(uploadMessages.storageUnavailable, error);
    } finally {
      body.destroy();
    }
  }

  async adopt(source: string, key: string, { contentType }: { contentType: string }): Promise<void> {
    assertPut(key, contentType);
    assertStorageKey(source);
    try {
      for (const waitMs of [...LOOK_AGAIN_MS, undefined]) {
        const found = await this.head(source);
        if (found) return await this.copyOrSend(source, found.size, key, contentType);
        if (await this.head(key)) return;
        if (waitMs !== undefined) await pause(waitMs);
      }
      throw new Error(`Neither ${source} nor ${key} exists`);
    } catch (error) {
      throw error instanceof AppError ? error : unavailable(uploadMessages.storageUnavailable, error);
    }
  }

  /** Copies an object within the service, or through this process if the service cannot copy. */
  private async copyOrSend(source: string, size: number, key: string, contentType: string): Promise<void> {
    try {
      await this.copy(source, size, { ...this.address(key), ContentType: contentType });
    } catch (error) {
      if (!isUnsupported(error)) throw error;
      const body = await this.get(source);
      if (!body) throw new Error(`${source} is gone`, { cause: error });
      await this.put(key, body, { contentType });
    }
  }

  /** Copies an object within the service: in one call up to `copyBytes`, otherwise in parts. */
  private async copy(source: string, size: number, target: CopyTarget): Promise<void> {
    const CopySource = `${this.bucket}/${source}`;
    if (size <= this.copyBytes) {
      await this.client.send(new CopyObjectCommand({ ...target, CopySource, MetadataDirective: 'REPLACE' }));
      return;
    }
    const { ContentType, ...address } = target;
    const { UploadId } = await this.client.send(
      new CreateMultipartUploadCommand({ ...address, ContentType }),
    );
    const upload = { ...address, UploadId };
    try {
      const Parts: CompletedPart[] = [];
      for (let start = 0; start < size; start += this.copyBytes) {
        const PartNumber = Parts.length + 1;
        const CopySourceRange = `bytes=${start}-${Math.min(start + this.copyBytes, size) - 1}`;
        const part = { ...upload, PartNumber, CopySource, CopySourceRange };
        const { CopyPartResult } = await this.client.send(new UploadPartCopyCommand(part));
        Parts.push({ PartNumber, ETag: CopyPartResult?.ETag });
      }
      await this.client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    } catch (error) {
      await this.client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
      throw error;
    }
  }

  async head(key: string): Promise<StoredObjectHead | null> {
    assertStorageKey(key);
    try {
      const head = await this.client.send(new HeadObjectCommand(this.address(key)));
      return {
        size: head.ContentLength ?? 0,
        contentType: head.ContentType ?? contentTypeOf(key),
        lastModified: head.LastModified ?? new Date(0),
        etag: head.ETag ?? '',
      };
    } catch (error) {
      return nullWhenAbsent(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable | null> {
    assertStorageKey(key);
    if (range) assertRange(range, Infinity);
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      return readableOf(await this.client.send(new GetObjectCommand({ ...this.address(key), Range })));
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'InvalidRange') {
        throw new RangeError(`Byte ${range?.start} is past the end of ${key}`, { cause: error });
      }
      return nullWhenAbsent(error);
    }
  }

  localPath(): null {
    return null;
  }

  async delete(key: string): Promise<void> {
    assertStorageKey(key);
    try {
      await this.client.send(new DeleteObjectCommand(this.address(key)));
    } catch (error) {
      nullWhenAbsent(error);
    }
  }

  async signedUrl(key: string, { expiresIn, as }: { expiresIn: number; as?: AnsweredAs }): Promise<string> {
    assertStorageKey(key);
    const signingDate = new Date(this.now());
    const answer = as && {
      ResponseContentType: as.contentType,
      ResponseContentDisposition: as.contentDisposition,
    };
    const command = new GetObjectCommand({ ...this.address(key), ...answer });
    return getSignedUrl(this.client, command, { expiresIn, signingDate });
  }

  /** Images are small and served through `/media`, so their URL does not depend on the bucket and its access rules. */
  publicUrl(key: string): string {
    return mediaPath(key);
  }

  private address(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }
}

function readableOf(output: GetObjectCommandOutput): Readable {
  // The SDK's type also covers browsers. In Node.js the body is a Readable.
  if (output.Body instanceof Readable) return output.Body;
  throw new Error('S3 answered without a body');
}

/** Whether a service does not have an operation. Services name that in different ways, with the same statuses. */
function isUnsupported(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === 501 || status === 405;
}

/**
 * Returns null if the error means that the object does not exist.
 * @throws AppError for any other error
 */
function nullWhenAbsent(error: unknown): null {
  // HEAD responses have no body that could name the error. A missing bucket is a 404 as well, but usually has a name.
  const isAbsent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
  if (isAbsent && error.name !== 'NoSuchBucket') return null;
  throw unavailable(messages.unavailable, error);
}

function unavailable(message: string, cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', message, { cause });
}
