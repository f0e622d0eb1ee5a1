import { createHash } from 'node:crypto';
import { accentPalette } from '#shared/accent.ts';
import { palette } from '#shared/palette.ts';
import type { TextImages, TextStyle } from '#server/platform/fonts/text-images.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import type { School } from '#server/school/school.type.ts';
import type { Course } from './course.entity.ts';

/** Version of the design. Increase it with each change, so that stored pictures are redrawn. */
const EDITION = 1;

/** The size in pixels that sites expect for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 };
export const SHARE_TYPE = 'image/jpeg';
const MARGIN = 64;
const GAP = 20;

/** The product's colours in dark mode. */
const OWN_COLOR = '#fab42e';
const SCHOOL: Omit<TextStyle, 'color'> = { width: 600, sizes: [34], maxLines: 1 };
const TITLE: TextStyle = {
  color: '#f8f5ef',
  width: SHARE_SIZE.width - 2 * MARGIN,
  sizes: [68, 58, 50],
  maxLines: 3,
};
const LOGO = { width: 480, height: 96 };

/** The settings of the school that the picture shows. */
type SharedSchool = Pick<School, 'name' | 'accent' | 'secondColor' | 'logo' | 'logoDark'>;

/** The key of the logo on the dark picture; undefined if the school's name is shown instead. */
export const sharedLogoKey = ({ logo, logoDark }: SharedSchool): string | undefined =>
  (logoDark ?? logo)?.key;

interface SharedParts {
  school: SharedSchool;
  title: string;
  /** The picture of the course, or null. */
  thumbnail: Buffer | null;
  /** The logo that replaces the school's name, or null. */
  logo: Buffer | null;
}

/** The dark ground, as `#rrggbb`. */
const hallOf = ({ accent, secondColor }: SharedSchool): string =>
  accentPalette(accent, secondColor).paper.dark[0] ?? palette.paper.dark[0];

/** Digest of everything that a share picture shows, for its key. */
export function sharePictureDigest(
  school: SharedSchool,
  { title, thumbnailKey }: Pick<Course, 'title' | 'thumbnailKey'>,
): string {
  const { name, accent } = school;
  const hall = hallOf(school);
  const logoKey = sharedLogoKey(school);
  const parts = [
    EDITION,
    name,
    title,
    thumbnailKey,
    ...(accent ? [accent] : []),
    ...(hall === palette.paper.dark[0] ? [] : [hall]),
    ...(logoKey ? [logoKey] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * Draws the link preview of a course or of the school as a JPEG: its picture if there is one, its title and the school. A title with
 * characters that the fonts lack is left out, because link previews show it beside the picture. Rejects if the picture cannot be read.
 */
export async function drawSharePicture(
  texts: TextImages,
  { school, title, thumbnail, logo }: SharedParts,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const hall = hallOf(school);
  const color = school.accent === '' ? OWN_COLOR : (accentPalette(school.accent).dark[8] ?? OWN_COLOR);
  const name = logo ? await drawLogo(logo) : await texts.draw(school.name, { ...SCHOOL, color });
  const lines = await texts.draw(title, TITLE);
  let bottom = SHARE_SIZE.height - MARGIN;
  const layers = [lines, name].flatMap((image) => {
    if (!image) return [];
    const top = bottom - image.height;
    bottom = top - GAP;
    return [{ input: image.data, left: MARGIN, top }];
  });
  const shadow = {
    input: shade(hall, bottom),
    raw: { width: 1, height: SHARE_SIZE.height, channels: 4 },
    tile: true,
  } as const;
  const picture = thumbnail
    ? sharp(thumbnail)
        .resize(SHARE_SIZE.width, SHARE_SIZE.height)
        .composite([shadow, ...layers])
    : sharp({ create: { ...SHARE_SIZE, channels: 3, background: hall } }).composite(layers);
  return picture.jpeg({ quality: 82 }).toBuffer();
}

/** Scales a logo down to its maximum size. */
async function drawLogo(logo: Buffer): Promise<{ data: Buffer; height: number }> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(logo)
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** A column of pixels that darkens downwards, so that light text is readable below `top`. */
function shade(hall: string, top: number): Buffer {
  const begin = top - 220;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hall.slice(at, at + 2), 16));
  const pixels = Array.from({ length: SHARE_SIZE.height }, (_, y) => {
    const share = Math.min(1, Math.max(0, (y - begin) / (top - begin)));
    return [red, green, blue, Math.round(225 * share)];
  });
  return Buffer.from(pixels.flat());
}
