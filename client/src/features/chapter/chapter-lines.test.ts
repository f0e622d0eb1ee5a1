import { describe, expect, it } from 'vitest';
import { chaptersOf } from '#shared/chapters.ts';
import { secondOf, withChapters } from './chapter-lines.ts';

const chapters = [
  { start: 62, title: 'Ends' },
  { start: 0, title: 'Ropes' },
];

describe('a description with chapters', () => {
  it.each([
    ['without chapters', 'About knots.', 'About knots.\n\n0:00 Ropes\n1:02 Ends'],
    ['that is empty', '', '0:00 Ropes\n1:02 Ends'],
    ['with other chapters', 'First.\n0:00 Old\n0:30 - Older\nLast.', 'First.\n0:00 Ropes\n1:02 Ends\nLast.'],
    ['with timed lines out of order', '0:30 Half\n0:10 Back', '0:00 Ropes\n1:02 Ends'],
  ])('%s gets the chapters in order and keeps the rest', (_what, before, after) => {
    expect(withChapters(before, chapters)).toBe(after);
    expect(chaptersOf(after).map(({ title }) => title)).toEqual(['Ropes', 'Ends']);
  });

  it('can lose all its chapters', () => {
    expect(withChapters('First.\n\n0:00 Old\n0:30 Older', [])).toBe('First.');
  });
});

describe('a time', () => {
  it.each([
    ['1:02', 62],
    [' 1:02:03 ', 3723],
    ['90', null],
    ['soon', null],
    ['', null],
  ])('%j is parsed as %j seconds', (time, second) => {
    expect(secondOf(time)).toBe(second);
  });
});
