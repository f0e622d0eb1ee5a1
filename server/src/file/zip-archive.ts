import { Readable } from 'node:stream';
import { makeZip, predictLength } from 'client-zip';
import { folderName } from './archive-paths.ts';

/** A file in an archive. */
export interface ZipEntry {
  /** Folders and name, joined by slashes. */
  path: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
  /** Opens the file when its turn has come. Returns null if it is gone. */
  open: () => Promise<Readable | null>;
}

/** An archive that can be downloaded. */
export interface Archive {
  /** File name. */
  name: string;
  /** In bytes. */
  size: number;
  /** Streams the archive. */
  stream: () => Readable;
}

/** Returns the archive of these files, which has the name of a course. */
export const archiveOf = (title: string, entries: readonly ZipEntry[]): Archive => ({
  name: `${folderName(title)}.zip`,
  size: zipSize(entries),
  stream: () => zipOf(entries),
});

/** Returns the size of the archive of these files in bytes. */
export function zipSize(entries: readonly ZipEntry[]): number {
  return Number(predictLength(entries.map(metadataOf)));
}

/**
 * Streams a ZIP archive of these files without compression: most of their types are compressed already. One file is open at a time,
 * and it is closed with the stream. The stream fails if a file is gone or does not have its size, so the archive ends early.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  let opened: Readable | null = null;
  async function* contentOf({ path, size, open }: ZipEntry): AsyncGenerator<Buffer, void, void> {
    opened = await open();
    if (!opened) throw new Error(`${path} is gone`);
    if (zip.destroyed) opened.destroy();
    let length = 0;
    // A stream without an encoding yields Buffers, but its type says `any`.
    for await (const bytes of opened as AsyncIterable<Buffer>) {
      length += bytes.length;
      if (length > size) break;
      yield bytes;
    }
    if (length !== size) throw new Error(`${path} does not have ${size} bytes`);
  }
  const files = entries.map((entry) => ({ ...metadataOf(entry), input: contentOf(entry) }));
  const zip = Readable.fromWeb(makeZip(files));
  // The library does not close the file that it reads when its reader leaves.
  return zip.once('close', () => opened?.destroy());
}

const metadataOf = ({ path, size, modifiedAt }: ZipEntry) => ({ name: path, size, lastModified: modifiedAt });
