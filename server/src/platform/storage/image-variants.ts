import { loadSharp } from './load-sharp.ts';
import { mediaPath } from './storage.ts';

/** In CSS pixels or twice as many: a card on a phone and on a desk, a card that fills a phone, and a whole picture. */
const WIDTHS = [320, 640, 960, 1280];

/** How much is lost is hardly to be seen; what more effort would save takes three times as long. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' };
const WEBP = { quality: 75 };

const PLACEHOLDER_WIDTH = 16;
const PLACEHOLDER = { quality: 30, smartSubsample: true };

/** What there is of a stored picture in other sizes and formats, as its row keeps it. */
export interface ImageVariants {
  /** Where their keys begin. */
  prefix: string;
  /** Rising; none is wider than the picture. */
  widths: number[];
  /** The whole picture in a few pixels, as a `data:` address. */
  placeholder: string;
}

/** A stored picture in its own size. */
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

/** The widths to make of a picture, rising up to the one that shows all that there is to be seen. */
export function variantWidths(detailWidth: number): number[] {
  const widest = Math.min(detailWidth, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width < widest), widest];
}

/** The keys of all variants. In its own size the original is the WebP already. */
export function variantKeys(variants: ImageVariants, original: Pick<Original, 'width'>): string[] {
  return variants.widths.flatMap((width) => [
    avifKey(variants, width),
    ...(width < original.width ? [webpKey(variants, width)] : []),
  ]);
}

/** The values of `srcset` for each format, and the placeholder, as `Image` tells them. */
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
 * Encodes a stored picture in these widths, one after the other: no request should wait for more than one core. Rejects
 * when it cannot be read.
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
