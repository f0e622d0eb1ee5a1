import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { fontFaces, typefaceCss, typefaceFile, typefaceStacks } from '#shared/typeface-css.ts';
import { typefaces } from '#shared/typefaces.ts';
import { system } from './system.ts';

const PACKAGES = {
  INTER: 'inter',
  NUNITO_SANS: 'nunito-sans',
  LORA: 'lora',
  SOURCE_SERIF: 'source-serif-4',
} as const;
const withFile = Object.entries(PACKAGES) as [keyof typeof PACKAGES, string][];
const { resolve } = createRequire(import.meta.url);

/** The values of a property in style rules. */
const valuesOf = (css: string, property: string): string[] =>
  [...css.matchAll(new RegExp(`(?<![\\w-])${property}:\\s*([^;}]*)`, 'g'))].map(([, value = '']) => value);

/** The first and last codes of the parts of a `unicode-range`. */
const partsOf = (range = '') =>
  range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

/** Whether a `unicode-range` contains a letter. */
const contains = (range: string, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return partsOf(range).some(([first, last]) => code >= first && code <= last);
};

it('the default typeface is that of the theme, and adds nothing to pages', () => {
  const [heading, text] = ['heading', 'body'].map(
    (name) => system.tokens.getByName(`fonts.${name}`)?.value as unknown,
  );
  expect(typefaceStacks('FRAUNCES')).toEqual({ heading, text });
  expect(typefaceCss('FRAUNCES')).toBe('');
});

it.each(withFile)('%s has the file, the weights and the letters of its package', (typeface, name) => {
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const rules = readFileSync(join(folder, 'index.css'), 'utf8');
  const latin = rules.slice(rules.indexOf(`/* ${name}-latin-wght-normal */`));
  expect(typefaceFile(typeface)).toBe(/files\/([^)]*)\)/.exec(latin)?.[1]);
  const own = fontFaces(typeface, '/font.woff2');
  expect(valuesOf(own, 'font-family')[0]).toBe(valuesOf(latin, 'font-family')[0]);
  expect(valuesOf(own, 'font-weight')[0]).toBe(valuesOf(latin, 'font-weight')[0]);
  const [ranges, range] = [valuesOf(own, 'unicode-range'), valuesOf(latin, 'unicode-range')[0]];
  expect(partsOf(ranges[0])).toEqual(partsOf(range));
});

it.each(withFile)('%s leaves Arabic and Japanese to the fonts of the default', (typeface) => {
  const ranges = valuesOf(fontFaces(typeface, '/font.woff2'), 'unicode-range');
  expect(ranges.length).toBeGreaterThan(2);
  for (const range of ranges) {
    expect(contains(range, 'A')).toBe(true);
    for (const letter of ['ع', '本', 'あ', 'ア', 'ש'])
      expect([letter, contains(range, letter)]).toEqual([letter, false]);
  }
  const { heading, text } = typefaceStacks('FRAUNCES');
  const rest = [text, heading.replace("'Fraunces Variable', ", '')];
  for (const stack of Object.values(typefaceStacks(typeface)))
    expect(rest.some((fonts) => stack.endsWith(fonts))).toBe(true);
});

it.each(typefaces)('the fonts of %s are defined, and no other web font is in them', (typeface) => {
  const { heading, text } = typefaceStacks(typeface);
  const fontsCss = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const defined = valuesOf(fontsCss + fontFaces(typeface, '/font.woff2'), 'font-family');
  const named = `${heading}, ${text}`.match(/'(?:Fraunces|Inter|Nunito|Lora|Source)[^']*'/g) ?? [];
  expect(named.filter((name) => !defined.includes(name))).toEqual([]);
  expect(new Set(named.filter((name) => name.endsWith(" Variable'"))).size).toBe(
    typeface === 'SYSTEM' ? 0 : 1,
  );
});
