import type { Readable } from 'node:stream';
import { palette } from '#shared/palette.ts';
import type { Image } from '#server/platform/common/image.type.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import type { ImageStore } from '#server/platform/storage/image-store.ts';
import type { ImageFile } from '#server/platform/storage/image-variants.ts';
import type { PictureSender } from '#server/platform/storage/picture-reading.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';

/** A picture of the school's own, as the settings keep it: a PNG, which mail programs and PDFs show, too. */
export interface OwnPicture {
  key: string;
  /** In pixels, like the height. */
  width: number;
  height: number;
  /** Whether an icon is there with room around it, too; those of before are not. */
  isMaskable?: boolean;
}

/** The pictures that a school puts in place of the product's. */
export interface SchoolPictures {
  logo: OwnPicture | null;
  /** Where it is dark. */
  logoDark: OwnPicture | null;
  icon: OwnPicture | null;
}

/** The ones of a school that nobody has set up. */
export const noPictures: SchoolPictures = { logo: null, logoDark: null, icon: null };

export const SchoolPicturePlace = graphqlEnum(
  'SchoolPicturePlace',
  'Where a picture of the school is shown.',
  {
    LOGO: 'In the header, in mails and on certificates, in place of sign and name.',
    LOGO_DARK:
      'In its place where it is dark, and on pictures of shared links; the other one unless there is one.',
    ICON: 'In tabs, bookmarks and on home screens.',
  },
);
export type SchoolPicturePlace = keyof typeof SchoolPicturePlace;

/** The setting that holds the picture of a place. */
export const settingOf = { LOGO: 'logo', LOGO_DARK: 'logoDark', ICON: 'icon' } as const satisfies Record<
  SchoolPicturePlace,
  keyof SchoolPictures
>;

/** In pixels, as tabs, phones of Apple and other home screens ask for icons; the largest is what is kept of the upload. */
const ICON_SIZES = [32, 180, 192, 512] as const;
const [, , , LARGEST] = ICON_SIZES;
/** What no device cuts off is a square within a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MARGIN = 112;
const SAFE_SIZE = LARGEST - 2 * MARGIN;
const [PAPER] = palette.paper.light;
type IconSize = (typeof ICON_SIZES)[number];

/** The picture as everybody is told of it. */
export function imageOf(picture: OwnPicture | null): Image | null {
  return picture && { url: mediaPath(picture.key), width: picture.width, height: picture.height };
}

/** Where an icon is, in a size of `ICON_SIZES`. */
export const iconPath = ({ key }: OwnPicture, size: IconSize): string => mediaPath(iconKey(key, size));

/** Where an icon is with room around it, for devices that cut its corners off; null for one of before. */
export const maskablePath = ({ key, isMaskable }: OwnPicture): string | null =>
  isMaskable ? mediaPath(maskableKey(key)) : null;

const maskableKey = (key: string): string => key.replace(`/${LARGEST}.png`, '/maskable.png');

const iconKey = (key: string, size: IconSize): string => key.replace(`/${LARGEST}.png`, `/${size}.png`);

/** The keys of all stored objects of these pictures. */
export function pictureKeys({ logo, logoDark, icon }: SchoolPictures): string[] {
  const logos = [logo, logoDark].flatMap((picture) => picture?.key ?? []);
  const icons = icon ? ICON_SIZES.map((size) => iconKey(icon.key, size)) : [];
  return [...logos, ...icons, ...(icon?.isMaskable ? [maskableKey(icon.key)] : [])];
}

/** An uploaded picture with the files that are to be stored. Throws what `rewriteImage` throws. */
export async function readSchoolPicture(
  place: SchoolPicturePlace,
  stream: Readable,
  images: ImageStore,
  sender: PictureSender,
): Promise<{ picture: OwnPicture; files: ImageFile[] }> {
  if (place !== 'ICON') {
    const { width, height, ...file } = await images.rewrite(stream, 'logo', sender);
    return { picture: { key: file.key, width, height }, files: [file] };
  }
  const { data: largest, width, height } = await images.rewrite(stream, 'icon', sender);
  const key = `${images.newPrefix()}${LARGEST}.png`;
  const sharp = await loadSharp();
  const files = await Promise.all(
    ICON_SIZES.map(async (size): Promise<ImageFile> => ({
      key: iconKey(key, size),
      contentType: 'image/png',
      data: size === LARGEST ? largest : await sharp(largest).resize(size, size).png().toBuffer(),
    })),
  );
  const maskable: ImageFile = {
    key: maskableKey(key),
    contentType: 'image/png',
    data: await sharp(largest)
      .resize(SAFE_SIZE, SAFE_SIZE)
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PAPER })
      .flatten({ background: PAPER })
      .png()
      .toBuffer(),
  };
  return { picture: { key, width, height, isMaskable: true }, files: [...files, maskable] };
}
