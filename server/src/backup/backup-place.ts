import type { Readable } from 'node:stream';

/** Name of the manifest. It is written last, so a backup with a manifest is complete. */
export const MANIFEST = 'manifest.json';
/** Folder of the stored objects of all backups. Objects never change, so each is stored once. */
export const MEDIA = 'media';
/** A name such as `2026-11-23T10-30-00Z`. The order of names is the order in time. */
export const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** A place for backups. Each backup is in a folder of its name, next to `MEDIA`. Paths have slashes. */
export interface BackupPlace {
  /** Names of the complete backups, in any order. */
  names(): Promise<string[]>;
  /** Starts a backup. Returns its empty folder, into which the manifest is written last. */
  begin(name: string): Promise<string>;
  /** Completes a backup whose manifest is written. */
  complete(name: string): Promise<void>;
  /** Deletes the files of an incomplete backup. */
  discard(name: string): Promise<void>;
  /** Deletes the files of all incomplete backups, which killed processes have left. */
  discardAll(): Promise<void>;
  /** Deletes a complete backup. It counts as incomplete before its first file is deleted. */
  remove(name: string): Promise<void>;

  /** Writes a file completely or not at all. It is durable when the promise resolves. Rejects with the error of the content. */
  write(path: string, content: Readable): Promise<void>;
  /** Rejects if the file does not exist. */
  read(path: string): Promise<Readable>;
  /** Bytes of a file; undefined if it does not exist. */
  sizeOf(path: string): Promise<number | undefined>;
  /** Paths of all files in `MEDIA`. */
  media(): Promise<string[]>;
  removeFile(path: string): Promise<void>;
}
