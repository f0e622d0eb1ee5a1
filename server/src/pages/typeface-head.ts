import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw, type Html } from '#shared/html.ts';
import { TYPEFACE_ID, typefaceCss, typefaceFile } from '#shared/typeface-css.ts';
import { typefaces, type Typeface } from '#shared/typefaces.ts';

/**
 * Reads the names of the font files from the manifest in the client's folder. Returns the elements of the head for each typeface: a
 * link that loads its font file early, and its styles. If the client is not built, they have no font file.
 */
export function readTypefaces(folder: string): Record<Typeface, Html> {
  const manifest = join(folder, '.vite/manifest.json');
  const files = existsSync(manifest)
    ? Object.values(
        JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string; src?: string }>,
      )
    : [];
  const headOf = (typeface: Typeface) => {
    const name = typefaceFile(typeface);
    const file = name && files.find(({ src }) => src?.endsWith(`/${name}`))?.file;
    const css = typefaceCss(typeface, file && `/${file}`);
    const link = file && html`<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`;
    return html`${link}${css && raw(`<style id="${TYPEFACE_ID}">${css}</style>`)}`;
  };
  // The list has every typeface.
  return Object.fromEntries(typefaces.map((one) => [one, headOf(one)])) as Record<Typeface, Html>;
}
