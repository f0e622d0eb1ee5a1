// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import type { CatalogueEntries } from './use-catalogue.ts';

const course = sampleCourse('1', {
  title: 'Bread at Home',
  summary: 'How to bake breads.',
  instructor: 'Ada Bread',
});

it.each([
  ['the words of the search', 'bread', ['Bread', 'breads', 'Bread']],
  ['nothing without a search', '', []],
])('highlights in a course %s', async (_what, search, marked) => {
  const list: CatalogueEntries = {
    totalCount: 1,
    categories: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    entries: [{ id: course.id, course, found: course, places: [] }],
    courseCount: 1,
    lectureCount: 0,
  };
  const element = (
    <CatalogueList
      list={list}
      search={search}
      nextPart=""
      isStale={false}
      showMore={() => undefined}
      isLoadingMore={false}
      hasFailed={false}
    />
  );
  const { client } = createCountingClient({});
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
  expect([...page.container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
  page.getByRole('link', { name: 'Bread at Home' });
  await page.unmount();
});
