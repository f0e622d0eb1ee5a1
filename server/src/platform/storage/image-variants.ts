import { loadSharp } from './load-sharp.ts';
import { mediaPath } from './storage.ts';

/**
 * Widths in pixels, for pixel densities of 1 and 2: a card on a phone and on a desktop, a card across a phone, a full
 * image.
 */
const WIDTHS = [320, 640, 960, 1280];

/** The loss is hardly visible. A higher effort would take three times as long for a small saving. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 75 };

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER = { quality: 30, smartSubsample: true };

/** The other sizes and formats of a stored image, as saved in its row. */
export interface ImageVariants {
  /** Prefix of their keys. */
  prefix: string;
  /** In ascending order. None is wider than the image. */
  widths: number[];
  /** The image in a few pixels, as a `data:` URL. */
  placeholder: string;
}

/** A stored image in its own size. */
interface Original {
  key: string;
  /** In pixels. */
  width: number;
}

export interface ImageFile {
  key: string;
  contentType: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
  data: Buffer;
}

const avifKey = ({ prefix }: ImageVariants, width: number) => `${prefix}${width}.avif`;
const webpKey = ({ prefix }: ImageVariants, width: number) => `${prefix}${width}.webp`;

/** Returns the widths to encode, in ascending order up to the width that shows all detail of the upload. */
export function variantWidths(detailWidth: number): number[] {
  const widest = Math.min(detailWidth, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width < widest), widest];
}

/** Returns the keys of all variants. The original itself is the WebP file of full width. */
export function variantKeys(variants: ImageVariants, original: Pick<Original, 'width'>): string[] {
  return variants.widths.flatMap((width) => [
    avifKey(variants, width),
    ...(width < original.width ? [webpKey(variants, width)] : []),
  ]);
}

/** Returns the `srcset` of each format and the placeholder, for the GraphQL type `Image`. */
export function describeVariants(variants: ImageVariants, original: Original) {
  const { widths, placeholder } = variants;
  const srcset = (keyOf: (width: number) => string) => (width: number) =>
    `${mediaPath(keyOf(width))} ${width}w`;
  const smaller = widths.filter((width) => width < original.width);
  return {
    avifSrcset: widths.map(srcset((width) => avifKey(variants, width))).join(', '),
    webpSrcset: [...smaller, original.width]
      .map(srcset((width) => (width === original.width ? original.key : webpKey(variants, width))))
      .join(', '),
    placeholder,
  };
}

/**
 * Encodes a stored image in these widths, one after the other, to use no more than one core. Rejects if the image is
 * unreadable.
 */
export async function encodeVariants(
  original: Buffer,
  { prefix, widths }: Pick<ImageVariants, 'prefix' | 'widths'>,
): Promise<{ variants: ImageVariants; files: ImageFile[] }> {
  const sharp = await loadSharp();
  const { width: originalWidth } = await sharp(original).metadata();
  const tiny = await sharp(original).resize(PLACEHOLDER_WIDTH).webp(PLACEHOLDER).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  const variants: ImageVariants = { prefix, widths, placeholder };
  const files: ImageFile[] = [];
  for (const width of widths) {
    const resized = sharp(original).resize(width);
    files.push({
      key: avifKey(variants, width),
      contentType: 'image/avif',
      data: await resized.clone().avif(AVIF).toBuffer(),
    });
    if (width >= originalWidth) continue;
    files.push({
      key: webpKey(variants, width),
      contentType: 'image/webp',
      data: await resized.webp(WEBP).toBuffer(),
    });
  }
  return { variants, files };
}
