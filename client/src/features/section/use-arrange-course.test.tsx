// @vitest-environment happy-dom
import { act } from 'react';
import { GraphQLError } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import type { Part } from '#shared/course-parts.ts';
import { CourseDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { eventually } from '#client/testing/eventually.ts';
import { openCourse, pressAction } from '#client/testing/open-course.tsx';
import { useArrangeCourse } from './use-arrange-course.ts';

const a: Part = { id: 'a', kind: 'lecture', position: 1 };
const b: Part = { id: 'b', kind: 'lecture', position: 2 };
const ab = [a, b];
const ba = [b, a];
const unchanged = { ids: ['a', 'b'], onCoursePage: ['a', 'b'], count: 2, duration: 120 };

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('ordering a course', () => {
  /** What the server answers; a course without sections. The hook sends this shape. */
  const answer = ({ input }: Record<string, unknown>) => ({
    arrangeCourse: {
      __typename: 'Course',
      id: '1',
      sections: [],
      lectures: (input as { partIds: string[] }).partIds.map((id, index) => ({
        __typename: 'Lecture',
        id,
        position: index + 1,
      })),
    },
  });

  it('shows the new order before the server answers, and can be undone from the toast', async () => {
    const screen = await openCourse(() => useArrangeCourse('1'), { ArrangeCourse: answer });
    await act(async () => {
      const saved = screen.current()(ab, ba);
      expect(
        screen.client.cache.readQuery({
          query: CourseDocument,
          variables: { slug: 'course-1' },
          optimistic: true,
        }),
      ).toMatchObject({
        course: {
          lectures: [
            { id: 'b', position: 1 },
            { id: 'a', position: 2 },
          ],
        },
      });
      await saved;
    });
    expect(screen.shown()).toMatchObject({ ids: ['b', 'a'], onCoursePage: ['b', 'a'] });
    await pressAction();
    expect(screen.shown()).toEqual(unchanged);
    expect(screen.sentSince()).toEqual(['ArrangeCourse', 'ArrangeCourse']);
    await screen.close();
  });

  it('offers undo only for the newest order', async () => {
    const screen = await openCourse(() => useArrangeCourse('1'), { ArrangeCourse: answer });
    const offers = () => currentToasts().filter(({ action }) => action).length;
    await act(() => screen.current()(ab, ba));
    expect(offers()).toBe(1);
    await act(() => screen.current()(ba, ab));
    expect(offers()).toBe(1);
    await pressAction();
    expect(screen.shown()).toMatchObject({ ids: ['b', 'a'] });
    await screen.close();
  });

  it('offers undo only for the newest of two orders that are saved concurrently', async () => {
    const screen = await openCourse(() => useArrangeCourse('1'), { ArrangeCourse: answer });
    await act(() => Promise.all([screen.current()(ab, ba), screen.current()(ba, ab)]));
    expect(currentToasts().filter(({ action }) => action)).toHaveLength(1);
    await screen.close();
  });

  it('restores the previous order when the server refuses', async () => {
    const screen = await openCourse(() => useArrangeCourse('1'), {
      ArrangeCourse: () => new GraphQLError('Something went wrong on our side'),
    });
    await act(() => screen.current()(ab, ba));
    expect(screen.shown()).toEqual(unchanged);
    expect(screen.sentSince()).toEqual(['ArrangeCourse']);
    await screen.close();
  });

  it('refetches the lectures when they have changed on the server', async () => {
    const screen = await openCourse(() => useArrangeCourse('1'), {
      ArrangeCourse: () =>
        new GraphQLError('The lectures of this course changed', { extensions: { code: 'CONFLICT' } }),
    });
    await act(() => screen.current()(ab, ba));
    await eventually(() => expect(screen.sentSince()).toContain('CourseLectures'));
    await screen.close();
  });
});
