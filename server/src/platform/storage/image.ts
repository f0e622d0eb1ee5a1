import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { AppError } from '#server/platform/common/errors.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';

export type ImageKind = 'avatar' | 'thumbnail' | 'poster';

export interface RewrittenImage {
  /** A WebP file. */
  data: Buffer;
  /** SHA-256 of `data`, in hex. */
  hash: string;
  width: number;
  height: number;
}

type ImageFormat = 'jpeg' | 'png' | 'webp';

const KINDS = {
  avatar: {
    width: 512,
    height: 512,
    fit: 'cover',
    formats: ['jpeg', 'png', 'webp'],
    refusal: authMessages.validation.avatarFormat,
  },
  thumbnail: {
    width: 1280,
    height: 720,
    fit: 'cover',
    formats: ['jpeg', 'png'],
    refusal: courseMessages.validation.thumbnailFormat,
  },
  /** As its video is: upright ones stay upright. */
  poster: {
    width: 1280,
    height: 1280,
    fit: 'inside',
    formats: ['jpeg', 'png', 'webp'],
    refusal: authMessages.validation.avatarFormat,
  },
} as const satisfies Record<
  ImageKind,
  {
    width: number;
    height: number;
    fit: 'cover' | 'inside';
    formats: readonly ImageFormat[];
    refusal: string;
  }
>;

const MAX_PIXELS = 50_000_000;

// Each picture is rewritten once: what libvips would keep of it, tens of megabytes, is never asked for again.
sharp.cache(false);

// libvips reads dozens of formats (SVG and PDF among them, which can name other files); this process needs three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/**
 * Reads an uploaded picture and writes it anew, cropped or (a poster) shrunk to its kind's size, upright, without metadata. An animation
 * becomes its first frame. What the picture is, its bytes say, not its name or its declared type.
 *
 * @param maxBytes the upload is cut off as soon as it is longer.
 * @throws AppError PAYLOAD_TOO_LARGE (bytes or pixels), UNSUPPORTED_MEDIA_TYPE (not a format of this kind) or
 *   BAD_USER_INPUT (broken); the stream's own error when the upload fails.
 */
export async function rewriteImage(
  stream: Readable,
  kind: ImageKind,
  maxBytes: number,
): Promise<RewrittenImage> {
  const source = await readLimited(stream, maxBytes);
  const { width, height, fit, formats, refusal } = KINDS[kind];
  const format = formatOf(source);
  if (!formats.some((allowed) => allowed === format)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', refusal);

  try {
    // Only the header is read here: without the limit, so that a picture that is too large is told from a broken one.
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS) throw tooLarge();
    const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .webp()
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return { data, hash, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BAD_USER_INPUT', messages.validation.imageUnreadable, { cause: error });
  }
}

/** By the first bytes, so that no decoder is asked about anything else. */
function formatOf(data: Buffer): ImageFormat | undefined {
  const start = data.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return undefined;
}

async function readLimited(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Uploads are byte streams: a Readable without an encoding gives Buffers, but is typed as anything.
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', messages.validation.imageTooLarge);
}
