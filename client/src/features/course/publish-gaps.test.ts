import { describe, expect, it } from 'vitest';
import type { PublishCheckQuery } from '#client/gql/graphql.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { publishGaps } from './publish-gaps.ts';

const { publishCheck: texts } = courseFormTexts;

type Lecture = PublishCheckQuery['course']['lectures'][number];

const complete: Lecture = {
  __typename: 'Lecture',
  id: '1',
  kind: 'VIDEO',
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

describe('the gaps of a course before publication', () => {
  it('do not include the video, the captions and the description that a text has not', () => {
    const text: Partial<Lecture> = { kind: 'TEXT', description: '', video: null, captions: [] };
    expect(gapsOf(text)).toEqual([]);
    expect(gapsOf({}, text)).toEqual([]);
  });

  it('are empty when its lectures are complete, even if a video is still being processed', () => {
    expect(gapsOf({}, { status: 'PROCESSING' })).toEqual([]);
  });

  it.each([
    ['no lectures', [], texts.noLectures],
    ['only drafts', [{ isDraft: true }], texts.onlyDrafts],
    [
      'only lectures without a video',
      [{ status: 'UPLOADING' as const, video: null }, { isDraft: true }],
      texts.onlyWithoutVideo,
    ],
  ])('say that there is nothing to watch, with %s', (_name, lectures, gap) => {
    expect(gapsOf(...lectures)).toEqual([gap]);
  });

  it.each([
    ['drafts', { isDraft: true }, texts.drafts({ count: 1 })],
    ['videos still uploading', { status: 'UPLOADING' as const, video: null }, texts.noVideo({ count: 1 })],
    ['videos that failed', { status: 'FAILED' as const }, texts.failedVideo({ count: 1 })],
    ['missing captions', { captions: [] }, texts.noCaptions({ count: 1 })],
    ['missing descriptions', { description: '' }, texts.noDescription({ count: 1 })],
    [
      'descriptions that repeat the title',
      { description: ' The bowline' },
      texts.noDescription({ count: 1 }),
    ],
  ])('count %s', (_name, lecture, gap) => {
    expect(gapsOf({}, lecture)).toEqual([gap]);
  });
});
