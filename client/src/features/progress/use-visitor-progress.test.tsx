// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  LectureLengthFragmentDoc,
  MeDocument,
  type SaveProgressMutationVariables,
} from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourseProgress, sampleLectureProgress } from '#client/testing/progress-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { progressLimits } from '#shared/progress.ts';
import { useSaveProgress } from './use-save-progress.ts';
import { useVisitorProgress } from './use-visitor-progress.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A window of this device in which `me` (null for a visitor) watches lectures of 100 seconds. */
async function open(me: ReturnType<typeof sampleUser> | null, lectureId = '7') {
  const saved: SaveProgressMutationVariables['input'][] = [];
  const { client, sent } = createCountingClient({
    Me: () => ({ me }),
    SaveProgress: (variables) => {
      // The client's own document sends these variables.
      const { input } = variables as SaveProgressMutationVariables;
      saved.push(input);
      return {
        saveProgress: {
          ...sampleLectureProgress(input.lectureId, { position: input.position }),
          lecture: {
            __typename: 'Lecture',
            id: input.lectureId,
            progress: sampleLectureProgress(input.lectureId),
          },
          course: { __typename: 'Course', id: '1', progress: sampleCourseProgress({ done: 1 }) },
        },
      };
    },
  });
  await client.query({ query: MeDocument });
  client.writeFragment({
    id: `Lecture:${lectureId}`,
    fragment: LectureLengthFragmentDoc,
    data: { __typename: 'Lecture', id: lectureId, duration: 100 },
  });
  const { current, unmount } = await renderHook(
    () => {
      useVisitorProgress();
      return useSaveProgress(lectureId);
    },
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  return { report: current(), saved, sent, unmount };
}

const ada = sampleUser('USER');
const kept = () => localStorage.getItem('lectern-visitor-progress');

it('sends what a visitor has watched once, with its age, after the login', async () => {
  const visitor = await open(null);
  visitor.report(12, 'playing');
  visitor.report(40, 'paused');
  expect(visitor.sent).toEqual(['Me']);
  await visitor.unmount();
  pass(60_000);

  const learner = await open(ada);
  await vi.waitFor(() => expect(kept()).toBeNull());
  expect(learner.saved).toEqual([{ lectureId: '7', position: 40, age: 60_000 }]);
  await learner.unmount();
  const next = await open(ada);
  expect(next.saved).toEqual([]);
  await next.unmount();
});

it('keeps a lecture completed that the visitor watches again', async () => {
  const visitor = await open(null);
  visitor.report(95, 'ended');
  visitor.report(3, 'paused');
  await visitor.unmount();
  const learner = await open(ada);
  await vi.waitFor(() => expect(learner.saved).toMatchObject([{ position: 95 }]));
  await learner.unmount();
});

it('keeps the twenty lectures watched last', async () => {
  for (let lecture = 1; lecture <= 22; lecture++) {
    const visitor = await open(null, `${lecture}`);
    visitor.report(10, 'paused');
    await visitor.unmount();
  }
  const learner = await open(ada);
  await vi.waitFor(() => expect(kept()).toBeNull());
  const sent = learner.saved.map(({ lectureId }) => Number(lectureId)).toSorted((a, b) => a - b);
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => index + 3));
  await learner.unmount();
});

it('drops a position that the server would refuse as too old', async () => {
  const visitor = await open(null);
  visitor.report(10, 'paused');
  await visitor.unmount();
  pass(progressLimits.maxAgeMs);
  const learner = await open(ada);
  await vi.waitFor(() => expect(kept()).toBeNull());
  expect(learner.saved).toEqual([]);
  await learner.unmount();
});

it.each(['not JSON', '{}', '[null, 7, {"lectureId": 7}]', '[{"lectureId":"7","position":-1,"at":0}]'])(
  'ignores %s in the storage',
  async (text) => {
    localStorage.setItem('lectern-visitor-progress', text);
    const learner = await open(ada);
    await vi.waitFor(() => expect(kept()).toBeNull());
    expect(learner.saved).toEqual([]);
    await learner.unmount();
  },
);
