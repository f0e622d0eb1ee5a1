import { serifFonts, systemFonts } from './font-stacks.ts';
import type { Typeface } from './typefaces.ts';

/** The weights of text and of headings, with a typeface's average width of English letters in em. */
interface Widths {
  /** At weight 400. */
  text: number;
  /** At weight 600. */
  heading: number;
}

/** A typeface with a font file, and its metrics in em. */
interface WebFont {
  name: string;
  kind: 'sans' | 'serif';
  /** The name of its file in the package, for Latin letters. */
  file: string;
  /** The weights that the file has. */
  weights: string;
  ascent: number;
  descent: number;
  widths: Widths;
}

const webFonts: Partial<Record<Typeface, WebFont>> = {
  INTER: {
    name: 'Inter',
    kind: 'sans',
    file: 'inter-latin-wght-normal.woff2',
    weights: '100 900',
    ascent: 0.969,
    descent: 0.241,
    widths: { text: 0.4774, heading: 0.4874 },
  },
  NUNITO_SANS: {
    name: 'Nunito Sans',
    kind: 'sans',
    file: 'nunito-sans-latin-wght-normal.woff2',
    weights: '200 1000',
    ascent: 1.011,
    descent: 0.353,
    widths: { text: 0.4519, heading: 0.4601 },
  },
  LORA: {
    name: 'Lora',
    kind: 'serif',
    file: 'lora-latin-wght-normal.woff2',
    weights: '400 700',
    ascent: 1.006,
    descent: 0.274,
    widths: { text: 0.4681, heading: 0.4775 },
  },
  SOURCE_SERIF: {
    name: 'Source Serif 4',
    kind: 'serif',
    file: 'source-serif-4-latin-wght-normal.woff2',
    weights: '200 900',
    ascent: 1.036,
    descent: 0.335,
    widths: { text: 0.4788, heading: 0.4863 },
  },
};

/** A font that many systems have, by the names of its files there. */
interface LocalFont {
  name: string;
  files: readonly string[];
  /** Its average width of English letters in em. */
  width: number;
  /** The weights that it stands for. */
  weights: string;
  /** Which of the widths it is scaled to. */
  use: keyof Widths;
}

const UP_TO_MEDIUM = '1 500';
const FROM_SEMIBOLD = '501 1000';

/** Arial and fonts of its widths, Roboto on Android. Serif typefaces are for headings, in one weight. */
const localFonts: Record<WebFont['kind'], readonly LocalFont[]> = {
  sans: [
    {
      name: 'Arial',
      files: ['Arial', 'Liberation Sans', 'Arimo'],
      width: 0.4459,
      weights: UP_TO_MEDIUM,
      use: 'text',
    },
    {
      name: 'Arial',
      files: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 0.48,
      weights: FROM_SEMIBOLD,
      use: 'heading',
    },
    { name: 'Roboto', files: ['Roboto'], width: 0.4448, weights: UP_TO_MEDIUM, use: 'text' },
    { name: 'Roboto', files: ['Roboto Bold'], width: 0.4522, weights: FROM_SEMIBOLD, use: 'heading' },
  ],
  serif: [
    { name: 'Georgia', files: ['Georgia'], width: 0.4458, weights: '1 1000', use: 'heading' },
    {
      name: 'Times',
      files: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      width: 0.4063,
      weights: '1 1000',
      use: 'heading',
    },
  ],
};

/** The letters of the font files. */
const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** Latin, Greek and Cyrillic letters. The local fonts have others too, such as Arabic, for which they are not meant. */
const EUROPEAN = 'U+0-52F,U+1E00-218F,U+2190-22FF';

/** The id of the page's element with the school's typeface. */
export const TYPEFACE_ID = 'typeface';

/** The name of a typeface's font file, without the hash of the build. Undefined for the system's own. */
export const typefaceFile = (typeface: Typeface): string | undefined =>
  typeface === 'FRAUNCES' ? 'fraunces-latin-wght-normal.woff2' : webFonts[typeface]?.file;

/** The name of a typeface. Undefined for the system's own. */
export const typefaceName = (typeface: Typeface): string | undefined =>
  typeface === 'FRAUNCES' ? 'Fraunces' : webFonts[typeface]?.name;

/** The fonts of headings and of text as values of `font-family`. */
export function typefaceStacks(typeface: Typeface): { heading: string; text: string } {
  if (typeface === 'SYSTEM') return { heading: systemFonts, text: systemFonts };
  const font = webFonts[typeface];
  if (!font) return { heading: `'Fraunces Variable', ${serifFonts}`, text: systemFonts };
  const own = [
    ...new Set([`${font.name} Variable`, ...localFonts[font.kind].map((local) => nameOf(font, local))]),
  ];
  const before = own.map((name) => `'${name}', `).join('');
  return font.kind === 'sans'
    ? { heading: before + systemFonts, text: before + systemFonts }
    : { heading: before + serifFonts, text: systemFonts };
}

/** The theme's variables of a typeface, by name. */
export function typefaceVariables(typeface: Typeface): Record<string, string> {
  const { heading, text } = typefaceStacks(typeface);
  return { '--chakra-fonts-heading': heading, '--chakra-fonts-body': text };
}

/**
 * Returns the `@font-face` rules of a typeface: its file, and local fonts scaled to its metrics, so that nothing jumps when the file
 * is loaded. Empty if it needs none.
 *
 * @param url of its font file; empty to leave it out
 */
export function fontFaces(typeface: Typeface, url: string): string {
  const font = webFonts[typeface];
  if (!font) return '';
  const own =
    url &&
    rule({
      'font-family': `'${font.name} Variable'`,
      'font-weight': font.weights,
      'font-display': 'swap',
      src: `url('${url}') format('woff2')`,
      'unicode-range': LATIN,
    });
  const locals = localFonts[font.kind].map((local) => {
    const scale = font.widths[local.use] / local.width;
    return rule({
      'font-family': `'${nameOf(font, local)}'`,
      'font-weight': local.weights,
      src: local.files.map((file) => `local('${file}')`).join(','),
      'size-adjust': percent(scale),
      'ascent-override': percent(font.ascent / scale),
      'descent-override': percent(font.descent / scale),
      'line-gap-override': '0%',
      'unicode-range': EUROPEAN,
    });
  });
  return own + locals.join('');
}

/**
 * Returns the styles of a school's typeface. They override the theme's variables by their higher specificity. Empty for the default,
 * which the theme and `fonts.css` have.
 *
 * @param url of its font file; empty to leave it out
 */
export function typefaceCss(typeface: Typeface, url = ''): string {
  if (typeface === 'FRAUNCES') return '';
  const variables = Object.entries(typefaceVariables(typeface)).map(([name, fonts]) => `${name}:${fonts}`);
  return `${fontFaces(typeface, url)}:root:root{${variables.join(';')}}`;
}

const nameOf = (font: WebFont, local: LocalFont): string => `${font.name} ${local.name}`;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const rule = (values: Record<string, string>): string =>
  `@font-face{${Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
