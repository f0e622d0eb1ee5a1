import { readFile } from 'node:fs/promises';

const fixture = (name: string) => readFile(new URL(`fixtures/${name}`, import.meta.url));

/** A short video in which one box is changed: `change` is told where its type stands. */
async function changed(change: (file: Buffer) => void, name = 'h264.mp4'): Promise<Buffer> {
  const file = await fixture(name);
  change(file);
  return file;
}

/** How many samples a box is made to claim: a process that counts them has ended before it is done. */
const MANY = 2 ** 31;

/** Files of some kilobytes that ask for gigabytes or for minutes, by the box that does. */
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

/** A fragmented video whose first fragment claims what none has. */
export const excessiveFragment = (): Promise<Buffer> =>
  changed((file) => claimMany(file, file.indexOf('trun')), 'h264-fragmented.mp4');

/** Has the run of samples at this place claim too many, and tell neither times nor sizes of each: so it stays as short. */
export function claimMany(file: Buffer, trun: number): void {
  file.writeUInt32BE(file.readUInt32BE(trun + 4) & 5, trun + 4);
  file.writeUInt32BE(MANY, trun + 8);
}
