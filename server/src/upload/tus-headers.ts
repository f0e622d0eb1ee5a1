import type { Request } from 'express';
import { uploadMessages } from '#shared/upload.ts';
import { UploadRefusal } from './upload-refusal.ts';

export const TUS_VERSION = '1.0.0';

/** The supported extensions of the tus protocol. Uploads are created through GraphQL, together with their lectures. */
export const TUS_CAPABILITIES = {
  'Tus-Version': TUS_VERSION,
  'Tus-Extension': 'checksum,expiration,termination',
  'Tus-Checksum-Algorithm': 'sha256',
};

/** The headers that describe the body of a PATCH. */
export interface ChunkHeaders {
  /** Position of the body in the file. */
  offset: number;
  /** In bytes. Null if the sender does not state it. */
  length: number | null;
  /** SHA-256 of the body, or undefined if the sender sent none. */
  checksum: Buffer | undefined;
}

/** Reads the headers of a PATCH. Throws UploadRefusal 400 if they are invalid. */
export function chunkHeaders(request: Request): ChunkHeaders {
  const [offset = '', length] = [request.get('upload-offset'), request.get('content-length')];
  // A number holds 15 digits exactly.
  const isKnown =
    /^\d{1,15}$/.test(offset) && request.get('content-type') === 'application/offset+octet-stream';
  if (!isKnown) throw new UploadRefusal(400, uploadMessages.malformed);
  return {
    offset: Number(offset),
    length: length === undefined ? null : Number(length),
    checksum: checksumOf(request),
  };
}

/** Reads the header `Upload-Checksum: sha256 <base64>`. */
function checksumOf(request: Request): Buffer | undefined {
  const header = request.get('upload-checksum');
  if (header === undefined) return undefined;
  const [, encoded = ''] = /^sha256 ([\w+/]{43}=)$/.exec(header) ?? [];
  if (encoded === '') throw new UploadRefusal(400, uploadMessages.malformed);
  return Buffer.from(encoded, 'base64');
}
