// Checks on the bytes of an image before it is decoded. The image process imports this file unbuilt.

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** Each scan covers the whole image and takes 10 ms at 4096 x 4096. Encoders write about 10. */
const MAX_SCANS = 500;

/**
 * Each segment stays in memory while the image is read. A colour profile has up to 255, the depth map of a panorama
 * some hundreds.
 */
const MAX_SEGMENTS = 20_000;

/** The chunks that affect the look of a PNG. The others, above all texts of any size, are not decoded. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'];
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const PNG_CHUNK_FRAME = 12;

/** Detects the format by the signature, so that no other decoder runs. */
export function formatOf(data: Buffer): ImageFormat | undefined {
  const start = data.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return undefined;
}

/** Whether a JPEG has more scans or more metadata segments than any encoder writes. */
export function hasTooManyParts(jpeg: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (let at = jpeg.indexOf(0xff); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    // Every scan starts with these two bytes. In skipped data they are rare: once in 64 kB of random bytes.
    if (marker === 0xda) scans += 1;
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) segments += 1;
    if (scans > MAX_SCANS || segments > MAX_SEGMENTS) return true;
  }
  return false;
}

/** Returns a PNG without the chunks that do not affect its look. Malformed data is left for the decoder to refuse. */
export function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, PNG_SIGNATURE_BYTES)];
  let at = PNG_SIGNATURE_BYTES;
  while (at + PNG_CHUNK_FRAME <= png.length) {
    const end = at + PNG_CHUNK_FRAME + png.readUInt32BE(at);
    if (PNG_CHUNKS.includes(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
