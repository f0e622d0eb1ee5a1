import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { formatOf, hasTooManyParts, withoutTexts } from './picture-parts.ts';

// The program of a process that reads pictures imports it as it is: what it imports can be read by taking the types out.

/** How a picture is written. */
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
  /** How wide the part of the upload was that it shows: one that is wider than that shows no more. */
  detailWidth: number;
}

/** Why a picture is not taken. */
export type PictureFault = 'PIXELS' | 'MEMORY' | 'PARTS' | 'UNREADABLE';

export interface PictureTask {
  source: Uint8Array;
  shape: PictureShape;
}

/** What became of a picture; `error` says what the decoder said. */
export type PictureVerdict = { picture: RewrittenPicture } | { fault: PictureFault; error?: string };

/** Four colours of sixteen bits each are 400 MB of them; but those are decoded and shrunk line by line. */
const MAX_PIXELS = 50_000_000;

/** What a decoder may hold of a picture that it cannot decode line by line: 50 megapixels of a camera's JPEG take 150 MB. */
const MAX_HELD_BYTES = 160 * 1024 * 1024;

/** Reads a picture of one of our formats and writes it as `shape` says, upright and without metadata. */
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
  // Other cores are for requests.
  sharp.concurrency(1);
  // Only the header is read here: without the limit, so that a picture that is too large is told from a broken one.
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

/** How many pixels of an upright picture lie side by side in what its shape shows of it. */
function detailWidthOf({ autoOrient }: Metadata, { width, height, fit }: PictureShape): number {
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
