// @slow server/src/platform/storage
import { setImmediate } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { accountOf, OPERATOR, PictureReading } from './picture-reading.ts';
import { withoutTexts } from './picture-parts.ts';
import { jpegSegment, progressiveJpeg } from './progressive-jpeg.test-helper.ts';
import { rewritePicture, type PictureShape } from './rewrite-picture.ts';

const shape: PictureShape = { width: 32, height: 32, fit: 'cover', output: 'webp' };
const ada = { account: 'ada' };
const stranger = { visitor: 'address:192.0.2.1' };
const tooManyParts = { code: 'BAD_USER_INPUT', message: inputRefusals.imageParts };

const small = () => sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });

const large = () => sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: 'teal' } });

/** Creates a PNG with these chunks after its header. */
async function pngWith(chunks: Buffer): Promise<Buffer> {
  const png = await small().png().toBuffer();
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), chunks, png.subarray(afterHeader)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

describe('an uploaded image', () => {
  it.each([501, 2_500])('is refused before decoding if it is a JPEG of %d scans', async (scans) => {
    const source = progressiveJpeg(4096, scans);
    await expect(new PictureReading().rewrite({ source, shape }, ada)).rejects.toMatchObject(tooManyParts);
    // The decoder itself would accept the image and spend time on each scan.
    expect((await sharp(source).metadata()).width).toBe(4096);
  });

  it('is accepted with 500 scans', async () => {
    const source = progressiveJpeg(512, 500);
    await expect(new PictureReading().rewrite({ source, shape }, ada)).resolves.toMatchObject({ width: 32 });
  });

  it('is refused if it is a JPEG with a million metadata segments', async () => {
    const jpeg = await small().jpeg().toBuffer();
    const segment = jpegSegment(0xe1, Buffer.from('a'));
    const source = Buffer.concat([
      jpeg.subarray(0, 2),
      ...Array<Buffer>(1_000_000).fill(segment),
      jpeg.subarray(2),
    ]);
    await expect(rewritePicture({ source, shape })).resolves.toEqual({ fault: 'PARTS' });
  });

  it('is read without its PNG texts, which can expand to a thousand times their size', async () => {
    const bomb = Buffer.concat([Buffer.from('key\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]);
    const texts = Buffer.concat(Array<Buffer>(18).fill(chunk('zTXt', bomb)));
    const [plain, loaded] = [await pngWith(Buffer.alloc(0)), await pngWith(texts)];
    const [before, after] = await Promise.all(
      [plain, loaded].map((source) => rewritePicture({ source, shape })),
    );
    expect(before).toHaveProperty('picture');
    expect(after).toEqual(before);
  });

  it('keeps the PNG chunks that affect its look', async () => {
    const source = await sharp(Buffer.alloc(16), { raw: { width: 2, height: 2, channels: 4 } })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .png({ palette: true })
      .toBuffer();
    const kept = await sharp(withoutTexts(source)).metadata();
    expect(kept).toMatchObject({ orientation: 6, hasAlpha: true, hasProfile: true });
  });

  it('is refused after its time limit, and the next image is processed', async () => {
    const source = progressiveJpeg(4096, 500);
    const reading = new PictureReading(1);
    const overdue = { code: 'BAD_USER_INPUT', message: inputRefusals.imageTime };
    await expect(reading.rewrite({ source, shape }, ada)).rejects.toMatchObject(overdue);
    await expect(reading.rewrite({ source, shape }, OPERATOR)).rejects.toMatchObject(overdue);
  });

  it.each([
    ['a JPEG', () => large().jpeg({ chromaSubsampling: '4:4:4' })],
    ['a progressive JPEG', () => large().jpeg({ chromaSubsampling: '4:4:4', progressive: true })],
    ['a PNG', () => large().ensureAlpha().png({ compressionLevel: 1 })],
    ['an interlaced PNG', () => large().ensureAlpha().png({ compressionLevel: 1, progressive: true })],
    ['a WebP', () => large().webp({ effort: 0 })],
  ])(
    'is accepted as %s of 50 megapixels that is on its side, in the memory of its process',
    async (_, make) => {
      const source = await make().withMetadata({ orientation: 6 }).toBuffer();
      const upright: PictureShape = { width: 1280, height: 1280, fit: 'inside', output: 'webp' };
      await expect(new PictureReading().rewrite({ source, shape: upright }, ada)).resolves.toMatchObject({
        width: 1000,
        height: 1280,
        detailWidth: 6_250,
      });
    },
  );

  it('is refused if it is unreadable', async () => {
    const source = Buffer.from('\xff\xd8\xff and nothing else', 'latin1');
    const unreadable = { code: 'BAD_USER_INPUT', message: messages.validation.imageUnreadable };
    await expect(new PictureReading().rewrite({ source, shape }, ada)).rejects.toMatchObject(unreadable);
  });

  it('waits only for images of its own kind of sender, accounts or visitors', async () => {
    const reading = new PictureReading();
    const source = await small().png().toBuffer();
    const turn = Promise.withResolvers<void>();
    const member = reading.accounts.run('eve', () => turn.promise);
    let isRead = false;
    const waiting = reading.rewrite({ source, shape }, ada).then(() => (isRead = true));
    await expect(reading.rewrite({ source, shape }, stranger)).resolves.toMatchObject({ width: 32 });
    await setImmediate();
    expect(isRead).toBe(false);
    turn.resolve();
    await Promise.all([member, waiting]);
  });

  it("belongs to the sender's account if there is one", () => {
    expect(accountOf({ userId: 'ada', role: 'USER', via: { kind: 'session', id: '' } })).toEqual(ada);
    expect(() => accountOf(null)).toThrow(messages.access.loginRequired);
  });
});
