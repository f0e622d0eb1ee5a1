// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { CALLS, type Call } from './calls.test-helper.tsx';
import { Providers } from './providers.tsx';

/** The other queries of the tested parts, which stay unanswered. */
const OTHERS = [
  'Me',
  'School',
  'Courses',
  'CoursesOverview',
  'UserStats',
  'MonthlySales',
  'RecentFigures',
  'AdminCounts',
  'PaymentProblems',
  'LatestReconciliation',
];
const pending = () => new Promise<object>(() => undefined);
const unanswered = Object.fromEntries(OTHERS.map((name) => [name, pending]));

/** Makes a call, which the server answers with `answer`. */
async function make({ operation, Part, prepare }: Call, answer: Answers[string]) {
  const { client } = createCountingClient({ ...unanswered, [operation]: answer });
  prepare?.(client);
  const router = createMemoryRouter([{ path: '/', element: <Part /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  if (page.queryByRole('button', { name: 'Call' })) await page.press('Call');
  return page;
}

const toasts = () => currentToasts().map(({ kind, text }) => [kind, text]);
/** Waits until a check of the toasts passes. */
const settles = (check: () => void) => act(() => eventually(check));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
});

describe.each(CALLS)('$name', (call) => {
  const { loading, success, data, failure } = call;

  it('shows its fallback text when the server sends no message', async () => {
    const { unmount } = await make(call, () => {
      throw new TypeError('Failed to fetch');
    });
    await settles(() => expect(toasts()).toContainEqual(['error', failure]));
    await unmount();
  });

  it("shows the server's message", async () => {
    const { unmount } = await make(call, () => new GraphQLError('The server says why'));
    await settles(() => expect(toasts()).toContainEqual(['error', 'The server says why']));
    await unmount();
  });

  if (data)
    it('shows its progress until the server answers, and its result', async () => {
      const answer = Promise.withResolvers<object>();
      const { unmount } = await make(call, () => answer.promise);
      // A load is announced after 400 ms.
      await act(() => vi.advanceTimersByTimeAsync(500));
      if (loading) expect(toasts()).toContainEqual(['loading', loading]);
      answer.resolve(data);
      await settles(() => {
        expect(toasts()).not.toContainEqual(['loading', loading]);
        if (success) expect(toasts()).toContainEqual(['success', success]);
      });
      expect(toasts().filter(([kind]) => kind === 'error')).toEqual([]);
      await unmount();
    });
});
