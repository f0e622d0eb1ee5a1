import type { IncomingChunk } from './incoming-chunk.ts';

/**
 * Stores the bytes of incomplete uploads. An upload has no entry before its first byte. The rows of `lecture_uploads`
 * define which uploads exist and their sizes.
 */
export interface UploadStore {
  /** Returns the number of durably stored bytes. The caller must hold the upload's lock. */
  received(id: string, size: number): Promise<number>;
  /**
   * Appends a chunk at `offset`, which must equal `received` under the same lock. Returns the number of stored bytes.
   * Throws CHECKSUM_MISMATCH for a wrong checksum, and then stores nothing of the chunk. Throws STORAGE_FULL for a
   * full disk and the errors of `IncomingChunk.bytes`. In these cases the bytes before the failure are kept, unless the
   * chunk has a checksum.
   */
  append(id: string, offset: number, chunk: IncomingChunk): Promise<number>;
  /** Returns the first received bytes for detecting the container. They are empty if nothing has arrived. */
  header(id: string): Promise<Buffer>;
  /** Returns the location of a complete upload, for `Storage.adopt`. */
  source(id: string): Promise<string>;
  /** Removes an upload. A missing upload is not an error. */
  discard(id: string): Promise<void>;
  /** Returns the ids of the uploads with stored bytes and the time of their last write. */
  list(): Promise<{ id: string; writtenAt: Date }[]>;
}
