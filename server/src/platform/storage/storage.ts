import type { Readable } from 'node:stream';
import { videoTypes } from '#shared/video-header.ts';

/** The metadata of a stored object. */
export interface StoredObjectHead {
  /** In bytes. */
  size: number;
  contentType: string;
  lastModified: Date;
  /** A strong validator in quotes, ready for an `ETag` header. */
  etag: string;
}

/** Both ends are inclusive and start at 0, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The object storage. An object is written once and never changed. The product creates its key (see `isStorageKey`).
 *
 * Every method throws a plain Error for an invalid key or content type, which is a programming error. If the storage
 * itself fails, every method rejects with an AppError SERVICE_UNAVAILABLE.
 */
export interface Storage {
  readonly name: 'disk' | 's3';

  /**
   * Streams `body` to `key`. The object appears completely or not at all, and is durable once this resolves.
   *
   * If the body fails, ends early or is aborted, this removes the data written so far and then rejects with the body's
   * own error (an `AbortError` for the signal). An abort after the end of the body has no effect.
   *
   * @param options.contentType must match the extension of the key
   * @returns the size in bytes
   */
  put(key: string, body: Readable, options: PutOptions): Promise<{ size: number }>;

  /**
   * Turns the file of a finished upload into an object. If the storage supports it, the bytes do not pass through this
   * process. The object appears completely or not at all, and is durable once this resolves. Until then the call can be
   * repeated. Afterwards `source` is no longer needed and may be gone.
   *
   * @param source path of a file for disks, key in the bucket for S3. It may be missing if an object exists under
   * `key`,
   *   because an earlier call has adopted it.
   * @throws AppError SERVICE_UNAVAILABLE, also if neither exists
   */
  adopt(source: string, key: string, options: { contentType: string }): Promise<void>;

  /** Returns null if the object does not exist. */
  head(key: string): Promise<StoredObjectHead | null>;

  /**
   * Returns the bytes of the object or of `range`, or null if the object does not exist. The caller reads the stream to
   * its end or destroys it. A range that ends past the object is shortened. A range that starts past it rejects with a
   * RangeError.
   */
  get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Returns the path of the object's file for reading only, or null if objects are not local files. */
  localPath(key: string): string | null;

  /** Deletes an object. A missing object is not an error. */
  delete(key: string): Promise<void>;

  /**
   * Returns a URL that gives access to this object until it expires. On S3 it points to the bucket's own host. Features
   * that need the same URL for both adapters sign a link with `MediaLinks` instead.
   *
   * @param options.expiresIn whole seconds
   * @param options.as headers of the answer in place of those of the object, only on S3
   */
  signedUrl(key: string, options: { expiresIn: number; as?: AnsweredAs }): Promise<string>;

  /** Returns the URL of a public image. Its content never changes, so it can be cached forever. */
  publicUrl(key: string): string;
}

/** Headers with which a bucket answers a signed URL. */
export interface AnsweredAs {
  contentType: string;
  contentDisposition: string;
}

export interface PutOptions {
  contentType: string;
  signal?: AbortSignal;
}

/** Signs links to objects that the product serves itself. */
export interface LinkSigner {
  /** Returns the path of a link that gives access to `key` for `expiresIn` seconds. */
  sign(key: string, expiresIn?: number): string;
}

/** Prefix of public keys. All other objects need a signed link. */
export const PUBLIC_KEY_PREFIX = 'images/';

const KEY_MAX_LENGTH = 512;

/**
 * No segment starts with a dot, so no key can refer to a parent folder or a hidden file. File systems limit names to
 * 255 bytes.
 */
const KEY_SHAPE = /^[A-Za-z0-9][\w.-]{0,254}(?:\/[A-Za-z0-9][\w.-]{0,254})*$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  ...videoTypes,
  m3u8: 'application/vnd.apple.mpegurl',
  jpg: 'image/jpeg',
};

/**
 * Whether `key` is valid: segments of letters, digits, `.`, `_` and `-`, joined by single slashes. Such a key needs no
 * escaping in a path, in a URL or in S3.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= KEY_MAX_LENGTH && KEY_SHAPE.test(key) && !key.includes('..');
}

/** @throws Error if `key` is invalid */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** Returns the content type for the key's extension, or `application/octet-stream` if the extension is unknown. */
export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return CONTENT_TYPES[extension] ?? 'application/octet-stream';
}

/** @throws Error if the key is invalid or its extension does not match the content type */
export function assertPut(key: string, contentType: string): void {
  assertStorageKey(key);
  if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
}

/** @throws Error for an invalid range, RangeError for a range that starts past the end of the object */
export function assertRange(range: ByteRange, size: number): void {
  const { start, end } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new Error(`Not a byte range: ${start}-${end}`);
  }
  if (start >= size) throw new RangeError(`Byte ${start} is past the end of an object of ${size} bytes`);
}

/** Returns the path under which `media.routes.ts` serves an object. */
export function mediaPath(key: string): string {
  assertStorageKey(key);
  return `/media/${key}`;
}
