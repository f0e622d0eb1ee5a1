import type { default as Sharp } from 'sharp';

// The program of a process that reads pictures imports it as it is: what it imports can be read by taking the types out.

let loading: Promise<typeof Sharp> | undefined;

/** The library that decodes and draws pictures. It is loaded on first use: it takes 9 MB, and many processes need none. */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // Each picture is rewritten once: what libvips would keep of it, tens of megabytes, is never asked for again.
    sharp.cache(false);
    // libvips reads dozens of formats (SVG and PDF among them, which can name other files); this product needs three.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}
