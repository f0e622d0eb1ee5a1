import type { Readable } from 'node:stream';
import { AppError } from '#server/platform/common/errors.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { PictureReading, type PictureSender } from './picture-reading.ts';
import { formatOf, type ImageFormat } from './picture-parts.ts';
import { readLimited } from './read-limited.ts';

export type ImageKind = 'avatar' | 'thumbnail' | 'poster' | 'logo' | 'icon' | 'hero' | 'text';

export interface RewrittenImage {
  /** A WebP file, or a PNG file for logos and icons, which are also used where WebP is not supported. */
  data: Buffer;
  format: 'webp' | 'png';
  /** SHA-256 of `data`, in hex. */
  hash: string;
  width: number;
  height: number;
  /** Width of the part of the upload that the image shows, in pixels. Variants wider than this show no more detail. */
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
  /** Keeps the orientation of its video. */
  poster: {
    width: 1280,
    height: 1280,
    fit: 'inside',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  hero: {
    width: 1280,
    height: 720,
    fit: 'cover',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  /** Keeps its proportions, and is as large as the widest screens show texts. */
  text: {
    width: 1600,
    height: 1600,
    fit: 'inside',
    formats: ['jpeg', 'png', 'webp'],
    refusal: () => authMessages.validation.avatarFormat,
  },
  /** Keeps its proportions: a symbol, a name or both. */
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
    /** Message in the sender's language. */
    refusal: () => string;
  }
>;

/** The image queue of this process. */
export const pictureReading = new PictureReading();

/**
 * Reads an uploaded image and re-encodes it: upright, without metadata, and cropped to the size of its kind. Posters
 * and logos are scaled down instead. Only the first frame of an animation is kept. The bytes determine the format,
 * whatever the file name or the declared type.
 *
 * @param maxBytes longer uploads are aborted
 * @throws AppError PAYLOAD_TOO_LARGE (bytes, pixels or memory), UNSUPPORTED_MEDIA_TYPE (not a format of this kind),
 *   BAD_USER_INPUT (invalid, or decoding takes too long) or SERVICE_UNAVAILABLE (the queue is full). The stream's own
 *   error if the upload fails.
 */
export async function rewriteImage(
  stream: Readable,
  kind: ImageKind,
  maxBytes: number,
  sender: PictureSender,
): Promise<RewrittenImage> {
  const source = await readLimited(stream, maxBytes, () => messages.validation.imageTooLarge);
  const { formats, refusal, ...size } = KINDS[kind];
  const format = formatOf(source);
  if (!formats.some((allowed) => allowed === format)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', refusal());
  const output = kind === 'logo' || kind === 'icon' ? 'png' : 'webp';
  const picture = await pictureReading.rewrite({ source, shape: { ...size, output } }, sender);
  const { buffer, byteOffset, byteLength } = picture.data;
  return { ...picture, data: Buffer.from(buffer, byteOffset, byteLength), format: output };
}
