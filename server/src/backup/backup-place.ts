import type { Readable } from 'node:stream';

/** Files of those backups that are whole tell so by this one, which is written last. */
export const MANIFEST = 'manifest.json';
/** Stored objects never change: those of all backups of a place lie side by side, each once. */
export const MEDIA = 'media';
/** As `2026-11-23T10-30-00Z`: sorted by name is sorted by time. */
export const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Where backups are: each in a folder of its name, beside `MEDIA`. Paths have slashes. */
export interface BackupPlace {
  /** Names of the backups that are whole, in any order. */
  names(): Promise<string[]>;
  /** The folder that the files of a new backup are written into, with the manifest last. It is empty. */
  begin(name: string): Promise<string>;
  /** Makes a backup whole, whose manifest is written. */
  complete(name: string): Promise<void>;
  /** Deletes what there is of a backup that is not whole. */
  discard(name: string): Promise<void>;
  /** Deletes what processes left that were killed while they made a backup. */
  discardAll(): Promise<void>;
  /** Deletes a whole backup, of which nothing is whole from the first moment on. */
  remove(name: string): Promise<void>;

  /** Writes a file whole or not at all. It lasts when this resolves. Rejects with what the content fails with. */
  write(path: string, content: Readable): Promise<void>;
  /** Rejects when there is no such file. */
  read(path: string): Promise<Readable>;
  has(path: string): Promise<boolean>;
  /** Paths of all files in `MEDIA`. */
  media(): Promise<string[]>;
  removeFile(path: string): Promise<void>;
}
