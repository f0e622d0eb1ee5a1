import { boxesOfFile, type ReadBytes } from './iso-boxes.ts';

/** A file has few boxes. A fragmented file has a few for each second. */
const MAX_BOXES = 200_000;

/** A file that lost more than this share and these seconds still plays, but not as a lecture. */
const MISSING_SHARE = 0.1;
const MISSING_SECONDS = 2;

/** Up to the number of pictures, which follows their length in microseconds. */
export const AVI_HEADER_BYTES = 52;

/** Whether so much of a truncated video is missing that it is refused. Both are in seconds. */
export function losesTooMuch(promised: number, end: number): boolean {
  return promised - end > Math.max(MISSING_SECONDS, MISSING_SHARE * promised);
}

/**
 * Whether an MP4, MOV, Matroska or AVI file of `size` bytes ends before its declared end or before its index.
 *
 * @param read reads the bytes from `start` up to but excluding `end`
 */
export async function isTruncated(read: ReadBytes, size: number): Promise<boolean> {
  const start = Buffer.from(await read(0, Math.min(size, 4096)));
  if (start.toString('latin1', 0, 4) === '\x1a\x45\xdf\xa3') return isMatroskaTruncated(start, size);
  if (start.toString('latin1', 0, 4) === 'RIFF') return isRiffTruncated(read, size);
  // Only a file that starts as an MP4 or MOV file can be a truncated one.
  return start.toString('latin1', 4, 8) === 'ftyp' && isIsoFileTruncated(read, size);
}

async function isIsoFileTruncated(read: ReadBytes, size: number): Promise<boolean> {
  let hasIndex = false;
  let hasMedia = false;
  let position = 0;
  let count = 0;
  for await (const { type, end } of boxesOfFile(read, size)) {
    if (type === 'moov') hasIndex = true;
    if (type === 'mdat') hasMedia = true;
    position = end;
    if (++count === MAX_BOXES) break;
  }
  // An invalid box, or more boxes than any real file has.
  if (position + 8 <= size) return false;
  return position !== size || (hasMedia && !hasIndex);
}

/**
 * Returns the seconds that the header of an AVI file promises, and 0 for other files. ffprobe goes by the index, which is at
 * the end.
 *
 * @param start the first `AVI_HEADER_BYTES` bytes
 */
export function promisedByAvi(start: Buffer): number {
  const isAvi = start.length >= AVI_HEADER_BYTES && start.toString('latin1', 24, 28) === 'avih';
  return isAvi ? (start.readUInt32LE(32) * start.readUInt32LE(48)) / 1e6 : 0;
}

/** Files of more than 1 GB have several RIFF chunks (OpenDML). The size of a recording without an end is 0. */
async function isRiffTruncated(read: ReadBytes, size: number): Promise<boolean> {
  let position = 0;
  for (let count = 0; position + 8 <= size && count < MAX_BOXES; count++) {
    const head = Buffer.from(await read(position, position + 8));
    const length = head.readUInt32LE(4);
    if (head.toString('latin1', 0, 4) !== 'RIFF' || length === 0) return false;
    position += 8 + length;
  }
  return position > size;
}

/** RFC 8794 §4 and §6: the segment follows the EBML header, and its size determines its end. Live recordings have no size. */
function isMatroskaTruncated(start: Buffer, size: number): boolean {
  const segment = start.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67]));
  const first = segment === -1 ? 0 : (start[segment + 4] ?? 0);
  if (first === 0) return segment === -1;
  const octets = Math.clz32(first) - 23;
  if (segment + 4 + octets > start.length) return true;
  let length = BigInt(first) & ((1n << BigInt(8 - octets)) - 1n);
  for (let index = 1; index < octets; index++)
    length = (length << 8n) | BigInt(start[segment + 4 + index] ?? 0);
  const isUnknown = length === (1n << BigInt(7 * octets)) - 1n;
  return !isUnknown && BigInt(segment + 4 + octets) + length > BigInt(size);
}
