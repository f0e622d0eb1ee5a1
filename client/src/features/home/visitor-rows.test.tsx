// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { Figures } from './figures.tsx';
import { VisitorRows } from './visitor-rows.tsx';

const teacher = {
  __typename: 'Mentor',
  id: 'ruth',
  name: 'Ruth Abernathy',
  subject: 'Cooking',
  bio: 'Bakes.',
  portrait: null,
  numberOfCourses: 2,
};

const quote = (name: string, course = '') => ({
  __typename: 'SchoolQuote',
  text: `${name} says so.`,
  name,
  course,
});

async function open(
  watched: string[],
  teachers: object[] = [],
  element: ReactNode = <VisitorRows />,
  quotes: object[] = [],
) {
  const { client } = createCountingClient({
    Me: () => ({ me: null }),
    Courses: () => sampleCatalogue(['1', '2', '3', '4', '5'].map((id) => sampleCourse(id))),
    HomeContent: () => ({
      school: {
        __typename: 'School',
        id: 's',
        mostWatched: watched.map((id) => sampleCourse(id)),
        teachers,
        quotes,
      },
    }),
  });
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
}

it('shows the most watched courses without those among the newest', async () => {
  const page = await open(['1', '5', '6', '7']);
  await eventually(() => page.getByRole('heading', { name: 'Most watched' }));
  expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  await page.unmount();
});

it('leaves out a row of most watched courses that would be too short', async () => {
  const page = await open(['1', '5', '6'], [teacher]);
  await eventually(() => page.getByRole('heading', { name: 'Meet your teachers' }));
  expect(page.queryByRole('heading', { name: 'Most watched' })).toBeNull();
  expect(page.getByRole('link', { name: '2 courses' }).getAttribute('href')).toBe(
    '/courses?q=Ruth%20Abernathy',
  );
  await page.unmount();
});

it('shows what learners say, with their names and courses, in the order of the school', async () => {
  const quotes = [quote('Ann', 'Bread at Home'), quote('Ben')];
  const page = await open([], [], <VisitorRows />, quotes);
  await eventually(() => page.getByRole('heading', { name: 'What learners say' }));
  expect(page.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'Ann says so.AnnBread at Home',
    'Ben says so.Ben',
  ]);
  await page.unmount();
  const without = await open([], [teacher]);
  await eventually(() => without.getByRole('heading', { name: 'Meet your teachers' }));
  expect(without.queryByRole('heading', { name: 'What learners say' })).toBeNull();
  await without.unmount();
});

it('shows the figures that the school has, and nothing without any', async () => {
  const none = { __typename: 'SchoolFigures', courses: null, hours: null, learners: null } as const;
  const page = await open([], [], <Figures figures={{ ...none, courses: 9, learners: 1200 }} />);
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '9 courses',
    '1,200+ learners',
  ]);
  await page.unmount();
  const empty = await open([], [], <Figures figures={none} />);
  expect(empty.queryByRole('list')).toBeNull();
  await empty.unmount();
});
