import { boxesIn, boxesOfFile, type ReadBytes } from './iso-boxes.ts';

/** The boxes that lead to the descriptions of samples (ISO/IEC 14496-12 §8.5.2). */
const PATH = ['trak', 'mdia', 'minf', 'stbl', 'stsd'];

/** Descriptions of encrypted samples: Common Encryption (ISO/IEC 23001-7), and FairPlay. */
export const PROTECTED = ['encv', 'enca', 'drmi', 'drms'];

/** A legitimate file has only a few boxes before its index. */
const MAX_BOXES = 1000;

/** Whether the index of an MP4 or MOV file says that its samples are encrypted. A longer index is not read. */
export async function isProtected(read: ReadBytes, size: number, maxIndexBytes: number): Promise<boolean> {
  let count = 0;
  for await (const { type, contentStart, end } of boxesOfFile(read, size)) {
    if (++count > MAX_BOXES) return false;
    if (type !== 'moov') continue;
    if (end > size || end - contentStart > maxIndexBytes) return false;
    return hasProtectedSamples(Buffer.from(await read(contentStart, end)), PATH);
  }
  return false;
}

function hasProtectedSamples(content: Buffer, [next, ...path]: string[]): boolean {
  // The first description follows the version, the flags and the count.
  if (next === undefined) return PROTECTED.includes(content.toString('latin1', 12, 16));
  return [...boxesIn(content)]
    .filter(({ type }) => type === next)
    .some(({ contentStart, end }) => hasProtectedSamples(content.subarray(contentStart, end), path));
}
