import { describe, expect, it } from 'vitest';
import { chapterMessages } from '#shared/chapter.ts';
import { faultsOf } from './edited-chapters.ts';

const rows = (...chapters: [start: string, title: string][]) =>
  chapters.map(([start, title], id) => ({ id, start, title }));
const { validation } = chapterMessages;

describe('a list of chapters', () => {
  it.each([
    ['that is empty', rows()],
    ['in any order', rows(['1:00', 'Ends'], ['0:00', 'Ropes'])],
  ])('%s is valid', (_what, chapters) => {
    expect(faultsOf(chapters, 120)).toBeNull();
  });

  it.each([
    ['with a single chapter', rows(['0:00', 'Ropes']), validation.two],
    ['that starts after 0:00', rows(['0:10', 'Ropes'], ['1:00', 'Ends']), validation.first],
  ])('%s is invalid', (_what, chapters, list) => {
    expect(faultsOf(chapters, 120)).toEqual({ rows: new Map(), list });
  });

  it.each([
    ['an invalid time', ['soon', 'Ends'], { start: validation.time }],
    ['a time after the end of the video', ['2:00', 'Ends'], { start: validation.tooLate }],
    ['the time of another chapter', ['0:00', 'Ends'], { start: validation.sameTime }],
    ['no title', ['1:00', ' '], { title: validation.title }],
  ] as const)('reports the chapter with %s', (_what, [start, title], errors) => {
    expect(faultsOf(rows(['0:00', 'Ropes'], [start, title]), 120)?.rows).toEqual(new Map([[1, errors]]));
  });
});
