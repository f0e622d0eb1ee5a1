import { readFile } from 'node:fs/promises';

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));

/** Returns a short video after `change` has modified its bytes. */
async function changed(change: (file: Buffer) => void, name = 'h264.mp4'): Promise<Buffer> {
  const file = await fixture(name);
  change(file);
  return file;
}

/** Number of samples that a box claims. A process that iterates over them runs out of time or memory. */
const MANY = 2 ** 31;

/** Files of a few kilobytes that require gigabytes of memory or minutes of time, by the responsible box. */
export const excessiveVideos = {
  stts: () => changed((file) => file.writeUInt32BE(MANY, file.indexOf('stts') + 12)),
  ctts: () => changed((file) => file.writeUInt32BE(MANY, file.indexOf('ctts') + 12)),
  stsc: () =>
    changed((file) => {
      file.write('sowt', file.lastIndexOf('mp4a'), 'latin1');
      file.writeUInt32BE(MANY, file.lastIndexOf('stsc') + 24);
    }),
  stz2: () =>
    changed((file) => {
      const at = file.indexOf('stsz');
      file.write('stz2', at, 'latin1');
      file.writeUInt32BE(0, at + 8);
      file.writeUInt32BE(MANY, at + 12);
    }),
  'a hundred thousand boxes': async () => {
    const box = Buffer.from('\0\0\0\x08free', 'latin1');
    return Buffer.concat([(await fixture('h264.mp4')).subarray(0, 32), ...Array<Buffer>(100_000).fill(box)]);
  },
} satisfies Record<string, () => Promise<Buffer>>;

/** A fragmented video whose first fragment claims too many samples. */
export const excessiveFragment = (): Promise<Buffer> =>
  changed((file) => claimMany(file, file.indexOf('trun')), 'h264-fragmented.mp4');

/**
 * Makes the sample run at this position claim too many samples, without times or sizes of their own. So the box keeps
 * its length.
 */
export function claimMany(file: Buffer, trun: number): void {
  file.writeUInt32BE(file.readUInt32BE(trun + 4) & 5, trun + 4);
  file.writeUInt32BE(MANY, trun + 8);
}
