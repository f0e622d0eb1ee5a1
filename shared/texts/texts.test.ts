import { afterEach, expect, it } from 'vitest';
import type { Language } from '#shared/languages.ts';
import type * as textsModule from './texts.ts';

// A separate instance of the module, so that other tests do not see this made-up feature.
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

it('reads a text in the current language', () => {
  const { found } = texts;
  expect(texts.title).toBe('Courses');
  speak('de');
  expect(texts.title).toBe('Kurse');
  expect(found.by({ name: 'Ada' })).toBe('Von Ada');
});

it('applies the plural and number formats of the language', () => {
  expect([1, 1_200].map((count) => texts.found.lectures({ count }))).toEqual(['1 lecture', '1,200 lectures']);
  speak('de');
  expect([1, 1_200].map((count) => texts.found.lectures({ count }))).toEqual([
    '1 Lektion',
    '1.200 Lektionen',
  ]);
});

it('types the placeholders of a text', () => {
  // @ts-expect-error it has no such placeholder
  expect(texts.found.by({ nobody: 'Ada' })).toBe('By , don’t ask ');
  // @ts-expect-error it has placeholders
  expect(typeof (texts.found.by satisfies string)).toBe('function');
});

it('lists its keys', () => {
  expect(Object.keys(texts)).toEqual(['title', 'found']);
  expect({ ...texts.found }).toHaveProperty('lectures');
  expect('title' in texts).toBe(true);
  expect('heading' in texts).toBe(false);
});

it('throws when a group is used as a text', () => {
  const group: unknown = texts.found;
  expect(() => `${group as string}`).toThrow();
});
