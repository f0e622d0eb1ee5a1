import type { Request } from 'express';
import { uploadMessages } from '#shared/upload.ts';
import { AppError } from '#server/platform/common/errors.ts';

export const TUS_VERSION = '1.0.0';

/** The digest of each algorithm in base64: all characters but its padding. */
const CHECKSUMS = { sha1: /^[\w+/]{27}=$/, sha256: /^[\w+/]{43}=$/ };
type ChecksumAlgorithm = keyof typeof CHECKSUMS;

/** The supported extensions of the tus protocol. */
export const TUS_CAPABILITIES = {
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': 'creation,checksum,expiration,termination',
  'Tus-Checksum-Algorithm': Object.keys(CHECKSUMS).join(','),
};

/** What the bytes of a request must hash to. */
export interface Checksum {
  algorithm: ChecksumAlgorithm;
  digest: Buffer;
}

/** The headers that describe the body of a PATCH. */
export interface ChunkHeaders {
  /** Position of the body in the file. */
  offset: number;
  /** In bytes. Null if the sender does not state it. */
  length: number | null;
  /** Undefined if the sender sent none. */
  checksum: Checksum | undefined;
}

/** Reads the headers of a PATCH. Throws BAD_USER_INPUT if they are invalid, and UNSUPPORTED_MEDIA_TYPE. */
export function chunkHeaders(request: Request): ChunkHeaders {
  if (request.get('content-type') !== 'application/offset+octet-stream') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', uploadMessages.malformed);
  }
  const length = request.get('content-length');
  return {
    offset: bytesOf(request.get('upload-offset')),
    length: length === undefined ? null : Number(length),
    checksum: checksumOf(request.get('upload-checksum')),
  };
}

/** What a request to create an upload says of its file. */
export interface CreationHeaders {
  /** In bytes. */
  size: number;
  /** The values of `Upload-Metadata` by their keys. */
  metadata: ReadonlyMap<string, string>;
}

/** Reads the headers of a POST. Throws BAD_USER_INPUT if they are invalid. */
export function creationHeaders(request: Request): CreationHeaders {
  return {
    size: bytesOf(request.get('upload-length')),
    metadata: metadataOf(request.get('upload-metadata') ?? ''),
  };
}

/** Reads a number of bytes. A number holds 15 digits exactly. */
function bytesOf(header = ''): number {
  if (!/^\d{1,15}$/.test(header)) throw malformed();
  return Number(header);
}

/** Reads `key base64, key base64`. A value may be missing. */
function metadataOf(header: string): Map<string, string> {
  const metadata = new Map<string, string>();
  for (const pair of header.split(',').filter((each) => each.trim() !== '')) {
    const [key = '', value = '', ...others] = pair.trim().split(/ +/);
    if (others.length > 0 || metadata.has(key) || !/^[\w+/]*={0,2}$/.test(value)) throw malformed();
    metadata.set(key, Buffer.from(value, 'base64').toString());
  }
  return metadata;
}

/** Reads the header `Upload-Checksum: sha256 <base64>`. */
function checksumOf(header: string | undefined): Checksum | undefined {
  if (header === undefined) return undefined;
  const [name = '', encoded = ''] = header.split(' ', 2);
  const algorithm = isAlgorithm(name) ? name : null;
  if (!algorithm || !CHECKSUMS[algorithm].test(encoded)) throw malformed();
  return { algorithm, digest: Buffer.from(encoded, 'base64') };
}

const isAlgorithm = (name: string): name is ChecksumAlgorithm => Object.hasOwn(CHECKSUMS, name);

const malformed = () => new AppError('BAD_USER_INPUT', uploadMessages.malformed);
