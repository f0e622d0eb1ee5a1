/** Reads the bytes of a file from `start` up to but excluding `end`. */
export type ReadBytes = (start: number, end: number) => Promise<Uint8Array>;

/** ISO/IEC 14496-12 §4.2: a file is a sequence of boxes, each starting with its size and type. */
export interface IsoBox {
  type: string;
  /** Offset of the box. */
  start: number;
  /** Offset of its content. */
  contentStart: number;
  /** Offset of its end according to its header. It may lie past the end of its container. */
  end: number;
}

/** One read usually covers the headers of several adjacent boxes. */
const BLOCK_BYTES = 4096;

/** Maximum size of a header: 8 bytes, or 16 if the size does not fit into four. */
const HEADER_BYTES = 16;

/** Yields the boxes of a file of `size` bytes up to the first invalid one. */
export async function* boxesOfFile(read: ReadBytes, size: number): AsyncGenerator<IsoBox, void, void> {
  let block = Buffer.alloc(0);
  let blockStart = 0;
  for (let position = 0; position + 8 <= size;) {
    const headerEnd = Math.min(position + HEADER_BYTES, size);
    if (position < blockStart || headerEnd > blockStart + block.length) {
      block = Buffer.from(await read(position, Math.min(position + BLOCK_BYTES, size)));
      blockStart = position;
    }
    const box = boxAt(block, position - blockStart, size - blockStart);
    if (!box) return;
    const { type, contentStart, end } = box;
    yield { type, start: position, contentStart: contentStart + blockStart, end: end + blockStart };
    position = end + blockStart;
  }
}

/** Yields the adjacent boxes in `bytes` up to the first invalid one. */
export function* boxesIn(bytes: Buffer): Generator<IsoBox, void, void> {
  for (let position = 0; position + 8 <= bytes.length;) {
    const box = boxAt(bytes, position, bytes.length);
    if (!box) return;
    yield box;
    position = box.end;
  }
}

/** @param end of the container. A box without a size extends to it. */
function boxAt(bytes: Buffer, start: number, end: number): IsoBox | null {
  const type = bytes.toString('latin1', start + 4, start + 8);
  const short = bytes.readUInt32BE(start);
  if (short === 0) return { type, start, contentStart: start + 8, end };
  if (short >= 8) return { type, start, contentStart: start + 8, end: start + short };
  if (short !== 1 || start + HEADER_BYTES > bytes.length) return null;
  const long = Number(bytes.readBigUInt64BE(start + 8));
  return long >= HEADER_BYTES ? { type, start, contentStart: start + HEADER_BYTES, end: start + long } : null;
}
