import type { Readable } from 'node:stream';
import { AppError } from '#server/platform/common/errors.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { PictureReading, type PictureSender } from './picture-reading.ts';
import { formatOf, type ImageFormat } from './picture-parts.ts';

export type ImageKind = 'avatar' | 'thumbnail' | 'poster' | 'logo' | 'icon';

export interface RewrittenImage {
  /** A WebP file; a PNG of a logo and an icon, which are shown where WebP is not. */
  data: Buffer;
  format: 'webp' | 'png';
  /** SHA-256 of `data`, in hex. */
  hash: string;
  width: number;
  height: number;
  /** How wide the part of the upload was that it shows: one that is wider than that shows no more. */
  detailWidth: number;
}

const KINDS = {
  avatar: {
    width: 512,
    height: 512,
    fit: 'cover',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  thumbnail: {
    width: 1280,
    height: 720,
    fit: 'cover',
    formats: ['jpeg', 'png'],
    refusal: () => courseMessages.validation.thumbnailFormat,
  },
  /** As its video is: upright ones stay upright. */
  poster: {
    width: 1280,
    height: 1280,
    fit: 'inside',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  /** As wide as it is: sign, name or both. */
  logo: {
    width: 640,
    height: 160,
    fit: 'inside',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  icon: {
    width: 512,
    height: 512,
    fit: 'cover',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
} as const satisfies Record<
  ImageKind,
  {
    width: number;
    height: number;
    fit: 'cover' | 'inside';
    formats: readonly ImageFormat[];
    /** In the language of whoever sends it. */
    refusal: () => string;
  }
>;

/** Of this process. */
export const pictureReading = new PictureReading();

/**
 * Reads an uploaded picture and writes it again, cropped or (a poster) shrunk to its kind's size, upright, without metadata. An animation
 * becomes its first frame. The format is that of the bytes, whatever the name or the declared type says.
 *
 * @param maxBytes the upload is cut off as soon as it is longer.
 * @throws AppError PAYLOAD_TOO_LARGE (bytes, pixels or memory), UNSUPPORTED_MEDIA_TYPE (not a format of this kind),
 *   BAD_USER_INPUT (broken, or it takes too long) or SERVICE_UNAVAILABLE (too many others are being read); the stream's own error
 *   when the upload fails.
 */
export async function rewriteImage(
  stream: Readable,
  kind: ImageKind,
  maxBytes: number,
  sender: PictureSender,
): Promise<RewrittenImage> {
  const source = await readLimited(stream, maxBytes);
  const { formats, refusal, ...size } = KINDS[kind];
  const format = formatOf(source);
  if (!formats.some((allowed) => allowed === format)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', refusal());
  const output = kind === 'logo' || kind === 'icon' ? 'png' : 'webp';
  const picture = await pictureReading.rewrite({ source, shape: { ...size, output } }, sender);
  const { buffer, byteOffset, byteLength } = picture.data;
  return { ...picture, data: Buffer.from(buffer, byteOffset, byteLength), format: output };
}

async function readLimited(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Uploads are byte streams: a Readable without an encoding gives Buffers, but is typed as anything.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE', messages.validation.imageTooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
