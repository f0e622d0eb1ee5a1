import type { Readable } from 'node:stream';
import { palette } from '#shared/palette.ts';
import type { Image } from '#server/platform/common/image.type.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { loadSharp } from '#server/platform/storage/load-sharp.ts';
import type { ImageStore, MadeFile } from '#server/platform/storage/image-store.ts';
import {
  describeVariants,
  encodeVariants,
  variantKeys,
  variantWidths,
  type ImageFile,
  type ImageVariants,
} from '#server/platform/storage/image-variants.ts';
import type { PictureSender } from '#server/platform/storage/picture-reading.ts';
import { mediaPath } from '#server/platform/storage/storage.ts';
import { readFilm, type HeroFilm } from './school-film.ts';
import type { SchoolFilm } from './school-film.type.ts';

/**
 * A picture of the school as stored in the settings. Logos and icons are PNG, which mail programs and PDFs can also
 * show.
 */
export interface OwnPicture {
  key: string;
  /** Width in pixels. */
  width: number;
  height: number;
  /** Whether a maskable icon with a margin is stored. Older icons have none. */
  isMaskable?: boolean;
}

/** The picture at the top of the home page: WebP, in 16:9, and the same in the sizes and formats that browsers choose from. */
export interface HeroPicture extends OwnPicture {
  variants: ImageVariants;
}

/** The pictures that replace the default ones. */
export interface SchoolPictures {
  logo: OwnPicture | null;
  /** For dark mode. */
  logoDark: OwnPicture | null;
  icon: OwnPicture | null;
  hero: HeroPicture | null;
  film: HeroFilm | null;
}

/** The pictures of a new school. */
export const noPictures: SchoolPictures = {
  logo: null,
  logoDark: null,
  icon: null,
  hero: null,
  film: null,
};

export const SchoolPicturePlace = graphqlEnum(
  'SchoolPicturePlace',
  'Where a picture of the school is shown.',
  {
    LOGO: 'In the header, in mails and on certificates, in place of the symbol and the name.',
    LOGO_DARK: 'In place of LOGO in dark mode and on sharing pictures. LOGO is shown there if it is not set.',
    ICON: 'In tabs, in bookmarks and on home screens.',
    HERO: 'At the top of the home page of visitors, in place of the drawing.',
    FILM: 'A silent film in place of HERO, which is shown until it plays. Without HERO it is not shown.',
  },
);
export type SchoolPicturePlace = keyof typeof SchoolPicturePlace;

/** A change of a picture. */
export interface PictureEdit {
  /** The version that the change is based on. */
  version: number;
  place: SchoolPicturePlace;
  /** Opens the upload; undefined for the default picture. */
  open?: () => Readable;
  /** Alternative text of a picture of the home page. */
  heroAlt?: string | null;
}

/** The setting that holds the picture of a place. */
export const settingOf = {
  LOGO: 'logo',
  LOGO_DARK: 'logoDark',
  ICON: 'icon',
  HERO: 'hero',
  FILM: 'film',
} as const satisfies Record<SchoolPicturePlace, keyof SchoolPictures>;

/** In pixels: for tabs, iOS home screens and other home screens. The upload is stored in the largest size. */
const ICON_SIZES = [32, 180, 192, 512] as const;
const [, , , LARGEST] = ICON_SIZES;
/** Margin in pixels. The safe zone is a circle of 80 % of the icon (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MARGIN = 112;
const SAFE_SIZE = LARGEST - 2 * MARGIN;
const [PAPER] = palette.paper.light;
type IconSize = (typeof ICON_SIZES)[number];

/** Returns a picture with its public address. */
export const imageOf = (picture: OwnPicture | null): Image | null => picture && publicImage(picture);

const publicImage = ({ key, width, height }: OwnPicture): Image => ({ url: mediaPath(key), width, height });

/** Returns the picture of the home page in all its sizes. */
export const heroOf = (hero: HeroPicture | null): Image | null =>
  hero && { ...publicImage(hero), ...describeVariants(hero.variants, hero) };

/** Returns the film with its public address. */
export const filmOf = (film: HeroFilm | null): SchoolFilm | null =>
  film && { ...publicImage(film), contentType: film.contentType };

/** Returns the path of an icon in a size of `ICON_SIZES`. */
export const iconPath = ({ key }: OwnPicture, size: IconSize): string => mediaPath(iconKey(key, size));

/** Returns the path of the maskable icon, for devices that cut off corners; null for an older icon without one. */
export const maskablePath = ({ key, isMaskable }: OwnPicture): string | null =>
  isMaskable ? mediaPath(maskableKey(key)) : null;

const maskableKey = (key: string): string => key.replace(`/${LARGEST}.png`, '/maskable.png');

const iconKey = (key: string, size: IconSize): string => key.replace(`/${LARGEST}.png`, `/${size}.png`);

/** Returns the keys of all stored objects of these pictures. */
export function pictureKeys({ logo, logoDark, icon, hero, film }: SchoolPictures): string[] {
  const logos = [logo, logoDark].flatMap((picture) => picture?.key ?? []);
  const icons = icon ? ICON_SIZES.map((size) => iconKey(icon.key, size)) : [];
  const heroes = hero ? [hero.key, ...variantKeys(hero.variants, hero)] : [];
  const films = film ? [film.key] : [];
  return [...logos, ...icons, ...(icon?.isMaskable ? [maskableKey(icon.key)] : []), ...heroes, ...films];
}

/** Converts an uploaded picture, or checks a film, for the files to store. Throws the errors of `rewriteImage` and `readFilm`. */
export async function readSchoolPicture(
  place: SchoolPicturePlace,
  stream: Readable,
  images: ImageStore,
  sender: PictureSender,
): Promise<{ picture: OwnPicture; files: MadeFile[] }> {
  if (place === 'HERO') return readHero(stream, images, sender);
  if (place === 'FILM') return readFilm(stream, () => images.newPrefix());
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

/** The variants are made at once and not by a job, as for courses: an admin changes this picture once in a while. */
async function readHero(
  stream: Readable,
  images: ImageStore,
  sender: PictureSender,
): Promise<{ picture: HeroPicture; files: ImageFile[] }> {
  const { width, height, detailWidth, ...file } = await images.rewrite(stream, 'hero', sender);
  const sizes = { prefix: images.newPrefix(), widths: variantWidths(detailWidth) };
  const { variants, files } = await encodeVariants(file.data, sizes);
  return { picture: { key: file.key, width, height, variants }, files: [file, ...files] };
}
