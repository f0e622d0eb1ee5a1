import { afterEach, expect, it } from 'vitest';
import type { Language } from '#shared/languages.ts';
import type * as textsModule from './texts.ts';

// One of its own: of the feature that is made up here no other test finds a file.
const own = './texts.ts?own';
const { addTexts, setCurrentLanguage, textsOf } = (await import(
  /* @vite-ignore */ own
)) as typeof textsModule;

const texts = textsOf('test', {
  title: 'Courses',
  found: {
    lectures: '{count, plural, one {# lecture} other {# lectures}}',
    by: 'By {name}, don’t ask {name}',
  },
});
addTexts('de', {
  'test.title': 'Kurse',
  'test.found.lectures': '{count, plural, one {# Lektion} other {# Lektionen}}',
  'test.found.by': 'Von {name}',
});
const speak = (language: Language) => setCurrentLanguage(() => language);

afterEach(() => speak('en'));

it('reads a text in the language of the moment', () => {
  const { found } = texts;
  expect(texts.title).toBe('Courses');
  speak('de');
  expect(texts.title).toBe('Kurse');
  expect(found.by({ name: 'Ada' })).toBe('Von Ada');
});

it('knows one from many, and writes numbers as the language does', () => {
  expect([1, 1_200].map((count) => texts.found.lectures({ count }))).toEqual(['1 lecture', '1,200 lectures']);
  speak('de');
  expect([1, 1_200].map((count) => texts.found.lectures({ count }))).toEqual([
    '1 Lektion',
    '1.200 Lektionen',
  ]);
});

it('types what a text is to be given', () => {
  // @ts-expect-error it has no such placeholder
  expect(texts.found.by({ nobody: 'Ada' })).toBe('By , don’t ask ');
  // @ts-expect-error it has placeholders
  expect(typeof (texts.found.by satisfies string)).toBe('function');
});

it('tells its keys', () => {
  expect(Object.keys(texts)).toEqual(['title', 'found']);
  expect({ ...texts.found }).toHaveProperty('lectures');
  expect('title' in texts).toBe(true);
  expect('heading' in texts).toBe(false);
});

it('is no text where there is only a group', () => {
  const group: unknown = texts.found;
  expect(() => `${group as string}`).toThrow();
});
