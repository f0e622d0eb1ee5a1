import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import {
  CourseLecturesDocument,
  LectureTranscriptionDocument,
  type LectureStatus,
} from '#client/gql/graphql.ts';
import { createCache } from '#client/app/cache.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { refetchOvertaken, refetchStale } from './refetch-stale.ts';

/** Opens a page whose query sees a lecture in this state. The server's answers wait until they are released. */
function openScreen(status: LectureStatus) {
  const lecture = { ...samplePlayableLecture('1'), status };
  const answers: (() => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const data = { course: { ...sampleCourse('1'), lectures: [{ ...lecture }] } };
        answers.push(() => {
          observer.next({ data });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link: server });
  const query = client.watchQuery({ query: CourseLecturesDocument, variables: { slug: 'course-1' } });
  query.subscribe(() => undefined);
  const letThrough = () => {
    for (const answer of answers.splice(0)) answer();
  };
  const shows = () => query.getCurrentResult().data?.course?.lectures?.[0]?.status;
  return { client, lecture, answers, letThrough, shows };
}

it.each(['before', 'after'] as const)(
  'finds the result of pending work when the query is answered %s the subscription starts',
  async (moment) => {
    const { client, lecture, answers, letThrough, shows } = openScreen('PROCESSING');
    lecture.status = 'READY';
    if (moment === 'before') letThrough();
    void refetchStale(client, false);
    if (moment === 'after') letThrough();
    await eventually(() => expect(answers).toHaveLength(1));
    expect(shows()).toBe('PROCESSING');
    letThrough();
    await eventually(() => expect(shows()).toBe('READY'));
  },
);

it('refetches nothing without pending work', async () => {
  const { client, answers, letThrough, shows } = openScreen('READY');
  letThrough();
  await refetchStale(client, false);
  expect(shows()).toBe('READY');
  expect(answers).toEqual([]);
});

it('refetches everything after the subscription was closed', async () => {
  const { client, lecture, answers, letThrough, shows } = openScreen('READY');
  letThrough();
  lecture.status = 'FAILED';
  void refetchStale(client, true);
  await eventually(() => expect(answers).toHaveLength(1));
  letThrough();
  await eventually(() => expect(shows()).toBe('FAILED'));
});

it('refetches a query that was in flight when an event arrived', async () => {
  const { client, lecture, answers, letThrough, shows } = openScreen('PROCESSING');
  lecture.status = 'READY';
  void refetchOvertaken(client);
  void refetchOvertaken(client);
  letThrough();
  await eventually(() => expect(answers).toHaveLength(1));
  expect(shows()).toBe('PROCESSING');
  // The next answer is overtaken as well.
  void refetchOvertaken(client);
  letThrough();
  await eventually(() => expect(shows()).toBe('READY'));
  await eventually(() => expect(answers).toHaveLength(1));
  letThrough();
  await refetchOvertaken(client);
  expect(answers).toEqual([]);
});

it('refetches the transcription, because nothing shows that it is about to start', async () => {
  let transcription: object | null = null;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const lecture = { __typename: 'Lecture', id: '1', captions: [], transcription };
        const course = { __typename: 'Course', id: '1', lectures: [lecture] };
        observer.next({ data: { canTranscribe: true, course } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: createCache(), link: server });
  const variables = { slug: 'course-1' };
  const query = client.watchQuery({ query: LectureTranscriptionDocument, variables });
  query.subscribe(() => undefined);
  const shows = () => query.getCurrentResult().data?.course?.lectures?.[0]?.transcription?.state;
  await eventually(() => expect(query.getCurrentResult().loading).toBe(false));
  transcription = { __typename: 'Transcription', id: '1', state: 'RUNNING', failure: null };
  await refetchStale(client, false);
  expect(shows()).toBe('RUNNING');
});
