import { S3Error } from './s3-error.ts';

const MAX_LINE_BYTES = 8 * 1024;

/**
 * Decodes the `aws-chunked` encoding: `<size in hex>[;extensions]\r
 * <data>\r
 * `, a chunk of size 0, then trailer lines. Yields the data, and fills `trailers` (names in lower case) before it ends.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source[Symbol.asyncIterator]());
  for (let size = await readChunkSize(reader); size > 0; size = await readChunkSize(reader)) {
    yield* reader.bytes(size);
    if ((await reader.line()) !== '') throw malformed();
  }
  for (let line = await reader.line(); line !== ''; line = await reader.line()) {
    const colon = line.indexOf(':');
    if (colon < 1) throw malformed();
    trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
}

async function readChunkSize(reader: ByteReader): Promise<number> {
  const [size = ''] = (await reader.line()).split(';');
  if (!/^[0-9a-f]{1,8}$/i.test(size)) throw malformed();
  return Number.parseInt(size, 16);
}

/** Splits a stream of chunks of any size into lines and runs of bytes. */
class ByteReader {
  private pending: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** The bytes up to the next CRLF, without it. */
  async line(): Promise<string> {
    for (;;) {
      const end = this.pending.indexOf('\r\n');
      if (end >= 0) {
        const line = this.pending.toString('latin1', 0, end);
        this.pending = this.pending.subarray(end + 2);
        return line;
      }
      if (this.pending.length > MAX_LINE_BYTES) throw malformed();
      this.pending = Buffer.concat([this.pending, await this.next()]);
    }
  }

  async *bytes(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.pending.length === 0) this.pending = await this.next();
      const part = this.pending.subarray(0, left);
      this.pending = this.pending.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  private async next(): Promise<Buffer> {
    const result = await this.source.next();
    if (result.done) throw new S3Error('IncompleteBody', 'The request body terminated unexpectedly');
    return result.value;
  }
}

function malformed(): S3Error {
  return new S3Error('InvalidRequest', 'The aws-chunked body is malformed');
}
