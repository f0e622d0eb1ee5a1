/** Collects bits into the entropy-coded data of a JPEG, where 0xff is followed by a zero. */
class BitWriter {
  private readonly bytes: number[] = [];
  private bits = '';

  put(value: number, length: number): void {
    this.bits += value.toString(2).padStart(length, '0');
    for (; this.bits.length >= 8; this.bits = this.bits.slice(8)) this.putByte(this.bits.slice(0, 8));
  }

  end(): Buffer {
    if (this.bits !== '') this.putByte(this.bits.padEnd(8, '1'));
    this.bits = '';
    return Buffer.from(this.bytes);
  }

  private putByte(bits: string): void {
    const byte = parseInt(bits, 2);
    this.bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
}

/** A segment of a JPEG (ITU-T T.81, B.1.1.4). */
export function jpegSegment(marker: number, data: readonly number[] | Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

/** Number of bits for the length of a run of blocks without coefficients, and the longest run. */
const RUN_BITS = 14;
const LONGEST_RUN = 2 ** (RUN_BITS + 1) - 1;

/**
 * Creates a grey square of `size` pixels, a multiple of 8, as a valid progressive JPEG with `scans` scans of about 30
 * bytes each.
 */
export function progressiveJpeg(size: number, scans: number): Buffer {
  const blocks = (size / 8) ** 2;
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(size, 1);
  frame.writeUInt16BE(size, 3);
  const direct = new BitWriter();
  // No difference to the previous block.
  for (let block = 0; block < blocks; block++) direct.put(0, 1);
  const empty = new BitWriter();
  for (let left = blocks; left > 0;) {
    const run = Math.min(left, LONGEST_RUN);
    const isLong = run >= 2 ** RUN_BITS;
    if (isLong) empty.put(run - 2 ** RUN_BITS, 2 + RUN_BITS);
    else empty.put(1, 2);
    left -= isLong ? run : 1;
  }
  const emptyScan = empty.end();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array<number>(64).fill(1)]),
    jpegSegment(0xc2, frame),
    huffmanTable(0x00, 1, [0x00]),
    huffmanTable(0x10, 2, [RUN_BITS << 4, 0x00]),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    direct.end(),
    ...Array.from({ length: scans - 1 }, (_, index) => {
      const coefficient = 1 + (index % 63);
      return Buffer.concat([jpegSegment(0xda, [1, 1, 0, coefficient, coefficient, 0]), emptyScan]);
    }),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Creates a table of symbols with codes of equal length. */
function huffmanTable(destination: number, length: number, symbols: readonly number[]): Buffer {
  const counts = Array.from({ length: 16 }, (_, index) => (index + 1 === length ? symbols.length : 0));
  return jpegSegment(0xc4, [destination, ...counts, ...symbols]);
}
