// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LectureLengthFragmentDoc,
  MeDocument,
  SaveProgressDocument,
  type SaveProgressMutationVariables,
} from '#client/gql/graphql.ts';
import { metaOf } from '#client/graphql/trusted-documents.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourseProgress, sampleLectureProgress } from '#client/testing/progress-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { useSaveProgress } from './use-save-progress.ts';

const beacon = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  goOnline(true);
});
afterEach(() => vi.useRealTimers());

const goOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Lecture 7 of 100 seconds, which `me` watches. */
async function open(me = sampleUser('USER', 'ACTIVE') as ReturnType<typeof sampleUser> | null) {
  const saved: SaveProgressMutationVariables[] = [];
  const server: { error: Error | null } = { error: null };
  const { client } = createCountingClient({
    Me: () => ({ me }),
    SaveProgress: (variables) => {
      if (server.error instanceof GraphQLError) return server.error;
      if (server.error) throw server.error;
      // The client's own document sends these variables.
      const given = variables as SaveProgressMutationVariables;
      saved.push(given);
      const { position } = given.input;
      return {
        saveProgress: {
          ...sampleLectureProgress('7', { position, isDone: position >= 90 }),
          lecture: { __typename: 'Lecture', id: '7', progress: sampleLectureProgress('7') },
          ...(given.withCourse && {
            course: { __typename: 'Course', id: '1', progress: sampleCourseProgress() },
          }),
        },
      };
    },
  });
  await client.query({ query: MeDocument });
  client.writeFragment({
    id: 'Lecture:7',
    fragment: LectureLengthFragmentDoc,
    data: { __typename: 'Lecture', id: '7', duration: 100 },
  });
  const { current, unmount } = await renderHook(
    () => useSaveProgress('7'),
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  const places = () => saved.map(({ input }) => [input.position, input.age]);
  return { client, server, saved, places, recordProgress: current(), unmount };
}

describe('saving the position', () => {
  it('happens every five seconds while the video plays', async () => {
    const page = await open();
    for (let second = 0; second <= 12; second++) {
      page.recordProgress(second, 'playing');
      await wait(1_000);
    }
    expect(page.places()).toEqual([
      [0, 0],
      [5, 0],
      [10, 0],
    ]);
    await page.unmount();
  });

  it.each(['paused', 'ended'] as const)('happens immediately when it is %s', async (moment) => {
    const page = await open();
    page.recordProgress(7, 'playing');
    await wait(300);
    page.recordProgress(7.3, moment);
    await wait(0);
    expect(page.places()).toEqual([
      [7, 0],
      [7.3, 0],
    ]);
    await page.unmount();
  });

  it('uses a beacon when the page is left', async () => {
    const page = await open();
    page.recordProgress(42.5, 'leaving');
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe('/graphql');
    if (!(body instanceof Blob)) throw new Error('A beacon without a body');
    expect(body.type).toBe('application/json');
    const sent = await body.text();
    expect(sent).toContain('saveProgress(input: $input)');
    const { query } = JSON.parse(sent) as { query: string };
    // A school may accept only the queries of its own client, which it knows by their hashes.
    expect(createHash('sha256').update(query).digest('hex')).toBe(metaOf(SaveProgressDocument)?.hash);
    expect(JSON.parse(sent)).toMatchObject({
      variables: { input: { lectureId: '7', position: 42.5, age: 0 }, withCourse: false },
    });
    expect(page.saved).toEqual([]);
    await page.unmount();
  });

  it('does not resend an old position as a new one', async () => {
    const page = await open();
    page.recordProgress(42, 'paused');
    await wait(3_600_000);
    page.recordProgress(42, 'leaving');
    expect(beacon).not.toHaveBeenCalled();
    await page.unmount();
  });

  it('selects the course with the first position and when the lecture may be completed', async () => {
    const page = await open();
    for (const second of [10, 20, 90, 95]) {
      page.recordProgress(second, 'playing');
      await wait(5_000);
    }
    expect(page.saved.map(({ withCourse }) => withCourse)).toEqual([true, false, true, false]);
    await page.unmount();
  });
});

describe('a position that did not reach the server', () => {
  const unreachable = new TypeError('Failed to fetch');

  it('is sent with its age when the connection returns, also from another page', async () => {
    const page = await open();
    page.server.error = unreachable;
    page.recordProgress(30, 'paused');
    await wait(0);
    await page.unmount();
    await wait(4_000);
    page.server.error = null;
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(page.places()).toEqual([[30, 4_000]]);
    await wait(60_000);
    expect(page.saved).toHaveLength(1);
  });

  it('is retried regularly, for example while the server restarts', async () => {
    const page = await open();
    page.server.error = unreachable;
    page.recordProgress(30, 'paused');
    await wait(25_000);
    page.server.error = null;
    await wait(10_000);
    expect(page.places()).toEqual([[30, 30_000]]);
    await page.unmount();
  });

  it('is replaced by a newer one', async () => {
    const page = await open();
    page.server.error = unreachable;
    page.recordProgress(30, 'playing');
    await wait(5_000);
    page.server.error = null;
    page.recordProgress(35, 'playing');
    await wait(60_000);
    expect(page.places()).toEqual([[35, 0]]);
    await page.unmount();
  });

  it('waits for the connection when the page is left offline', async () => {
    const page = await open();
    goOnline(false);
    page.recordProgress(30, 'leaving');
    expect(beacon).not.toHaveBeenCalled();
    goOnline(true);
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(page.places()).toEqual([[30, 0]]);
    await page.unmount();
  });

  it('is dropped when the server refuses it', async () => {
    const page = await open();
    page.server.error = new GraphQLError('Locked', { extensions: { code: 'FORBIDDEN' } });
    page.recordProgress(30, 'paused');
    await wait(0);
    page.server.error = null;
    await wait(60_000);
    expect(page.saved).toEqual([]);
    await page.unmount();
  });

  it('is not saved for the next user who logs in', async () => {
    const page = await open();
    page.server.error = unreachable;
    page.recordProgress(30, 'paused');
    await wait(0);
    await act(async () => {
      page.client.writeQuery({ query: MeDocument, data: { me: { ...sampleUser('USER'), id: 'user-2' } } });
    });
    page.server.error = null;
    await wait(60_000);
    expect(page.saved).toEqual([]);
    await page.unmount();
  });
});
