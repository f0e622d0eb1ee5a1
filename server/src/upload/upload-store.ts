import type { DataStore } from '@tus/server';

/**
 * Where the bytes of videos that have not arrived yet are kept, and what the tus server reads and writes. An upload has
 * nothing here before its first byte. What says that it exists, and how large it is, are the rows of `lecture_uploads`.
 *
 * `write` takes its bytes from `currentChunk()`; it throws UploadRefusal 460 after a wrong checksum, with nothing kept of
 * the chunk, and UploadRefusal 507 when there is no room, with what fitted kept unless it has a checksum.
 */
export interface UploadStore extends DataStore {
  /** What the tus server and the methods below call an upload with this id. */
  nameOf(id: string): string;
  /** How many of the bytes are kept for good. To be called by whoever holds the upload's lock. */
  received(id: string, size: number): Promise<number>;
  /** The first bytes of what has arrived, to tell its container by; empty when nothing has. */
  header(id: string): Promise<Buffer>;
  /** Where a whole upload lies, to be adopted by the storage. */
  source(id: string): Promise<string>;
  /** Forgets an upload. One that is not there is no error. */
  discard(id: string): Promise<void>;
  /** Ids of the uploads that something is kept of, and when they were last written. */
  list(): Promise<{ id: string; writtenAt: Date }[]>;
}
