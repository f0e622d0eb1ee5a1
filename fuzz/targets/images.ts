import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { registerAdmin } from '#testing/factories.ts';
import { mutate, mutations } from '../mutations.ts';
import { sendFile } from '../send-file.ts';
import { defineTarget } from '../target.ts';

const UPDATE = 'mutation U($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';

/** Images of each format, progressive and not. */
async function pictures(): Promise<Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const drawn = () => sharp({ create: { width: 96, height: 64, channels: 3, background: 'teal', noise } });
  return Promise.all([
    drawn().png().toBuffer(),
    drawn().png({ progressive: true }).toBuffer(),
    drawn().jpeg().toBuffer(),
    drawn().jpeg({ progressive: true }).toBuffer(),
    drawn().webp().toBuffer(),
    drawn().gif().toBuffer(),
  ]);
}

/** Corrects the checksums of a PNG, without which its decoder stops early. */
function withChecksums(file: Buffer): Buffer {
  if (!file.toString('latin1', 0, 4).endsWith('PNG')) return file;
  const png = Buffer.from(file);
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) break;
    png.writeUInt32BE(crc32(png.subarray(at + 4, end)), end);
    at = end + 4;
  }
  return png;
}

/** Positions of sizes in the formats: PNG's header, JPEG's frame, WebP's. */
const SIZES = [16, 20, 22, 24, 26, 30, 158, 160, 162];

/** Images, for the decoders of libvips. */
export const images = defineTarget({
  name: 'images',
  async prepare(school) {
    return { school, client: (await registerAdmin(school)).client, originals: await pictures() };
  },
  arbitrary: ({ originals }) =>
    fc
      .record({ original: fc.constantFrom(...originals), changes: mutations, isChecked: fc.boolean() })
      .map(({ original, changes, isChecked }) => {
        const file = mutate(original, changes, SIZES);
        return isChecked ? withChecksums(file) : file;
      }),
  async send({ school, client }, file) {
    // Otherwise, most cases would only hit the rate limit of changes.
    await school.sql("delete from rate_limits where key like 'profile:%'");
    return sendFile(client, { query: UPDATE, input: { fullName: 'Ada Lovelace' }, field: 'avatar', file });
  },
});
