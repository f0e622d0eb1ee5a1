import { describe, expect, it } from 'vitest';
import { lectureNews, msOf, type NewsFacts } from './lecture-news.ts';

const COURSE = '2026-03-01T00:00:00.000Z';
const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const nothing: NewsFacts = { publishedAt: null, changedAt: null, progress: null };
const watched = (recordedAt: string) => ({ recordedAt });

describe('the news of a lecture', () => {
  it.each<[string, Partial<NewsFacts>, 'NEW' | 'CHANGED' | null]>([
    ['whose times are unknown', {}, null],
    ['published within 30 days', { publishedAt: '2026-04-01T12:00:00.000Z' }, 'NEW'],
    ['published earlier', { publishedAt: '2026-04-01T11:59:59.999Z' }, null],
    ['published a moment after now', { publishedAt: '2026-05-01T12:00:01.000Z' }, 'NEW'],
    [
      'new, but watched',
      { publishedAt: '2026-04-20T00:00:00.000Z', progress: watched('2026-04-21T00:00:00.000Z') },
      null,
    ],
    ['changed, but not watched', { changedAt: '2026-04-20T00:00:00.000Z' }, null],
    [
      'changed since it was watched',
      { changedAt: '2026-04-20T00:00:00.001Z', progress: watched('2026-04-20T00:00:00.000Z') },
      'CHANGED',
    ],
    [
      'watched since it changed',
      { changedAt: '2026-04-20T00:00:00.000Z', progress: watched('2026-04-20T00:00:00.000Z') },
      null,
    ],
    [
      'new, watched and then changed',
      {
        publishedAt: '2026-04-20T00:00:00.000Z',
        changedAt: '2026-04-22T00:00:00.000Z',
        progress: watched('2026-04-21T00:00:00.000Z'),
      },
      'CHANGED',
    ],
    [
      'new and changed, but not watched',
      { publishedAt: '2026-04-20T00:00:00.000Z', changedAt: '2026-04-22T00:00:00.000Z' },
      'NEW',
    ],
  ])('%s', (_what, facts, news) => {
    expect(lectureNews({ ...nothing, ...facts }, COURSE, NOW)).toBe(news);
  });

  it.each([
    ['at the same time as the course', '2026-04-20T00:00:00.000Z', null],
    ['before the course', '2026-04-21T00:00:00.000Z', null],
    ['after the course', '2026-04-19T23:59:59.999Z', 'NEW'],
    ['in a course that is a draft', null, null],
  ])('of one that was published %s', (_what, coursePublishedAt, news) => {
    const lecture = { ...nothing, publishedAt: '2026-04-20T00:00:00.000Z' };
    expect(lectureNews(lecture, coursePublishedAt, NOW)).toBe(news);
  });

  it('is only a change while the clock is unknown', () => {
    const fresh = { ...nothing, publishedAt: '2026-04-20T00:00:00.000Z' };
    expect(lectureNews(fresh, COURSE, null)).toBeNull();
    const changed = {
      ...nothing,
      changedAt: '2026-04-20T00:00:00.000Z',
      progress: watched('2026-04-01T00:00:00.000Z'),
    };
    expect(lectureNews(changed, COURSE, null)).toBe('CHANGED');
  });
});

it('reads times to the millisecond, also the dates of a rendering on the server', () => {
  const time = '2026-11-29T12:00:00.123Z';
  expect(msOf(time)).toBe(Date.parse(time));
  expect(msOf(new Date(time) as unknown as string)).toBe(Date.parse(time));
});
