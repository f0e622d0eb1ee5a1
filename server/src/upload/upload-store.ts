import type { IncomingChunk } from './incoming-chunk.ts';

/**
 * Where the bytes of videos that have not arrived yet are kept. An upload has nothing here before its first byte. What says
 * that it exists, and how large it is, are the rows of `lecture_uploads`.
 */
export interface UploadStore {
  /** How many of the bytes are kept for good. To be called by whoever holds the upload's lock. */
  received(id: string, size: number): Promise<number>;
  /**
   * Keeps the bytes of a chunk behind the first `offset`, which is what `received` says; to be called under the same lock.
   * Returns how many of the upload's bytes are kept now. Throws UploadRefusal 460 after a wrong checksum, with nothing kept
   * of the chunk; UploadRefusal 507 when there is no room, and what `IncomingChunk.bytes` throws, with what fitted or came
   * before kept unless the chunk has a checksum.
   */
  append(id: string, offset: number, chunk: IncomingChunk): Promise<number>;
  /** The first bytes of what has arrived, to tell its container by; empty when nothing has. */
  header(id: string): Promise<Buffer>;
  /** Where a whole upload lies, to be adopted by the storage. */
  source(id: string): Promise<string>;
  /** Forgets an upload. One that is not there is no error. */
  discard(id: string): Promise<void>;
  /** Ids of the uploads that something is kept of, and when they were last written. */
  list(): Promise<{ id: string; writtenAt: Date }[]>;
}
