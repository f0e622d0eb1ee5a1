import sharp, { type OverlayOptions } from 'sharp';

/** Pango names of the fonts. `missingDebianPackages` lists their packages. */
export const fonts = {
  headline: 'DejaVu Serif Condensed Bold',
  body: 'Liberation Sans',
  label: 'Liberation Sans Bold',
  code: 'Liberation Mono',
} as const;

/** The style of a text. Sizes are in pixels. Lines wrap at `width`. */
export interface TextStyle {
  font: string;
  size: number;
  width: number;
  colour: string;
  /** Extra pixels between lines. */
  leading?: number;
}

/** A rendered text with its size in pixels. */
export interface TextBlock {
  image: Buffer;
  width: number;
  height: number;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Renders and wraps a text with Pango. */
export async function setText(text: string, style: TextStyle): Promise<TextBlock> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${style.colour}">${escapeMarkup(text)}</span>`,
      // At 72 dpi a point is a pixel.
      font: `${style.font} ${style.size}`,
      dpi: 72,
      width: style.width,
      wrap: 'word-char',
      spacing: style.leading ?? 0,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/** Puts a text block on a slide with its top left corner at (left, top). */
export function placed(block: TextBlock, left: number, top: number): OverlayOptions {
  return { input: block.image, left: Math.round(left), top: Math.round(top) };
}
