import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it. */
export interface StoredObjectHead {
  /** In bytes. */
  size: number;
  contentType: string;
  lastModified: Date;
  /** A strong validator, in its quotes, ready for an `ETag` header. */
  etag: string;
}

/** Both ends are part of the range and count from 0, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where uploads live. An object is written once and never changed; its key is made by us (see `isStorageKey`).
 *
 * Every method throws a plain Error for a key or a content type that is not ours: that is a programmer's fault.
 * When the storage itself fails, every method rejects with an AppError SERVICE_UNAVAILABLE.
 */
export interface Storage {
  readonly name: 'disk' | 's3';

  /**
   * Streams `body` to `key`. The object appears whole or not at all, and has survived a crash once this resolves.
   *
   * If the body fails, ends early or is aborted, this rejects with the body's own error (an `AbortError` for the
   * signal) after everything written so far is gone. An abort that comes after the body's end has no effect.
   *
   * @param options.contentType has to be the one that the key's extension stands for.
   * @returns the size in bytes.
   */
  put(key: string, body: Readable, options: PutOptions): Promise<{ size: number }>;

  /**
   * Makes what an upload left in this storage's reach an object, without passing its bytes through the process where the
   * storage can do that. The object appears whole or not at all, and has survived a crash once this resolves; it may be
   * called again until then. When it resolves `source` may be gone, and is no longer needed.
   *
   * @param source path of a file for disks, key in the bucket for S3. One that is gone is no error when there is an
   *   object under `key`: an earlier call has adopted it.
   * @throws AppError SERVICE_UNAVAILABLE, also when there is neither.
   */
  adopt(source: string, key: string, options: { contentType: string }): Promise<void>;

  /** Null when there is no such object. */
  head(key: string): Promise<StoredObjectHead | null>;

  /**
   * The object's bytes, or those of `range`; null when there is no such object. The caller reads the stream to its
   * end or destroys it. An end past the object is cut to it; a start past it rejects with a RangeError.
   */
  get(key: string, range?: ByteRange): Promise<Readable | null>;

  /** Path of the object's own file, to be read and never written; null where objects are not files of this machine. */
  localPath(key: string): string | null;

  /** An object that is absent already is no error. */
  delete(key: string): Promise<void>;

  /**
   * An address that gives this one object to whoever follows it, until it expires. On S3 it is on the bucket's own
   * host; features that want one address for both adapters sign a link with `MediaLinks` instead.
   *
   * @param options.expiresIn whole seconds.
   */
  signedUrl(key: string, options: { expiresIn: number }): Promise<string>;

  /** The address of a public image. What it shows never changes, so it may be cached for ever. */
  publicUrl(key: string): string;
}

export interface PutOptions {
  contentType: string;
  signal?: AbortSignal;
}

/** Signs links to objects that the product serves itself. */
export interface LinkSigner {
  /** The path of a link to `key` for `expiresIn` seconds that opens for whoever has it. */
  sign(key: string, expiresIn?: number): string;
}

/** Keys that anyone may read start with this; everything else needs a signed link. */
export const PUBLIC_KEY_PREFIX = 'images/';

const KEY_MAX_LENGTH = 512;

/** No segment starts with a dot, so no key can name a parent folder or a hidden file. 255 is the limit of file systems. */
const KEY_SHAPE = /^[A-Za-z0-9][\w.-]{0,254}(?:\/[A-Za-z0-9][\w.-]{0,254})*$/;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  jpg: 'image/jpeg',
};

/**
 * Whether `key` has the one shape that all our keys have: segments of letters, digits, `.`, `_` and `-`, joined by
 * single slashes. Such a key is the same in a path, in a URL and in S3, so that nothing ever has to be escaped.
 */
export function isStorageKey(key: string): boolean {
  return key.length <= KEY_MAX_LENGTH && KEY_SHAPE.test(key) && !key.includes('..');
}

/** @throws Error when `key` is not one that we make. */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

/** The content type that the key's extension stands for; `application/octet-stream` when it has none we know. */
export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1);
  return CONTENT_TYPES[extension] ?? 'application/octet-stream';
}

/** @throws Error when the key is not ours or its extension stands for another content type. */
export function assertPut(key: string, contentType: string): void {
  assertStorageKey(key);
  if (contentType !== contentTypeOf(key)) throw new Error(`${key} cannot hold ${contentType}`);
}

/** @throws Error for a range that no object can have, RangeError for one that starts past this object's end. */
export function assertRange(range: ByteRange, size: number): void {
  const { start, end } = range;
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || start < 0 || end < start) {
    throw new Error(`Not a byte range: ${start}-${end}`);
  }
  if (start >= size) throw new RangeError(`Byte ${start} is past the end of an object of ${size} bytes`);
}

/** The path under which `media.routes.ts` serves an object. */
export function mediaPath(key: string): string {
  assertStorageKey(key);
  return `/media/${key}`;
}
