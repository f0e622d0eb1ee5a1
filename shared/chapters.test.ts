import { describe, expect, it } from 'vitest';
import { chapterAt, chaptersOf, timedLine } from './chapters.ts';

describe('chapters of a description', () => {
  it('are the lines that begin with a time', () => {
    const description =
      'About joins.\n\n0:00 Intro\n2:05 - Indexes: what for?\n[1:02:03] Questions\nThat is all.';
    expect(chaptersOf(description)).toEqual([
      { start: 0, title: 'Intro' },
      { start: 125, title: 'Indexes: what for?' },
      { start: 3723, title: 'Questions' },
    ]);
  });

  it.each([
    ['a single time', '0:00 Intro'],
    ['times that do not begin at 0', '0:10 Intro\n1:00 More'],
    ['times that go back', '0:00 Intro\n2:00 More\n1:00 Less'],
    ['times within sentences', 'It begins at 0:00 and\nends at 1:00 sharp.'],
    ['times without words', '0:00\n1:00'],
    ['minutes of more than 59 seconds', '0:00 Intro\n0:75 More'],
  ])('are not made of %s', (_name, description) => {
    expect(chaptersOf(description)).toEqual([]);
  });
});

it('a chapter lasts until the next', () => {
  const chapters = chaptersOf('0:00 Intro\n1:00 More');
  expect([0, 59.9, 60, 999].map((second) => chapterAt(chapters, second)?.title)).toEqual([
    'Intro',
    'Intro',
    'More',
    'More',
  ]);
});

it('a line keeps what stands around its time', () => {
  const parts = { before: '[', time: '1:02:03', after: '] Questions - and answers', second: 3723 };
  expect(timedLine('[1:02:03] Questions - and answers')).toEqual(parts);
  expect(timedLine('It begins at 0:00')).toBeNull();
});
