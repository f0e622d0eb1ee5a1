import { expect, it } from 'vitest';
import { englishIn } from './english-texts.ts';

it('finds the texts of a call with their keys and docstrings', () => {
  const source = `export const courseTexts = textsOf('course', {
    title: 'Courses',
    /** On the card. */
    card: {
      // Of the course.
      progress: '{done} of {total}',
      /**
       * For screen readers,
       * too.
       */
      'aria-label': "It's {name}",
    },
  });`;
  const [found] = englishIn('course.ts', source);
  expect(found?.feature).toBe('course');
  expect(source.slice(found?.start, found?.end)).toMatch(/^\{\s+title[^]*\}$/);
  expect(found?.texts).toEqual([
    { key: 'course.title', text: 'Courses', comments: [] },
    { key: 'course.card.progress', text: '{done} of {total}', comments: ['On the card.', 'Of the course.'] },
    {
      key: 'course.card.aria-label',
      text: "It's {name}",
      comments: ['On the card.', 'For screen readers, too.'],
    },
  ]);
});

it.each([
  ["textsOf('a', { title: 'Courses' + name })", 'a.title is no plain text'],
  ["textsOf('a', { [key]: 'Courses' })", 'a has a text without a plain key'],
  ["textsOf('a', { ...others })", 'a has a text without a plain key'],
])('refuses %s, which translators would not get', (source, message) => {
  expect(() => englishIn('a.ts', source)).toThrow(message);
});
