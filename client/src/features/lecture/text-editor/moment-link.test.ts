import { expect, it } from 'vitest';
import { escapeMarkdown, markdownLink, secondOfTime } from './moment-link.ts';

it.each([
  ['1:23', 83],
  [' 0:05 ', 5],
  ['75:00', 4500],
  ['1:02:03', 3723],
  ['83', 83],
  ['', null],
  ['1:75', null],
  ['1:2', null],
  ['-5', null],
  ['1:23 later', null],
  ['one', null],
])('a time written %j is second %j', (time, second) => {
  expect(secondOfTime(time)).toBe(second);
});

it.each([
  ['its brackets are escaped', 'a [b] c', '[a \\[b\\] c](/x)'],
  ['escaped brackets stay', 'a \\[b\\]', '[a \\[b\\]](/x)'],
  ['its formatting stays', '**a**', '[**a**](/x)'],
  ['a backslash does not escape the end of the link', 'a\\', '[a\\\\](/x)'],
  ['it is one line', ' a\n\nb ', '[a b](/x)'],
])('of the text of a link: %s', (_, text, link) => {
  expect(markdownLink(text, '/x')).toBe(link);
});

it('a title keeps its characters as the text of a link', () => {
  expect(markdownLink(escapeMarkdown('a_b* [c] $d$'), '/x')).toBe('[a\\_b\\* \\[c\\] \\$d\\$](/x)');
});
