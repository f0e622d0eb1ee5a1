import type { Request } from 'express';
import { uploadMessages } from '#shared/upload.ts';
import { UploadRefusal } from './upload-refusal.ts';

export const TUS_VERSION = '1.0.0';

/** What we speak of the tus protocol beside its core. Uploads are created by GraphQL, where a lecture is made for each. */
export const TUS_CAPABILITIES = {
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': 'checksum,expiration,termination',
  'Tus-Checksum-Algorithm': 'sha256',
};

/** What the headers of a PATCH say of its body. */
export interface ChunkHeaders {
  /** How many bytes of the file come before it. */
  offset: number;
  /** In bytes; null when the sender does not know yet. */
  length: number | null;
  /** Its SHA-256; undefined when the sender told none. */
  checksum: Buffer | undefined;
}

/** Throws UploadRefusal 400 for headers that the tus protocol does not know. */
export function chunkHeaders(request: Request): ChunkHeaders {
  const [offset = '', length] = [request.get('upload-offset'), request.get('content-length')];
  // As many digits as a number holds exactly.
  const isKnown =
    /^\d{1,15}$/.test(offset) && request.get('content-type') === 'application/offset+octet-stream';
  if (!isKnown) throw new UploadRefusal(400, uploadMessages.malformed);
  return {
    offset: Number(offset),
    length: length === undefined ? null : Number(length),
    checksum: checksumOf(request),
  };
}

/** Of the header `Upload-Checksum: sha256 <base64>`. */
function checksumOf(request: Request): Buffer | undefined {
  const header = request.get('upload-checksum');
  if (header === undefined) return undefined;
  const [, encoded = ''] = /^sha256 ([\w+/]{43}=)$/.exec(header) ?? [];
  if (encoded === '') throw new UploadRefusal(400, uploadMessages.malformed);
  return Buffer.from(encoded, 'base64');
}
