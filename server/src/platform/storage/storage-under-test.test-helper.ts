import type { Storage } from './storage.ts';

/** An adapter under test, and what the tests need to see from outside. */
export interface StorageUnderTest {
  storage: Storage;
  /** Moves the clock that links are signed by, not the one that they are checked by. */
  signAt(now: () => number): void;
  /** Follows a signed link as a browser would. */
  follow(url: string): Promise<Response>;
  /** Temporary files and unfinished multipart uploads whose name has `key` in it, or all where names do not tell. */
  leftovers(key: string): Promise<string[]>;
  /** Puts what an upload has left where this storage can adopt it from. Returns that place. */
  leave(content: Buffer): Promise<string>;
  close(): Promise<void>;
}
