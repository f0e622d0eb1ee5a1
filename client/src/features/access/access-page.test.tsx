// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { formatDate, formatDateTime } from '#client/format/format.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleEntry, sampleHistory, sampleReport } from '#client/testing/access-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { AccessPage } from './access-page.tsx';

const subscription = { ...sampleUser('USER', 'ACTIVE').subscription, openRequest: null };
const mine = (fields: object = {}) => ({
  me: {
    __typename: 'User',
    id: 'user-1',
    access: sampleReport(),
    accessHistory: sampleHistory([sampleEntry('3'), sampleEntry('2', { amount: null, until: null })]),
    checkout: null,
    subscription,
    ...fields,
  },
});

/** Opens the page of a user with a paid year, with the given answers. */
async function open(answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('USER', 'ACTIVE') }),
    MyAccess: () => mine(),
    ...answers,
  });
  const router = createMemoryRouter([{ path: '*', element: <AccessPage /> }]);
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const entries = () => {
    const timeline = page.getByRole('list', { name: 'History' });
    return within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const title = () => page.getByRole('heading', { level: 1 }).textContent;
  const reason = () => page.getAllByRole('heading', { level: 2 })[0]?.textContent;
  return { ...page, sent, entries, title, reason };
}

afterEach(() => {
  vi.useRealTimers();
  currentToasts().forEach(({ id }) => dismissToast(id));
});

describe('the access page', () => {
  it('says that the lectures are open, until when and why they are', async () => {
    const { container, title, reason, unmount } = await open();
    expect(title()).toBe('Why can I watch?');
    expect(container.textContent).toContain(`Open until ${formatDateTime('2027-03-01T10:00:00.000Z')}`);
    expect(reason()).toBe('The paid year is running.');
    await unmount();
  });

  it('says that the lectures are closed, since when and why, and suggests an action', async () => {
    const time = '2026-05-01T10:00:00.000Z';
    const access = sampleReport({
      mayWatch: false,
      reason: 'ENDED',
      time,
      text: 'The subscription is over.',
    });
    const page = await open({ MyAccess: () => mine({ access }) });
    expect(page.title()).toBe('Why can’t I watch?');
    expect(page.container.textContent).toContain(`Closed since ${formatDateTime(time)}`);
    expect(page.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe('/checkout');
    await page.unmount();
  });

  it('links to an unfinished checkout', async () => {
    const page = await open({
      MyAccess: () =>
        mine({
          access: sampleReport({ mayWatch: false, reason: 'NEVER', time: null }),
          checkout: {
            __typename: 'Checkout',
            id: 'c1',
            state: 'OPEN',
            url: 'https://pay.test/c1',
            startedAt: '',
          },
          subscription: null,
        }),
    });
    expect(page.getByRole('link', { name: 'Continue your payment' }).getAttribute('href')).toBe(
      'https://pay.test/c1',
    );
    await page.unmount();
  });

  it('lists the history with time, amount and end of the access', async () => {
    const { entries, unmount } = await open();
    expect(entries()).toEqual([
      [
        'Payment 3 was made.',
        formatDateTime('2026-03-03T10:00:00.000Z'),
        '$499',
        `until ${formatDate('2027-03-01T10:00:00.000Z')}`,
      ].join(''),
      `Payment 2 was made.${formatDateTime('2026-03-02T10:00:00.000Z')}`,
    ]);
    await unmount();
  });

  it('appends the next page of a long history', async () => {
    const { entries, press, sent, unmount } = await open({
      MyAccess: ({ after }) =>
        mine({
          accessHistory: after
            ? sampleHistory([sampleEntry('1')], { totalCount: 2 })
            : sampleHistory([sampleEntry('2')], { totalCount: 2, hasNextPage: true }),
        }),
    });
    expect(entries()).toHaveLength(1);
    await press('Show more');
    expect(entries().map((text) => text.slice(0, 9))).toEqual(['Payment 2', 'Payment 1']);
    expect(sent.filter((name) => name === 'MyAccess')).toHaveLength(2);
    await unmount();
  });

  it('shows the result of resuming without another query', async () => {
    const { reason, entries, press, sent, unmount } = await open({
      MyAccess: () =>
        mine({
          access: sampleReport({ reason: 'PAID_LAST_YEAR', text: 'It is not renewed.' }),
          subscription: { ...subscription, cancelAtPeriodEnd: true },
        }),
      ResumeSubscription: () => ({
        resumeSubscription: {
          __typename: 'User',
          id: 'user-1',
          subscription,
          access: sampleReport(),
          accessHistory: sampleHistory([sampleEntry('4', { kind: 'RESUMED', text: 'It goes on.' })]),
        },
      }),
    });
    const before = sent.length;
    await press('Resume subscription');
    expect(reason()).toBe('The paid year is running.');
    expect(entries()[0]).toContain('It goes on.');
    expect(sent.slice(before)).toEqual(['ResumeSubscription']);
    await unmount();
  });

  it('shows an empty history', async () => {
    const { container, unmount } = await open({
      MyAccess: () => mine({ accessHistory: sampleHistory([]) }),
    });
    expect(container.textContent).toContain('Nothing yet.');
    await unmount();
  });

  it('can be retried after a failure', async () => {
    const answers = [new GraphQLError('The history is not there'), mine()];
    const page = await open({
      MyAccess: () => answers.shift() ?? new GraphQLError('Too many calls'),
    });
    expect(page.getByRole('alert').textContent).toContain('The history is not there');
    await page.press('Try again');
    expect(page.reason()).toBe('The paid year is running.');
    await page.unmount();
  });

  it('has a button to refetch while the bank confirms a payment', async () => {
    const pending = { access: sampleReport({ mayWatch: false, reason: 'PENDING', time: null }) };
    const answers = [mine(pending), mine()];
    const { press, title, unmount } = await open({
      MyAccess: () => answers.shift() ?? new GraphQLError('Too many calls'),
    });
    expect(title()).toBe('Why can’t I watch?');
    await press('Check again');
    expect(title()).toBe('Why can I watch?');
    await unmount();
  });

  it('polls while the bank confirms a payment', async () => {
    vi.useFakeTimers();
    const pending = { access: sampleReport({ mayWatch: false, reason: 'PENDING', time: null }) };
    const answers = [mine(pending), mine(pending), mine()];
    const { sent, title, unmount } = await open({
      MyAccess: () => answers.shift() ?? new GraphQLError('Too many calls'),
    });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(title()).toBe('Why can I watch?');
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(sent.filter((name) => name === 'MyAccess')).toHaveLength(3);
    await unmount();
  });
});
