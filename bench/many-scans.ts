const SIZE = 4_096;
const BLOCKS = (SIZE / 8) ** 2;
/** Bits by which the coefficients of a block arrive one after the other, from the highest. */
const BITS = 13;

/** A segment of a JPEG (ITU-T T.81, B.1.1.4). */
function segment(marker: number, ...data: number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

/** A Huffman table of one symbol, whose code is the bit 0. */
const table = (destination: number, symbol: number) =>
  segment(0xc4, destination, 1, ...Array<number>(15).fill(0), symbol);

/**
 * A grey square of 4,096 pixels as a valid progressive JPEG of 70 kB: each bit of each coefficient comes in a scan of its own, which says
 * that all blocks have none. A decoder goes over 262,144 blocks 883 times.
 */
export function jpegOfManyScans(): Buffer {
  // Runs of 2^14 blocks, each as the symbol and 14 bits.
  const empty = Buffer.alloc(((BLOCKS / 2 ** 14) * 15) / 8);
  const scans = Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) =>
    Array.from({ length: BITS + 1 }, (_, step) => {
      const before = step === 0 ? 0 : BITS - step + 1;
      return [segment(0xda, 1, 1, 0, coefficient, coefficient, (before << 4) | (BITS - step)), empty];
    }).flat(),
  );
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, SIZE >> 8, SIZE & 0xff, SIZE >> 8, SIZE & 0xff, 1, 1, 0x11, 0),
    table(0x00, 0),
    table(0x10, 0xe0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(BLOCKS / 8),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}
