import { boxesIn, boxesOfFile, type ReadBytes } from './iso-boxes.ts';

/** Twelve hours at 240 frames per second. */
const MAX_SAMPLES = 10_500_000;

/** Twice as many as in ten seconds of uncompressed audio. */
const MAX_SAMPLES_OF_FRAGMENT = 1_000_000;

/** Limit of boxes up to the index. A legitimate file has only a few. */
const MAX_BOXES = 1000;

/** The boxes that contain the tables of a track (ISO/IEC 14496-12 §8.3 to §8.7). */
const CONTAINERS = new Set(['trak', 'mdia', 'minf']);

/** The index requires more work than that of any real video. */
export class ExcessiveIndex extends Error {
  constructor(what: string) {
    super(`Excessive index: ${what}`);
    this.name = 'ExcessiveIndex';
  }
}

/**
 * Checks the sample counts that the index of an MP4 or MOV file claims, before the index is parsed: four bytes of a
 * table can stand for four billion samples. Other files and files without an index pass.
 *
 * @param maxIndexBytes a longer index is not read
 * @throws ExcessiveIndex
 */
export async function requireSaneIndex(read: ReadBytes, size: number, maxIndexBytes: number): Promise<void> {
  let count = 0;
  for await (const { type, contentStart, end } of boxesOfFile(read, size)) {
    if (++count > MAX_BOXES) throw new ExcessiveIndex(`${count} boxes`);
    if (type !== 'moov') continue;
    if (end <= size && end - contentStart <= maxIndexBytes) {
      requireSaneTables(Buffer.from(await read(contentStart, end)));
    }
    return;
  }
}

function requireSaneTables(content: Buffer): void {
  for (const { type, contentStart, end } of boxesIn(content)) {
    const inside = content.subarray(contentStart, end);
    if (type === 'stbl') requireSaneTable(inside);
    else if (CONTAINERS.has(type)) requireSaneTables(inside);
  }
}

/** Checks the tables of a track, which describe its samples, their times and their positions. */
function requireSaneTable(content: Buffer): void {
  const tables = new Map(
    [...boxesIn(content)].map(({ type, contentStart, end }) => [type, content.subarray(contentStart, end)]),
  );
  const [stts, ctts, stsc, stz2] = ['stts', 'ctts', 'stsc', 'stz2'].map((type) => tables.get(type));
  const claims = {
    ctts: sum(entriesOf(ctts, 8)),
    // Uncompressed audio has billions of samples. They count only with individual time offsets, which audio does not have.
    stts: ctts ? sum(entriesOf(stts, 8)) : 0,
    stsc: entriesOf(stsc, 12).reduce((highest, chunk) => Math.max(highest, chunk), 0),
    stz2: stz2 && stz2.length >= 12 ? stz2.readUInt32BE(8) : 0,
  };
  for (const [type, claim] of Object.entries(claims)) {
    if (claim > MAX_SAMPLES) throw new ExcessiveIndex(`${claim} in ${type}`);
  }
}

/** Whether a part of an MP4 or MOV file is a fragment header that claims more samples than any real fragment has. */
export function isExcessiveFragment(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'moof') return false;
  return contentsOf(bytes.subarray(8), 'traf')
    .flatMap((track) => contentsOf(track, 'trun'))
    .some((run) => run.length >= 8 && run.readUInt32BE(4) > MAX_SAMPLES_OF_FRAGMENT);
}

/** Returns the contents of the sibling boxes of a type in `bytes`. */
function contentsOf(bytes: Buffer, type: string): Buffer[] {
  return [...boxesIn(bytes)]
    .filter((box) => box.type === type)
    .map(({ contentStart, end }) => bytes.subarray(contentStart, end));
}

/** Returns the first number of each table entry. The entries follow the version, the flags and their count. */
function entriesOf(table: Buffer | undefined, entryBytes: number): number[] {
  if (!table || table.length < 8) return [];
  const length = Math.min(table.readUInt32BE(4), Math.floor((table.length - 8) / entryBytes));
  return Array.from({ length }, (_, index) => table.readUInt32BE(8 + index * entryBytes));
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0);
