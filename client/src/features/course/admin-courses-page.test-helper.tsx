import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { AdminCourseRowFragment } from '#client/gql/graphql.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { AdminCoursesPage } from './admin-courses-page.tsx';

/** A course as the list of the admins has it. */
export function sampleRow(number: number, fields: Partial<AdminCourseRowFragment> = {}) {
  const updatedAt = new Date(Date.UTC(2026, 0, 400 - number)).toISOString();
  return {
    ...sampleCourse(String(number)),
    createdAt: updatedAt,
    updatedAt,
    publishedAt: updatedAt,
    ...fields,
  };
}

const count = (totalCount: number) => ({ __typename: 'CourseConnection', totalCount });

/** Opens the list of these courses at an address. The sample server filters them by state and category, and does not sort. */
export async function openCourses(
  all: readonly ReturnType<typeof sampleRow>[],
  address = '/',
  answers: Answers = {},
) {
  const asked: Record<string, unknown>[] = [];
  const inState = (state: unknown) =>
    all.filter(({ publishedAt }) => state === 'ANY' || Boolean(publishedAt) === (state === 'PUBLISHED'));
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    CourseCounts: () => ({
      any: count(all.length),
      published: count(inState('PUBLISHED').length),
      drafts: count(inState('DRAFT').length),
      scheduled: count(0),
    }),
    AdminCourses: (variables) => {
      asked.push(variables);
      const { state, category, search, after, first } = variables;
      const ofState = inState(state).filter(({ title }) => !search || title === search);
      const found = ofState.filter((course) => !category || course.category === category);
      const start = found.findIndex(({ id }) => `cursor-${id}` === after) + 1;
      const nodes = found.slice(start, start + Number(first));
      const names = [...new Set(ofState.map((course) => course.category))];
      return {
        courses: {
          ...count(found.length),
          categories: names.map((name) => ({
            __typename: 'CategoryCount',
            name,
            count: ofState.filter((course) => course.category === name).length,
          })),
          edges: nodes.map((node) => ({ __typename: 'CourseEdge', cursor: `cursor-${node.id}`, node })),
          pageInfo: {
            __typename: 'PageInfo',
            hasNextPage: start + nodes.length < found.length,
            endCursor: `cursor-${nodes.at(-1)?.id ?? ''}`,
          },
        },
      };
    },
    ...answers,
  });
  const router = createMemoryRouter([{ path: '/', element: <AdminCoursesPage /> }], {
    initialEntries: [address],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const titles = () => page.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await eventually(() => expect(asked.length).toBeGreaterThan(0));
  const search = () => router.state.location.search;
  return { ...page, asked, sent, titles, search };
}
