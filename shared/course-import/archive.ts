import {
  BlobReader,
  ERR_UNSAFE_FILENAME,
  ZipReader,
  type FileEntry,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { importLimits } from './plan.ts';
import { stemOf, type SourceFile } from './source.ts';

/** Thrown for an archive that is not read. The message is one for users. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** A ZIP archive, read as the folder from which it was made. */
export interface Archive {
  name: string;
  files: ArchiveFile[];
}

export interface ArchiveFile extends SourceFile {
  /** Returns the content. A compressed file is only inflated now. Rejects with ArchiveError if it is damaged. */
  open: () => Promise<Blob>;
}

/** macOS adds a second entry for each file here. */
const OF_MACOS = /^__MACOSX\//;
const STORED = 0;

/** The first bytes of an entry, before its name. */
const localHeader = { signature: 0x04_03_4b_50, size: 30, nameSizeAt: 26, extraSizeAt: 28 };

const damaged = () => new ArchiveError(courseImportTexts.archive.notZip);

/**
 * Lists the files of a ZIP archive. It reads no contents, and at most one file more than a course may have, so that the plan has a
 * fault. Rejects with ArchiveError.
 *
 * @param fileName names the course if not all files are in one folder.
 */
export async function openArchive(archive: Blob, fileName: string): Promise<Archive> {
  const entries = await entriesOf(archive);
  const [first = ''] = entries.keys();
  const top = first.slice(0, first.indexOf('/') + 1);
  const isInTop = top !== '' && [...entries.keys()].every((path) => path.startsWith(top));
  const files = [...entries].map(([path, entry]) =>
    fileOf(archive, isInTop ? path.slice(top.length) : path, entry),
  );
  return { name: isInTop ? top.slice(0, -1) : stemOf(fileName), files };
}

async function entriesOf(archive: Blob): Promise<Map<string, FileEntry>> {
  const reader = new ZipReader(new BlobReader(archive), {
    // The content security policy of a school may forbid them.
    useWebWorkers: false,
    checkCrc32: true,
    // Some programs for Windows write backslashes.
    normalizeFilename: (name) => name.replaceAll('\\', '/'),
  });
  const entries = new Map<string, FileEntry>();
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory || OF_MACOS.test(entry.filename)) continue;
      if (entry.encrypted) throw new ArchiveError(courseImportTexts.archive.encrypted);
      entries.set(pathOf(entry.filename), entry);
      if (entries.size > importLimits.files) break;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return entries;
}

function refusalOf(error: unknown): ArchiveError {
  if (error instanceof ArchiveError) return error;
  // The library refuses absolute paths and those that leave the folder.
  const isUnsafe = error instanceof Error && error.message === ERR_UNSAFE_FILENAME && 'filename' in error;
  return isUnsafe
    ? new ArchiveError(courseImportTexts.archive.outside({ path: String(error.filename) }))
    : damaged();
}

const pathOf = (name: string): string =>
  name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');

function fileOf(archive: Blob, path: string, entry: FileEntry): ArchiveFile {
  const size = entry.uncompressedSize;
  if (entry.compressionMethod !== STORED)
    return {
      path,
      size,
      open: () => inflate(entry),
      read: async (bytes) => (bytes < size ? inflateFirst(entry, bytes) : bytesOf(await inflate(entry))),
    };
  const open = () => sliceOf(archive, entry);
  return { path, size, open, read: async (bytes) => bytesOf((await open()).slice(0, bytes)) };
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Returns the content of an entry without compression. It is a part of the archive, which takes no memory. */
async function sliceOf(
  archive: Blob,
  { offset, uncompressedSize, compressedSize }: FileEntry,
): Promise<Blob> {
  const { signature, size, nameSizeAt, extraSizeAt } = localHeader;
  const header = new DataView(await archive.slice(offset, offset + size).arrayBuffer());
  if (header.byteLength < size || header.getUint32(0, true) !== signature) throw damaged();
  const start = offset + size + header.getUint16(nameSizeAt, true) + header.getUint16(extraSizeAt, true);
  const end = start + uncompressedSize;
  if (uncompressedSize !== compressedSize || end > archive.size) throw damaged();
  return archive.slice(start, end);
}

/** Inflates an entry. It stops when there is more than the archive declares: a few bytes can become gigabytes. */
async function inflate(entry: FileEntry): Promise<Blob> {
  let length = 0;
  const bounded = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > entry.uncompressedSize) throw damaged();
      controller.enqueue(chunk);
    },
  });
  try {
    // A browser can move a large blob from a response to the disk.
    const [blob] = await Promise.all([
      new Response(bounded.readable).blob(),
      entry.getData(bounded.writable),
    ]);
    return blob;
  } catch {
    throw damaged();
  }
}

/** Inflates the first bytes of an entry, and no more. */
async function inflateFirst(entry: FileEntry, bytes: number): Promise<Uint8Array> {
  const first = new Uint8Array(bytes);
  let length = 0;
  const enough = new AbortController();
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      const part = chunk.subarray(0, first.length - length);
      first.set(part, length);
      length += part.length;
      if (length === first.length) enough.abort();
    },
  });
  try {
    await entry.getData(writable, { signal: enough.signal });
  } catch {
    if (length < first.length) throw damaged();
  }
  return first;
}
