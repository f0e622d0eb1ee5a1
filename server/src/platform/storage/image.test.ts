import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { type ImageKind, pictureReading, rewriteImage } from './image.ts';
import { loadSharp } from './load-sharp.ts';
import { OPERATOR } from './picture-reading.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

function rewrite(
  data: Buffer | string,
  kind: ImageKind = 'avatar',
  maxBytes = MAX_BYTES,
): ReturnType<typeof rewriteImage> {
  return rewriteImage(Readable.from([Buffer.from(data)]), kind, maxBytes, OPERATOR);
}

/** Left half red, right half blue. */
function halves(width = 200, height = 100): Sharp {
  const right = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: blue } };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** Returns the brighter channel at a position, given in fractions of the size. */
async function colorAt(data: Buffer, x: number, y: number): Promise<string> {
  // WebP is one of the allowed decoders.
  const { data: pixels, info } = await sharp(data).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const offset =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const [r = 0, , b = 0] = pixels.subarray(offset, offset + 3);
  return r > b ? 'red' : 'blue';
}

describe('rewriteImage', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('creates an avatar from a %s', async (format) => {
    const result = await rewrite(await halves().toFormat(format).toBuffer());
    expect(result).toMatchObject({ width: 512, height: 512 });
    expect(await sharp(result.data).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(result.hash).toBe(createHash('sha256').update(result.data).digest('hex'));
    expect(await colorAt(result.data, 0.1, 0.5)).toBe('red');
    expect(await colorAt(result.data, 0.9, 0.5)).toBe('blue');
  });

  it.each(['jpeg', 'png'] as const)('creates a thumbnail from a %s', async (format) => {
    const result = await rewrite(await halves().toFormat(format).toBuffer(), 'thumbnail');
    expect(result).toMatchObject({ width: 1280, height: 720 });
    expect(await sharp(result.data).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  });

  it('returns the same hash for the same image', async () => {
    const source = await halves().png().toBuffer();
    expect((await rewrite(source)).hash).toBe((await rewrite(source)).hash);
  });

  it('rotates an image upright and removes its metadata', async () => {
    const source = await halves()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Jane' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(source).metadata()).orientation).toBe(6);

    const { data } = await rewrite(source);
    const { orientation, exif, xmp, icc } = await sharp(data).metadata();
    expect({ orientation, exif, xmp, icc }).toEqual({});
    // Orientation 6 is a quarter turn clockwise: the left becomes the top.
    expect(await colorAt(data, 0.5, 0.1)).toBe('red');
    expect(await colorAt(data, 0.5, 0.9)).toBe('blue');
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(
      [red, blue].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);

    const { data } = await rewrite(animation);
    expect((await sharp(data).metadata()).pages).toBeUndefined();
    expect(await colorAt(data, 0.5, 0.5)).toBe('red');
  });

  const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
  const unsupported = { code: 'UNSUPPORTED_MEDIA_TYPE', message: authMessages.validation.avatarFormat };

  it.each([
    ['an empty file', ''],
    ['text', 'hello'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PDF', '%PDF-1.4\n1 0 obj<<>>endobj'],
    ['GIF', gif],
    ['BMP', Buffer.from('BM\0\0\0\0\0\0\0\0')],
    ['TIFF', Buffer.from('II*\0\0\0\0\0')],
    ['another RIFF file', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('refuses %s', async (_name, data) => {
    await expect(rewrite(Buffer.from(data))).rejects.toMatchObject(unsupported);
  });

  it('disables the decoders of all other formats in the whole process', async () => {
    await loadSharp();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
    await expect(sharp(gif).metadata()).rejects.toThrow('unsupported image format');
  });

  it('refuses a WebP as a thumbnail', async () => {
    const data = await halves().webp().toBuffer();
    const refusal = { code: 'UNSUPPORTED_MEDIA_TYPE', message: courseMessages.validation.thumbnailFormat };
    await expect(rewrite(data, 'thumbnail')).rejects.toMatchObject(refusal);
  });

  const unreadable = { code: 'BAD_USER_INPUT', message: messages.validation.imageUnreadable };

  it.each(['jpeg', 'png', 'webp'] as const)('refuses a truncated %s', async (format) => {
    const whole = await halves(800, 800).toFormat(format).toBuffer();
    await expect(rewrite(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(unreadable);
    await expect(rewrite(whole.subarray(0, 16))).rejects.toMatchObject(unreadable);
  });

  it('refuses invalid data after a valid signature', async () => {
    const data = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(1000, 'x')]);
    await expect(rewrite(data)).rejects.toMatchObject(unreadable);
  });

  describe('limits', () => {
    const tooLarge = { code: 'PAYLOAD_TOO_LARGE', message: messages.validation.imageTooLarge };

    it('accept exactly the maximum number of bytes', async () => {
      const data = await halves().png().toBuffer();
      await expect(rewrite(data, 'avatar', data.length)).resolves.toBeDefined();
      await expect(rewrite(data, 'avatar', data.length - 1)).rejects.toMatchObject(tooLarge);
    });

    it('stop reading at the limit', async () => {
      let sent = 0;
      const endless = new Readable({
        read() {
          sent += 1000;
          this.push(Buffer.alloc(1000));
        },
      });
      await expect(rewriteImage(endless, 'avatar', 10_000, OPERATOR)).rejects.toMatchObject(tooLarge);
      expect(endless.destroyed).toBe(true);
      expect(sent).toBeLessThan(100_000);
    });

    it('refuse more than 50 megapixels before decoding', async () => {
      await expect(rewrite(hugePng(10_000, 5_001))).rejects.toMatchObject(tooLarge);
      await expect(rewrite(hugePng(60_000, 60_000))).rejects.toMatchObject(tooLarge);
    });

    const tooMuchMemory = { code: 'PAYLOAD_TOO_LARGE', message: inputRefusals.imageMemory };

    it.each([
      [
        'an interlaced PNG',
        async () => hugePng(8_000, 6_250, { bits: 16, isInterlaced: true, hasAlpha: true }),
      ],
      ['a progressive JPEG', () => hugeJpeg({ isProgressive: true })],
      ['a JPEG whose colour planes are stored one after the other', () => hugeJpeg({ isInPlanes: true })],
    ])('refuse %s that must be held in memory as a whole to be decoded', async (_what, make) => {
      await expect(rewrite(await make())).rejects.toMatchObject(tooMuchMemory);
    });

    it('accept images of the same size that are decoded line by line', async () => {
      // The pixel data of the PNG is missing, which shows when it is decoded. That of the JPEG is filled with grey.
      await expect(rewrite(hugePng(8_000, 6_250, { bits: 16, hasAlpha: true }))).rejects.toMatchObject(
        unreadable,
      );
      await expect(rewrite(await hugeJpeg({}))).resolves.toMatchObject({ detailWidth: 6_250 });
    });

    it('allow only a short queue of images', async () => {
      const picture = await halves().png().toBuffer();
      const turn = Promise.withResolvers<void>();
      const others = [pictureReading.accounts.run('other', () => turn.promise)];
      const add = () => pictureReading.accounts.run(`other ${others.length}`, async () => undefined);
      while (!pictureReading.accounts.isFull) others.push(add());
      await expect(rewrite(picture)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 });
      turn.resolve();
      await Promise.all(others);
      await expect(rewrite(picture)).resolves.toBeDefined();
    });
  });

  it('fails with the error of the upload', async () => {
    const body = new PassThrough();
    body.write('x');
    const result = rewriteImage(body, 'avatar', MAX_BYTES, OPERATOR);
    const failure = new Error('the sender is gone');
    body.destroy(failure);
    await expect(result).rejects.toBe(failure);
  });
});

/** Creates a JPEG whose header declares 50 megapixels with four channels. Its data is that of a small image. */
async function hugeJpeg({ isProgressive = false, isInPlanes = false }): Promise<Buffer> {
  const data = await halves()
    .toColourspace('cmyk')
    .jpeg({ progressive: isProgressive, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const frame = data.indexOf(Buffer.from([0xff, isProgressive ? 0xc2 : 0xc0]));
  data.writeUInt16BE(6_250, frame + 5);
  data.writeUInt16BE(8_000, frame + 7);
  if (!isInPlanes) return data;
  const scan = data.indexOf(Buffer.from([0xff, 0xda]));
  const ofOnePlane = Buffer.from([0xff, 0xda, 0, 8, 1, data[frame + 10] ?? 1, 0, 0, 63, 0]);
  return Buffer.concat([
    data.subarray(0, scan),
    ofOnePlane,
    data.subarray(scan + 2 + data.readUInt16BE(scan + 2)),
  ]);
}

/** Creates a PNG whose header declares a size that its data does not have. */
function hugePng(
  width: number,
  height: number,
  { bits = 8, isInterlaced = false, hasAlpha = false } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, hasAlpha ? 6 : 2, 0, 0, Number(isInterlaced)], 8);
  const chunk = (type: string, data: Buffer): Buffer => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, checksum]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
