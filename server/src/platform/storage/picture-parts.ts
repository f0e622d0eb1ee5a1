// What is looked at in the bytes of a picture before a decoder is. The program of a process that reads pictures imports it as it is.

export type ImageFormat = 'jpeg' | 'png' | 'webp';

/** Each scan goes over the whole picture: 10 ms at 4096 x 4096. Encoders write about 10. */
const MAX_SCANS = 500;

/** Each is kept as long as the picture is read. A colour profile has up to 255 of them, a panorama's depth map some hundreds. */
const MAX_SEGMENTS = 20_000;

/** What says how a PNG looks. The others, texts of any size above all, are not decoded. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf'];
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const PNG_CHUNK_FRAME = 12;

/** The format by the first bytes, so that no decoder is asked about anything else. */
export function formatOf(data: Buffer): ImageFormat | undefined {
  const start = data.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  return undefined;
}

/** Whether a JPEG has more scans than any encoder writes, or more segments beside them. */
export function hasTooManyParts(jpeg: Buffer): boolean {
  let scans = 0;
  let segments = 0;
  for (let at = jpeg.indexOf(0xff); at !== -1; at = jpeg.indexOf(0xff, at + 1)) {
    const marker = jpeg[at + 1] ?? 0;
    // Wherever a decoder sees a scan, these two bytes are. In what it skips they are rare: once in 64 kB of random bytes.
    if (marker === 0xda) scans += 1;
    if ((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe) segments += 1;
    if (scans > MAX_SCANS || segments > MAX_SEGMENTS) return true;
  }
  return false;
}

/** A PNG without the chunks that do not say how it looks. What is not well formed stays for its decoder to refuse. */
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
