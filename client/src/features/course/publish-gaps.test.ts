import { describe, expect, it } from 'vitest';
import type { PublishCheckQuery } from '#client/gql/graphql.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { publishGaps } from './publish-gaps.ts';

const { publishCheck: texts } = courseFormTexts;

type Lecture = PublishCheckQuery['course']['lectures'][number];

const complete: Lecture = {
  __typename: 'Lecture',
  id: '1',
  title: 'The bowline',
  description: 'A loop that never slips.',
  isDraft: false,
  status: 'READY',
  video: { __typename: 'Video', url: '/media/1' },
  captions: [{ __typename: 'Captions', id: '1' }],
};
const gapsOf = (...lectures: Partial<Lecture>[]) =>
  publishGaps({
    __typename: 'Course',
    id: '1',
    lectures: lectures.map((lecture) => ({ ...complete, ...lecture })),
  });

describe('what a course lacks that is about to be published', () => {
  it('is nothing when its lectures are complete, one whose film is still being prepared among them', () => {
    expect(gapsOf({}, { status: 'PROCESSING' })).toEqual([]);
  });

  it.each([
    ['no lectures', [], texts.noLectures],
    ['drafts alone', [{ isDraft: true }], texts.onlyDrafts],
    [
      'lectures without a video alone',
      [{ status: 'UPLOADING' as const, video: null }, { isDraft: true }],
      texts.onlyWithoutVideo,
    ],
  ])('is something to watch, with %s', (_name, lectures, gap) => {
    expect(gapsOf(...lectures)).toEqual([gap]);
  });

  it.each([
    ['drafts', { isDraft: true }, texts.drafts({ count: 1 })],
    ['videos on their way', { status: 'UPLOADING' as const, video: null }, texts.noVideo({ count: 1 })],
    ['videos that failed', { status: 'FAILED' as const }, texts.failedVideo({ count: 1 })],
    ['captions', { captions: [] }, texts.noCaptions({ count: 1 })],
    ['descriptions', { description: '' }, texts.noDescription({ count: 1 })],
    ['descriptions of their own', { description: ' The bowline' }, texts.noDescription({ count: 1 })],
  ])('is told of %s', (_name, lecture, gap) => {
    expect(gapsOf({}, lecture)).toEqual([gap]);
  });
});
