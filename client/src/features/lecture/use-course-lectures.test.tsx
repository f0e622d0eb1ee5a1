// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CourseLecturesDocument } from '#client/gql/graphql.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { eventually } from '#client/testing/eventually.ts';
import { useCourseLectures } from './use-course-lectures.ts';

const variables = { slug: 'course-1' };

/** Opens the watch page of course 1, with lectures a and b. */
async function openRoom(answers: Answers) {
  const course = {
    ...sampleCourse('1'),
    lectures: [samplePlayableLecture('a'), samplePlayableLecture('b')],
  };
  const { client, sent } = createCountingClient({ CourseLectures: () => ({ course }), ...answers });
  await client.query({ query: CourseLecturesDocument, variables });
  const room = await renderHook(
    () => useCourseLectures(variables.slug),
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  const before = sent.length;
  const addresses = () => room.current().course?.lectures.map(({ video }) => video?.url);
  return { ...room, sentSince: () => sent.slice(before), addresses };
}

/** New links of a lecture, with another URL. */
function renewed(id: string) {
  const { __typename, locked, video, captions } = samplePlayableLecture(id);
  return {
    lecture: { __typename, id, locked, captions, video: video && { ...video, url: '/media/new.mp4' } },
  };
}

describe('new links of a lecture', () => {
  it('are fetched alone, and update the watch page', async () => {
    const room = await openRoom({ LectureLinks: ({ id }) => renewed(String(id)) });
    const links = await act(() => room.current().renewLinks('b'));
    expect(links).toMatchObject({ url: '/media/new.mp4', captions: [] });
    await eventually(() => expect(room.addresses()).toEqual(['/media/a.mp4', '/media/new.mp4']));
    expect(room.sentSince()).toEqual(['LectureLinks']);
    await room.unmount();
  });

  it('are null for a user who may no longer watch', async () => {
    const locked = () => ({ lecture: { ...renewed('b').lecture, locked: true, video: null } });
    const room = await openRoom({ LectureLinks: locked });
    expect(await act(() => room.current().renewLinks('b'))).toBeNull();
    await room.unmount();
  });

  it('are null when the lecture is deleted, and the watch page stays', async () => {
    const gone = () => new GraphQLError('This lecture does not exist', { extensions: { code: 'NOT_FOUND' } });
    const room = await openRoom({ LectureLinks: gone });
    expect(await act(() => room.current().renewLinks('b'))).toBeNull();
    expect(room.addresses()).toEqual(['/media/a.mp4', '/media/b.mp4']);
    await room.unmount();
  });

  it('reject when they cannot be fetched', async () => {
    const room = await openRoom({ LectureLinks: () => new GraphQLError('Something went wrong on our side') });
    await expect(act(() => room.current().renewLinks('b'))).rejects.toThrow('went wrong');
    expect(room.addresses()).toEqual(['/media/a.mp4', '/media/b.mp4']);
    await room.unmount();
  });
});
