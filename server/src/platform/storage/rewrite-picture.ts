import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { formatOf, hasTooManyParts, withoutTexts } from './picture-parts.ts';

// The image process imports this file unbuilt, so its imports must work with type stripping alone.

/** Size, fit and format of a re-encoded image. */
export interface PictureShape {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
  output: 'webp' | 'png';
}

export interface RewrittenPicture {
  data: Uint8Array;
  /** SHA-256 of `data`, in hex. */
  hash: string;
  width: number;
  height: number;
  /** Width of the part of the upload that the image shows, in pixels. Variants wider than this show no more detail. */
  detailWidth: number;
}

/** Why an image is refused. */
export type PictureFault = 'PIXELS' | 'MEMORY' | 'PARTS' | 'UNREADABLE';

export interface PictureTask {
  source: Uint8Array;
  shape: PictureShape;
}

/** The result for an image. `error` is the message of the decoder. */
export type PictureVerdict = { picture: RewrittenPicture } | { fault: PictureFault; error?: string };

/** With four channels of 16 bits, this is 400 MB of pixels. Such images are decoded and resized line by line. */
const MAX_PIXELS = 50_000_000;

/** Maximum memory for an image that cannot be decoded line by line. A progressive JPEG in full colour takes as much. */
const MAX_HELD_BYTES = MAX_PIXELS * 6;

/** Reads an image in a supported format and re-encodes it in the given shape, upright and without metadata. */
export async function rewritePicture({ source, shape }: PictureTask): Promise<PictureVerdict> {
  const sent = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const format = formatOf(sent);
  if (format === 'jpeg' && hasTooManyParts(sent)) return { fault: 'PARTS' };
  try {
    return await decode(format === 'png' ? withoutTexts(sent) : sent, shape);
  } catch (error) {
    return { fault: 'UNREADABLE', error: String(error) };
  }
}

async function decode(source: Buffer, shape: PictureShape): Promise<PictureVerdict> {
  const { width, height, fit, output } = shape;
  const sharp = await loadSharp();
  // The other cores are for requests.
  sharp.concurrency(1);
  // Reads only the header. Without the limit, an image that is too large can be distinguished from an invalid one.
  const metadata = await sharp(source, { limitInputPixels: false }).metadata();
  if (metadata.width * metadata.height > MAX_PIXELS) return { fault: 'PIXELS' };
  if (heldBytes(metadata) > MAX_HELD_BYTES) return { fault: 'MEMORY' };
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
    .toFormat(output)
    .toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex');
  const detailWidth = detailWidthOf(metadata, shape);
  return { picture: { data, hash, width: info.width, height: info.height, detailWidth } };
}

/** Returns the width in pixels of the part of an upright image that the shape shows. */
function detailWidthOf({ autoOrient }: Metadata, { width, height, fit }: PictureShape): number {
  if (fit === 'inside') return autoOrient.width;
  return Math.min(autoOrient.width, Math.round((autoOrient.height * width) / height));
}

/** Returns the maximum number of bytes that the decoder holds before it returns the first line. */
function heldBytes({ format, width, height, channels, depth, isProgressive, ...more }: Metadata): number {
  const pixels = width * height;
  if (format === 'webp') return pixels * 4;
  // Of a JPEG, this means that its channels come in several scans. Others are decoded line by line.
  if (!isProgressive) return 0;
  if (format === 'png') return pixels * channels * (depth === 'ushort' ? 2 : 1);
  // The decoder holds coefficients of two bytes until the last scan.
  return pixels * 2 * (SAMPLES_OF_A_PIXEL[more.chromaSubsampling ?? ''] ?? channels);
}

/** Samples per pixel of a JPEG by chroma subsampling. */
const SAMPLES_OF_A_PIXEL: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:1:1': 1.5, '4:2:2': 2 };
