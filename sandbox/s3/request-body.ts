import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { decodeAwsChunked } from './aws-chunked.ts';
import { S3Error } from './s3-error.ts';

/** A body that was received to disk. */
export interface ReceivedBody {
  size: number;
  /** In hex, as in entity tags. */
  md5: string;
  /** In base64, as in `x-amz-checksum-crc32`. */
  crc32: string;
}

interface Digests extends ReceivedBody {
  sha256: Buffer;
}

/**
 * Streams a request's body to `path` and checks everything the client stated about it: lengths, `Content-MD5`, the
 * signed SHA-256, and checksums in headers and trailers.
 *
 * @throws S3Error if something does not match. The file may exist nevertheless.
 */
export async function receiveBody(request: IncomingMessage, path: string): Promise<ReceivedBody> {
  const { headers } = request;
  const payload = String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  if (payload.startsWith('STREAMING-') && payload !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    throw new S3Error('NotImplemented', `Bodies of the kind ${payload} are not implemented`);
  }
  const isChunked = payload.startsWith('STREAMING-');
  const trailers = new Map<string, string>();
  const source = isChunked ? decodeAwsChunked(request, trailers) : request;

  const digests = await writeDigested(source, path);
  checkLength(digests.size, isChunked ? headers['x-amz-decoded-content-length'] : headers['content-length']);
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digests.sha256.toString('hex')) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 does not match what was computed',
    );
  }
  checkAnnouncedTrailers(headers, trailers);
  checkDigests(digests, headers, trailers);
  return digests;
}

/** Writes to `path` and computes the size and digests that S3 reports. */
export async function writeDigested(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  path: string,
): Promise<Digests> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let crc = 0;
  let size = 0;
  const inspect = async function* (chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      md5.update(chunk);
      sha256.update(chunk);
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
  };
  // The file is created before anything can fail, so that a caller's cleanup cannot run before its creation.
  const file = await open(path, 'w');
  await pipeline(source, inspect, file.createWriteStream());
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc);
  return { size, md5: md5.digest('hex'), sha256: sha256.digest(), crc32: checksum.toString('base64') };
}

function checkLength(size: number, declared: string | string[] | undefined): void {
  if (declared === undefined || Number(declared) === size) return;
  throw new S3Error(
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length header',
  );
}

function checkAnnouncedTrailers(headers: IncomingHttpHeaders, trailers: Map<string, string>): void {
  const announced = String(headers['x-amz-trailer'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (announced.every((name) => trailers.has(name))) return;
  throw new S3Error('InvalidRequest', 'A trailer that x-amz-trailer announces is missing');
}

function checkDigests(digests: Digests, headers: IncomingHttpHeaders, trailers: Map<string, string>): void {
  const md5 = Buffer.from(digests.md5, 'hex').toString('base64');
  if (headers['content-md5'] !== undefined && headers['content-md5'] !== md5) {
    throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match what we received.');
  }
  const actual = new Map([
    ['x-amz-checksum-crc32', digests.crc32],
    ['x-amz-checksum-sha256', digests.sha256.toString('base64')],
  ]);
  const claims = [...Object.entries(headers), ...trailers].filter(([name]) =>
    /^x-amz-checksum-(?!algorithm|mode|type)/.test(name),
  );
  for (const [name, claimed] of claims) {
    if (!actual.has(name)) throw new S3Error('NotImplemented', `${name} is not implemented`);
    if (actual.get(name) !== claimed)
      throw new S3Error('BadDigest', `The ${name} you specified did not match.`);
  }
}
