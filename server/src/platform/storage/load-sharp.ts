import type { default as Sharp } from 'sharp';
import { madeOnce } from '#server/platform/common/made-once.ts';

// The image process imports this file unbuilt, so its imports must work with type stripping alone.

/** Loads the image library on first use: it takes 9 MB, and many processes do not need it. */
export const loadSharp = madeOnce(async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  // Each image is processed once, so the cache of libvips (tens of megabytes) would never be hit.
  sharp.cache(false);
  // libvips reads dozens of formats. Some, such as SVG and PDF, can refer to other files. The product needs three.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
});
