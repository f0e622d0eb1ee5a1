import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { default as Sharp, Metadata } from 'sharp';
import { BoundedQueue } from '#server/platform/common/bounded-queue.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';

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

type ImageFormat = 'jpeg' | 'png' | 'webp';

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

/** Four colours of sixteen bits each are 400 MB of them; but those are decoded and shrunk line by line. */
const MAX_PIXELS = 50_000_000;

/** What a decoder may hold of a picture that it cannot decode line by line: 50 megapixels of a camera's JPEG take 150 MB. */
const MAX_HELD_BYTES = 160 * 1024 * 1024;

/**
 * Visitors send pictures, too. One that is decoded takes up to 200 MB and some seconds, so each has its turn; those that wait
 * hold what was sent, and no more wait than are decoded while somebody has patience.
 */
export const imageDecoding = new BoundedQueue({ concurrency: 1, maxWaiting: 10, retryAfter: 5 });

let loading: Promise<typeof Sharp> | undefined;

/** What decodes pictures, from the first one on: it takes 9 MB, and many processes never see any. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Each picture is rewritten once: what libvips would keep of it, tens of megabytes, is never asked for again.
    sharp.cache(false);
    // libvips reads dozens of formats (SVG and PDF among them, which can name other files); this process needs three.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}

/**
 * Reads an uploaded picture and writes it anew, cropped or (a poster) shrunk to its kind's size, upright, without metadata. An animation
 * becomes its first frame. What the picture is, its bytes say, not its name or its declared type.
 *
 * @param maxBytes the upload is cut off as soon as it is longer.
 * @throws AppError PAYLOAD_TOO_LARGE (bytes, pixels or memory), UNSUPPORTED_MEDIA_TYPE (not a format of this kind),
 *   BAD_USER_INPUT (broken) or SERVICE_UNAVAILABLE (too many others are being read); the stream's own error when the upload
 *   fails.
 */
export async function rewriteImage(
  stream: Readable,
  kind: ImageKind,
  maxBytes: number,
): Promise<RewrittenImage> {
  const source = await readLimited(stream, maxBytes);
  const { formats, refusal } = KINDS[kind];
  const format = formatOf(source);
  if (!formats.some((allowed) => allowed === format)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', refusal());
  return imageDecoding.run(() => decode(source, kind));
}

async function decode(source: Buffer, kind: ImageKind): Promise<RewrittenImage> {
  const { width, height, fit } = KINDS[kind];
  const output = kind === 'logo' || kind === 'icon' ? 'png' : 'webp';
  const sharp = await loadSharp();
  try {
    // Only the header is read here: without the limit, so that a picture that is too large is told from a broken one.
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > MAX_PIXELS) throw tooLarge();
    if (heldBytes(metadata) > MAX_HELD_BYTES) {
      throw new AppError('PAYLOAD_TOO_LARGE', inputRefusals.imageMemory);
    }
    const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .toFormat(output)
      .toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    return {
      data,
      format: output,
      hash,
      width: info.width,
      height: info.height,
      detailWidth: detailWidthOf(metadata, kind),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('BAD_USER_INPUT', messages.validation.imageUnreadable, { cause: error });
  }
}

/** How many pixels of an upright picture lie side by side in what its kind shows of it. */
function detailWidthOf({ autoOrient }: Metadata, kind: ImageKind): number {
  const { width, height, fit } = KINDS[kind];
  if (fit === 'inside') return autoOrient.width;
  return Math.min(autoOrient.width, Math.round((autoOrient.height * width) / height));
}

/** How much of a picture its decoder holds before the first line is there, at most. */
function heldBytes({ format, width, height, channels, depth, isProgressive, ...more }: Metadata): number {
  const pixels = width * height;
  // Coefficients of two bytes, as soon as the colours come in more than one scan; progressive ones always do.
  if (format === 'jpeg') return pixels * 2 * (SAMPLES_OF_A_PIXEL[more.chromaSubsampling ?? ''] ?? channels);
  if (format === 'webp') return pixels * 4;
  return isProgressive ? pixels * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

/** By how many pixels of a JPEG share their colour. */
const SAMPLES_OF_A_PIXEL: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2 };

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
