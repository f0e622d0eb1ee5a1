// @vitest-environment happy-dom
import { gql } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MeDocument, type SessionUserFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { useAccessChanges } from './use-access-changes.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-15T09:00:00Z') });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A user with a lecture in the cache. `server.me` is the server's answer from then on. */
async function open(me: SessionUserFragment) {
  const server = { me };
  const { client, sent } = createCountingClient({ Me: () => ({ me: server.me }) });
  await client.query({ query: MeDocument });
  client.writeFragment({
    fragment: gql`
      fragment Access on Lecture {
        locked
      }
    `,
    id: 'Lecture:a',
    data: { __typename: 'Lecture', locked: false },
  });
  sent.length = 0;
  const { unmount } = await renderHook(
    () => {
      useAccessChanges();
      return true;
    },
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  const become = (next: SessionUserFragment) =>
    act(async () => client.writeQuery({ query: MeDocument, data: { me: next } }));
  const knowsLecture = () => JSON.stringify(client.extract()).includes('locked');
  return { server, sent, become, knowsLecture, unmount };
}

describe('the cached access to a lecture', () => {
  it.each([
    ['ACTIVE', 'PAST_DUE'],
    ['GRACE', 'INACTIVE'],
    ['PENDING', 'ACTIVE'],
    ['PAST_DUE', 'ACTIVE'],
  ] as const)('is evicted when a subscription goes from %s to %s', async (before, after) => {
    const page = await open(sampleUser('USER', before));
    await page.become(sampleUser('USER', after));
    expect(page.knowsLecture()).toBe(false);
    await page.unmount();
  });

  it.each([
    ['ACTIVE', 'GRACE'],
    ['PENDING', 'INACTIVE'],
  ] as const)('stays when a subscription goes from %s to %s', async (before, after) => {
    const page = await open(sampleUser('USER', before));
    await page.become(sampleUser('USER', after));
    expect(page.knowsLecture()).toBe(true);
    await page.unmount();
  });
});

describe('the session', () => {
  it('is refetched when the access ends, together with the lectures', async () => {
    const page = await open(sampleUser('USER', 'GRACE'));
    page.server.me = sampleUser('USER', 'PAST_DUE');
    await act(() => vi.advanceTimersByTimeAsync(3_600_000 - 1));
    expect(page.sent).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.sent).toEqual(['Me']);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(page.knowsLecture()).toBe(false);
    expect(page.sent).toEqual(['Me']);
    await page.unmount();
  });

  it.each([
    [299_000, []],
    [301_000, ['Me']],
  ])('is refetched after the page was hidden for %i ms: %j', async (time, sent) => {
    const page = await open(sampleUser('USER', 'INACTIVE'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const change = async (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    };
    await change('hidden');
    await act(() => vi.advanceTimersByTimeAsync(time));
    await change('visible');
    expect(page.sent).toEqual(sent);
    await page.unmount();
  });
});
