// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { FiguresPeriod } from '#client/gql/graphql.ts';
import { Providers } from '#client/app/providers.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleConnection, sampleFigures, sampleSales, sampleStats } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const courses = Array.from({ length: 25 }, (_, index) =>
  sampleCourse(String(index + 1), {
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
    publishedAt: index === 1 ? null : '2025-02-01T00:00:00.000Z',
  }),
);

/** A page of the courses, as the server returns it. */
function pageOf({ first, after }: Record<string, unknown>) {
  const start = after ? courses.findIndex(({ id }) => `cursor-${id}` === after) + 1 : 0;
  const end = start + Number(first);
  return {
    courses: sampleConnection('Course', courses.slice(start, end), {
      hasNextPage: end < courses.length,
      totalCount: courses.length,
    }),
  };
}

/** The labels of the counters and their figures. */
function countersOf(
  page: Awaited<ReturnType<typeof render>>,
): [label?: string | null, figure?: string | null][] {
  const figures = page.getAllByRole('definition');
  return page
    .getAllByRole('term')
    .map((term, index) => [
      (term.querySelector('summary') ?? term).textContent,
      figures[index]?.firstElementChild?.textContent,
    ]);
}

function Arrived() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

/** Opens the dashboard at an address, with the given answers. */
async function open(address: string, answers: Answers = {}) {
  const { client, sent } = createCountingClient({
    CoursesOverview: pageOf,
    UserStats: () => ({ stats: sampleStats }),
    MonthlySales: ({ year }) => ({
      stats: { __typename: 'Stats', sales: sampleSales(Number(year ?? 2026), [1, 0, 12]) },
    }),
    RecentFigures: ({ period }) => ({
      // The answers have the periods of the queries.
      stats: { __typename: 'Stats', recentFigures: sampleFigures(period as FiguresPeriod, [1, 0, 3]) },
    }),
    PaymentProblems: () => ({ paymentProblems: sampleConnection('PaymentProblem', []) }),
    LatestReconciliation: () => ({
      latestReconciliation: null,
      stripeConnection: { __typename: 'StripeConnection', unavailableSince: null },
      stripeAccountChange: null,
    }),
    DeleteCourse: ({ id }) => ({ deleteCourse: { __typename: 'DeleteCoursePayload', id } }),
    ...answers,
  });
  const router = createMemoryRouter(
    [
      { path: '/admin/dashboard', element: <DashboardPage /> },
      { path: '*', element: <Arrived /> },
    ],
    { initialEntries: [address] },
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  /** The texts of all elements with this role in the courses overview. */
  const texts = (role: 'columnheader' | 'rowheader' | 'cell') =>
    within(page.getByRole('table', { name: 'Courses Overview' }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { ...page, sent, texts, place };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('the dashboard', () => {
  it('loads courses, statistics, sales, recent figures and payment problems in parallel', async () => {
    const { sent, unmount } = await open('/admin/dashboard');
    expect(sent.toSorted()).toEqual([
      'CoursesOverview',
      'LatestReconciliation',
      'MonthlySales',
      'PaymentProblems',
      'RecentFigures',
      'UserStats',
    ]);
    await unmount();
  });

  it('has the specified title and counters, and the collected amount', async () => {
    const page = await open('/admin/dashboard');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Admin Dashboard');
    expect(countersOf(page).slice(0, 5)).toEqual([
      ['Registered Users', '12'],
      ['Subscribed Users', '5'],
      ['Subscription Count', '13'],
      ['Total Revenue', '$2,495'],
      ['Collected', '$1,996'],
    ]);
    await page.unmount();
  });

  it.each([
    [0, '$1,996'],
    [50_000, '€500, $1,996'],
  ])(
    'shows earlier revenue in another currency, with %i cents in the currency of the plan',
    async (amount, said) => {
      const collectedByCurrency = [
        { __typename: 'Money', amount, currency: 'eur' },
        ...sampleStats.collectedByCurrency,
      ];
      const page = await open('/admin/dashboard', {
        UserStats: () => ({ stats: { ...sampleStats, collectedByCurrency } }),
      });
      expect(countersOf(page)[4]).toEqual(['Collected', said]);
      await page.unmount();
    },
  );

  it('shows each chart as a table too', async () => {
    const page = await open('/admin/dashboard');
    const months = page.getByRole('table', { name: 'Sales in 2026 by month' });
    const names = within(months)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec 2026');
    expect(page.container.textContent).toContain('Enrolled5');
    await page.unmount();
  });

  it('shows the year in the URL', async () => {
    const { container, unmount } = await open('/admin/dashboard?year=2025');
    expect(container.textContent).toContain('Sales in 2025');
    await unmount();
  });

  it('keeps working when one part fails', async () => {
    const page = await open('/admin/dashboard', {
      UserStats: () => new GraphQLError('The numbers are gone'),
    });
    expect(page.getByRole('alert').textContent).toContain('The numbers are gone');
    expect(page.texts('rowheader')).toHaveLength(10);
    await page.unmount();
  });
});

describe('the overview of the courses', () => {
  it('has the specified columns', async () => {
    const { texts, unmount } = await open('/admin/dashboard');
    expect(texts('columnheader')).toEqual([
      'S No',
      'Course Title',
      'Course Category',
      'Instructor',
      'Total Lectures',
      'Description',
      'Actions',
    ]);
    await unmount();
  });

  it('marks drafts', async () => {
    const { texts, unmount } = await open('/admin/dashboard');
    expect(texts('rowheader').slice(0, 3)).toEqual(['Course 1', 'Course 2Draft', 'Course 3']);
    await unmount();
  });

  it('sorts by a header, through the URL and back on the first page', async () => {
    const page = await open('/admin/dashboard?page=2&year=2025');
    await page.press('Course Title');
    expect(page.place()).toBe('/admin/dashboard?year=2025&sort=title');
    expect(page.getByRole('columnheader', { name: 'Course Title' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
    await page.unmount();
  });

  it('loads the next page by cursor, and goes back without a query', async () => {
    const { texts, press, sent, place, unmount } = await open('/admin/dashboard');
    await press('Next');
    expect(place()).toBe('/admin/dashboard?page=2');
    expect(texts('cell').at(0)).toBe('11');
    expect(texts('rowheader').at(0)).toBe('Course 11');
    await press('Previous');
    expect(texts('rowheader').at(0)).toBe('Course 1');
    expect(sent.filter((name) => name === 'CoursesOverview')).toHaveLength(2);
    await unmount();
  });

  it('opens the page in the URL with one request', async () => {
    const { texts, sent, unmount } = await open('/admin/dashboard?page=3');
    expect(texts('rowheader')).toEqual([21, 22, 23, 24, 25].map((number) => `Course ${number}`));
    expect(sent.filter((name) => name === 'CoursesOverview')).toHaveLength(1);
    await unmount();
  });

  it('passes the whole course to the lectures page', async () => {
    const page = await open('/admin/dashboard');
    await page.press('View Course 3');
    expect(page.place()).toBe('/course/displaylectures');
    // The list of the courses does not load their sections.
    const { course } = JSON.parse(page.getByRole('status').textContent) as { course: object };
    expect({ ...course, sections: [] }).toEqual(courses[2]);
    await page.unmount();
  });

  it('removes a deleted course immediately, and loads only the course that moves up', async () => {
    const { texts, press, sent, unmount } = await open('/admin/dashboard');
    const before = sent.length;
    await press('Delete course Course 3');
    await press('Delete course');
    const titles = texts('rowheader');
    expect(titles).toHaveLength(10);
    expect(titles).not.toContain('Course 3');
    expect(titles.at(-1)).toBe('Course 11');
    expect(sent.slice(before)).toEqual(['DeleteCourse', 'CoursesOverview']);
    await unmount();
  });

  it('explains an empty school', async () => {
    const page = await open('/admin/dashboard', {
      CoursesOverview: () => ({ courses: sampleConnection('Course', []) }),
    });
    expect(page.container.textContent).toContain('No courses yet');
    const toCreate = page
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/course/create');
    expect(toCreate).toHaveLength(2);
    await page.unmount();
  });
});
