import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

/** A file in an archive. */
export interface ZipEntry {
  /** Folders and name, joined by slashes. */
  path: string;
  /** In bytes, less than 4 GB. */
  size: number;
  modifiedAt: Date;
  /** Opens the file when its turn has come. Returns null if it is gone. */
  open: () => Promise<Readable | null>;
}

/** The checksum follows the bytes, and names are UTF-8. */
const FLAGS = 0x0808;
const LOCAL_HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 16;
const CENTRAL_HEADER_BYTES = 46;
const LARGE_OFFSET_BYTES = 12;
const LARGE_END_BYTES = 56 + 20;
const END_BYTES = 22;
/** Larger values are in the fields of ZIP64. */
const MAX_32 = 0xffffffff;
const MAX_16 = 0xffff;
/** A regular file that its owner may write. */
const UNIX_FILE = 0o100644;

/** An entry at its place in the archive. */
interface Placed {
  entry: ZipEntry;
  name: Buffer;
  offset: number;
}

/** Where the parts of an archive are, in bytes from its start. */
interface Layout {
  placed: Placed[];
  directoryAt: number;
  directoryBytes: number;
  isLarge: boolean;
  /** Of the whole archive. */
  size: number;
}

/** Returns the size of the archive of these files in bytes. */
export function zipSize(entries: readonly ZipEntry[]): number {
  return layoutOf(entries).size;
}

/**
 * Yields a ZIP archive of these files without compression: most of their types are compressed already. One file is open at a time, and
 * it is closed when the reader stops. Throws if a file is gone or does not have its size, so the archive ends early.
 */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Buffer, void, void> {
  const layout = layoutOf(entries);
  const checksums: number[] = [];
  for (const { entry, name } of layout.placed) {
    yield localHeader(entry, name);
    const checksum = yield* contentOf(entry);
    checksums.push(checksum);
    yield descriptor(checksum, entry.size);
  }
  for (const [index, placed] of layout.placed.entries()) yield centralHeader(placed, checksums[index] ?? 0);
  if (layout.isLarge) yield largeEnd(layout);
  yield endOf(layout);
}

/** Yields the bytes of a file. Returns their checksum. */
async function* contentOf({ path, size, open }: ZipEntry): AsyncGenerator<Buffer, number, void> {
  const body = await open();
  if (!body) throw new Error(`${path} is gone`);
  let [checksum, length] = [0, 0];
  // A stream without an encoding yields Buffers, but its type says `any`.
  for await (const bytes of body as AsyncIterable<Buffer>) {
    checksum = crc32(bytes, checksum);
    length += bytes.length;
    if (length > size) break;
    yield bytes;
  }
  if (length !== size) throw new Error(`${path} does not have ${size} bytes`);
  return checksum;
}

function layoutOf(entries: readonly ZipEntry[]): Layout {
  const placed: Placed[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.path);
    placed.push({ entry, name, offset });
    offset += LOCAL_HEADER_BYTES + name.length + entry.size + DESCRIPTOR_BYTES;
  }
  const directoryBytes = placed.reduce(
    (sum, { name, offset: at }) =>
      sum + CENTRAL_HEADER_BYTES + name.length + (at >= MAX_32 ? LARGE_OFFSET_BYTES : 0),
    0,
  );
  const isLarge = offset >= MAX_32 || directoryBytes >= MAX_32 || placed.length >= MAX_16;
  const size = offset + directoryBytes + (isLarge ? LARGE_END_BYTES : 0) + END_BYTES;
  return { placed, directoryAt: offset, directoryBytes, isLarge, size };
}

function localHeader({ modifiedAt }: ZipEntry, name: Buffer): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt32LE(dosTime(modifiedAt), 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor(checksum: number, size: number): Buffer {
  const bytes = Buffer.alloc(DESCRIPTOR_BYTES);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(checksum, 4);
  bytes.writeUInt32LE(size, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

function centralHeader({ entry, name, offset }: Placed, checksum: number): Buffer {
  const isFar = offset >= MAX_32;
  const header = Buffer.alloc(CENTRAL_HEADER_BYTES);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | 45, 4);
  header.writeUInt16LE(isFar ? 45 : 20, 6);
  header.writeUInt16LE(FLAGS, 8);
  header.writeUInt32LE(dosTime(entry.modifiedAt), 12);
  header.writeUInt32LE(checksum, 16);
  header.writeUInt32LE(entry.size, 20);
  header.writeUInt32LE(entry.size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(isFar ? LARGE_OFFSET_BYTES : 0, 30);
  header.writeUInt32LE(UNIX_FILE * 0x10000, 38);
  header.writeUInt32LE(Math.min(offset, MAX_32), 42);
  if (!isFar) return Buffer.concat([header, name]);
  const extra = Buffer.alloc(LARGE_OFFSET_BYTES);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return Buffer.concat([header, name, extra]);
}

/** The end of the directory in ZIP64, and its locator. */
function largeEnd({ placed, directoryAt, directoryBytes }: Layout): Buffer {
  const end = Buffer.alloc(LARGE_END_BYTES);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE((3 << 8) | 45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(placed.length), 24);
  end.writeBigUInt64LE(BigInt(placed.length), 32);
  end.writeBigUInt64LE(BigInt(directoryBytes), 40);
  end.writeBigUInt64LE(BigInt(directoryAt), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(directoryAt + directoryBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

function endOf({ placed, directoryAt, directoryBytes }: Layout): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(placed.length, MAX_16), 8);
  end.writeUInt16LE(Math.min(placed.length, MAX_16), 10);
  end.writeUInt32LE(Math.min(directoryBytes, MAX_32), 12);
  end.writeUInt32LE(Math.min(directoryAt, MAX_32), 16);
  return end;
}

/** The time in the format of MS-DOS, with the date in the upper half. Years before 1980 do not occur. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 0x10000 + time;
}
