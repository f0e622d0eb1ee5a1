import type { default as Sharp } from 'sharp';
import { madeOnce } from '#server/platform/common/made-once.ts';

// The program of a process that reads pictures imports it as it is: what it imports can be read by taking the types out.

/** The library that decodes and draws pictures. It is loaded on first use: it takes 9 MB, and many processes need none. */
export const loadSharp = madeOnce(async (): Promise<typeof Sharp> => {
  const { default: sharp } = await import('sharp');
  // Each picture is rewritten once: what libvips would keep of it, tens of megabytes, is never asked for again.
  sharp.cache(false);
  // libvips reads dozens of formats (SVG and PDF among them, which can name other files); this product needs three.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
});
