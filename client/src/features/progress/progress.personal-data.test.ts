import { expect, it } from 'vitest';
import { sampleConnection } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { loadPersonalData } from './progress.personal-data.ts';

const progress = (id: string, hasNextPage: boolean) =>
  sampleConnection(
    'LectureProgress',
    [
      {
        __typename: 'LectureProgress',
        id,
        position: 12.5,
        recordedAt: '2026-03-01T12:00:00Z',
        isDone: false,
        lecture: { __typename: 'Lecture', id: `lecture-${id}`, title: 'Knots' },
        course: { __typename: 'Course', id: 'course-1', title: 'Ropes' },
      },
    ],
    { hasNextPage },
  );

it('exports every page of the progress', async () => {
  const { client } = createCountingClient({
    MyLectureProgress: ({ after }) => ({
      me: {
        __typename: 'User',
        id: 'user-1',
        lectureProgress: after === 'cursor-p1' ? progress('p2', false) : progress('p1', true),
      },
    }),
  });
  expect(await loadPersonalData(client)).toMatchObject({
    lectureProgress: [{ id: 'p1', position: 12.5 }, { id: 'p2' }],
  });
});
