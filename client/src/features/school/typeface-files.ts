import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import loraUrl from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import nunitoSansUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import sourceSerifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { fontFaces, typefaceCss } from '#shared/typeface-css.ts';
import { typefaces, type Typeface } from '#shared/typefaces.ts';

/** The addresses of the font files. The server finds them in the manifest of the build, by their names. */
const urls: Partial<Record<Typeface, string>> = {
  INTER: interUrl,
  NUNITO_SANS: nunitoSansUrl,
  LORA: loraUrl,
  SOURCE_SERIF: sourceSerifUrl,
};

/** The styles of a school's typeface. */
export const cssOfTypeface = (typeface: Typeface): string => typefaceCss(typeface, urls[typeface]);

/** The fonts of all typefaces. Browsers load those that an element uses. */
export const allFontFaces: string = typefaces
  .map((typeface) => fontFaces(typeface, urls[typeface] ?? ''))
  .join('');
