// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CourseDocument, type LectureProgressPartsFragment } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleCourse, sampleOwnLecture, samplePageFields } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourseProgress, sampleLectureProgress } from '#client/testing/progress-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useMarkLecture } from './use-mark-lecture.ts';

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

/** Opens a course with lecture 7 alone, which has this progress. The server answers a mark with `answer`. */
async function open(progress: LectureProgressPartsFragment | null, answer: object | GraphQLError) {
  const course = {
    ...sampleCourse('1'),
    ...samplePageFields,
    progress: progress && sampleCourseProgress({ done: Number(progress.isDone) }),
    lectures: [sampleOwnLecture('7', { progress })],
  };
  const atOnce: unknown[] = [];
  const { client } = createCountingClient({
    Course: () => ({ course }),
    MarkLecture: () => {
      atOnce.push(shown());
      return answer;
    },
  });
  const shown = () => {
    const known = client.readQuery({ query: CourseDocument, variables: { slug: 'course-1' } }, true)?.course;
    return [known?.lectures[0]?.progress?.isDone ?? null, known?.progress?.done ?? null];
  };
  await client.query({ query: CourseDocument, variables: { slug: 'course-1' } });
  const { current, unmount } = await renderHook(useMarkLecture, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  const mark = (isDone: boolean) =>
    act(() => current()({ id: '7', progress }, { ...course, progress: course.progress }, isDone));
  return { atOnce, shown, mark, unmount };
}

const marked = (isDone: boolean, done: number) => ({
  markLecture: {
    ...sampleLectureProgress('7', { isDone }),
    lecture: {
      __typename: 'Lecture',
      id: '7',
      progress: { __typename: 'LectureProgress', id: 'progress-7' },
    },
    course: { __typename: 'Course', id: '1', progress: sampleCourseProgress({ done }) },
  },
});

describe('marking a lecture', () => {
  it.each([
    ['that is not started', null, true, [true, 1]],
    ['that is in progress', sampleLectureProgress('7'), true, [true, 1]],
    ['that is completed, as not completed', sampleLectureProgress('7', { isDone: true }), false, [false, 0]],
  ])('%s updates before the server answers, and stays', async (_which, progress, isDone, shown) => {
    const page = await open(progress, marked(isDone, Number(isDone)));
    await page.mark(isDone);
    expect(page.atOnce).toEqual([shown]);
    expect(page.shown()).toEqual(shown);
    expect(currentToasts()).toEqual([]);
    await page.unmount();
  });

  it.each([
    ['not started', null, [null, null]],
    ['not completed', sampleLectureProgress('7'), [false, 0]],
  ])('rolls back when the server refuses: it is %s again', async (_which, progress, before) => {
    const forbidden = new GraphQLError('A subscription is needed', { extensions: { code: 'FORBIDDEN' } });
    const page = await open(progress, forbidden);
    await page.mark(true);
    expect(page.atOnce).toEqual([[true, 1]]);
    expect(page.shown()).toEqual(before);
    expect(currentToasts().map(({ text }) => text)).toEqual(['A subscription is needed']);
    await page.unmount();
  });
});
