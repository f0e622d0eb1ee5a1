import type { Storage } from './storage.ts';

/** An adapter under test with access to its environment. */
export interface StorageUnderTest {
  storage: Storage;
  /** Sets the clock that signs links, but not the clock that checks them. */
  signAt(now: () => number): void;
  /** Follows a signed link as a browser would. */
  follow(url: string): Promise<Response>;
  /**
   * Returns temporary files and unfinished multipart uploads whose name contains `key`, or all if the names do not show
   * the key.
   */
  leftovers(key: string): Promise<string[]>;
  /** Stores the file of a finished upload where this storage can adopt it. Returns its location. */
  leave(content: Buffer): Promise<string>;
  close(): Promise<void>;
}
