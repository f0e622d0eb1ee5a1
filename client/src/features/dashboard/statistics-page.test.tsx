// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { fireEvent, within } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import {
  sampleSubscriptionReport,
  sampleWatchedCourses,
  sampleWatchedLectures,
  sampleWatchReport,
} from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { definitions } from '#shared/statistics.ts';
import { renewalsCsv, subscriptionCsv } from './statistics-figures.ts';
import { StatisticsPage } from './statistics-page.tsx';

/** Opens the page at an address, with the given answers. */
async function open(address = '/admin/statistics', answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    SubscriptionReport: ({ year }) => ({
      stats: { __typename: 'Stats', subscriptionReport: sampleSubscriptionReport(Number(year ?? 2026)) },
    }),
    WatchReport: ({ year }) => ({
      stats: { __typename: 'Stats', watchReport: sampleWatchReport(Number(year ?? 2026)) },
    }),
    WatchedCourses: () => ({ stats: { __typename: 'Stats', watchedCourses: sampleWatchedCourses } }),
    WatchedLectures: () => ({ stats: { __typename: 'Stats', watchedLectures: sampleWatchedLectures } }),
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/admin/statistics', element: <StatisticsPage /> }], {
    initialEntries: [address],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  /** The labels of a card with their values. */
  const figures = (name: string) => {
    const card = within(page.getByRole('region', { name }));
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
    return card
      .getAllByRole('term')
      .map((term, index) => [(term.querySelector('summary') ?? term).textContent, values[index]]);
  };
  /** The texts of a table's rows. */
  const rows = (name: string) =>
    within(page.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
  return { ...page, sent, router, figures, rows };
}

describe('the statistics page', () => {
  it('shows recurring revenue, new and ended subscriptions and renewals, with the year before', async () => {
    const page = await open();
    expect(page.figures('Recurring revenue')).toEqual([
      ['Annual (ARR)', '$240$240 in Mar 2025, 0%'],
      ['Monthly (MRR)', '$20$20 in Mar 2025'],
      ['Active', '22 in Mar 2025'],
    ]);
    expect(page.figures('New and ended subscriptions')).toEqual([
      ['New', '312 in 2025'],
      ['Ended', '11 in 2025'],
      ['Churn rate', '33.3%8.3% in 2025'],
    ]);
    expect(page.figures('Renewals ahead')).toEqual([
      ['Renewing', '12within a year'],
      ['Expected revenue', '$1,440if all are paid'],
      ['Ending', '2within a year'],
    ]);
    await page.unmount();
  });

  it('shows each chart as a table too, and explains each figure', async () => {
    const page = await open();
    expect(page.rows('Recurring revenue in 2026 by month').slice(0, 4)).toEqual([
      'Jan 1 $10 $10',
      'Feb 1 $10 $10',
      'Mar 2 $20 $20',
      'Apr — — $30',
    ]);
    expect(page.rows('New and ended subscriptions in 2026 by month').at(-1)).toBe('2026 3 1 33.3% 8.3%');
    expect(page.rows('Renewals ahead by month')[0]).toBe('Mar 2026 1 $120 2');
    for (const definition of [
      definitions.annualRecurringRevenue,
      definitions.churnRate,
      definitions.expiring,
    ]) {
      expect(page.container.textContent).toContain(definition);
    }
    await page.unmount();
  });

  it('shows the hours watched and how far learners get', async () => {
    const page = await open();
    expect(page.figures('Hours watched')).toEqual([['Total for the year', '2 hr1 hr in 2025']]);
    expect(page.rows('Hours watched in 2026 by month')[0]).toBe('Jan 2 hr 1 hr');
    expect(page.rows('Most watched courses')).toEqual([
      'Knots 1.5 hr 0.5 hr 32 the year before 10 the year before 50%20% the year before',
    ]);
    expect(page.rows('Most watched lectures')).toEqual(['The bowline Knots 1.5 hr 0.5 hr']);
    await page.unmount();
  });

  it('shows empty lists in a new school', async () => {
    const none = { pageInfo: sampleWatchedCourses.pageInfo, edges: [] };
    const page = await open('/admin/statistics', {
      WatchedCourses: () => ({
        stats: { __typename: 'Stats', watchedCourses: { __typename: 'WatchedCourseConnection', ...none } },
      }),
    });
    const card = page.getByRole('region', { name: 'Most watched courses' });
    expect(card.textContent).toContain('Nothing was watched in this year');
    await page.unmount();
  });

  it('loads the chosen year and currency, which are kept in the URL', async () => {
    const page = await open('/admin/statistics?year=2025');
    expect(page.getByRole('table', { name: 'Recurring revenue in 2025 by month' })).toBeTruthy();
    const choice = page.getByRole('combobox', { name: 'Currency' });
    await act(async () => void fireEvent.change(choice, { target: { value: 'eur' } }));
    expect(page.router.state.location.search).toBe('?year=2025&currency=eur');
    expect(page.sent.filter((name) => name === 'SubscriptionReport')).toHaveLength(2);
    await page.unmount();
  });

  it('shows an error when the figures cannot be loaded', async () => {
    const page = await open('/admin/statistics', {
      SubscriptionReport: () => new GraphQLError('The figures are gone'),
    });
    expect(page.getByRole('alert').textContent).toContain('The figures are gone');
    await page.unmount();
  });

  it('keeps the chosen year when its figures cannot be loaded', async () => {
    const of2026 =
      (answer: object) =>
      ({ year }: Record<string, unknown>) =>
        year === 2025
          ? new GraphQLError('The figures are gone')
          : { stats: { __typename: 'Stats', ...answer } };
    const page = await open('/admin/statistics', {
      SubscriptionReport: of2026({ subscriptionReport: sampleSubscriptionReport(2026) }),
      WatchReport: of2026({ watchReport: sampleWatchReport(2026) }),
      WatchedCourses: of2026({ watchedCourses: sampleWatchedCourses }),
      WatchedLectures: of2026({ watchedLectures: sampleWatchedLectures }),
    });
    const choice = page.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    await act(async () => void fireEvent.change(choice, { target: { value: '2025' } }));
    expect(choice.value).toBe('2025');
    expect(page.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      Array(4).fill(expect.stringContaining('The figures are gone')),
    );
    expect(page.queryByRole('table')).toBe(null);
    await page.unmount();
  });

  it('exports its figures as CSV', () => {
    const report = sampleSubscriptionReport(2026);
    expect(subscriptionCsv(report).split('\r\n').slice(0, 5)).toEqual([
      'Month,New 2026,Ended 2026,Churn rate 2026,Active 2026,MRR (USD) 2026,ARR (USD) 2026,' +
        'New 2025,Ended 2025,Churn rate 2025,Active 2025,MRR (USD) 2025,ARR (USD) 2025',
      'Jan,1,0,0,1,10.00,120.00,1,0,0,1,10.00,120.00',
      'Feb,1,1,0.5,1,10.00,120.00,1,1,0.5,1,10.00,120.00',
      'Mar,1,0,0,2,20.00,240.00,1,0,0,2,20.00,240.00',
      'Apr,0,0,,,,,1,0,0,3,30.00,360.00',
    ]);
    expect(renewalsCsv(report).split('\r\n').slice(0, 2)).toEqual([
      'Year,Month,Renewing,Expected revenue (USD),Ending,Lost revenue (USD)',
      '2026,Mar,1,120.00,2,240.00',
    ]);
  });
});
