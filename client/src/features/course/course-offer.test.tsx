// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { CourseOffer } from './course-offer.tsx';

const course: CourseQuery['course'] = {
  ...sampleCourse('1'),
  lectures: [],
  isSaved: false,
  progress: null,
};

/** What a visitor is told on the page of a course. */
async function offerOf(trialDays: number): Promise<string | null> {
  const plan = {
    __typename: 'Plan',
    price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
    termYears: 1,
    refundWindowDays: 14,
    graceDays: 7,
    trialDays,
  };
  const { client } = createCountingClient({ Me: () => ({ me: null }), Plan: () => ({ plan }) });
  const routes = [{ path: '/', element: <CourseOffer course={course} /> }];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  await eventually(() => expect(page.container.textContent).toContain('$499'));
  const { textContent } = page.container;
  await page.unmount();
  return textContent;
}

it('tells of the days that are free at first beside the price, where there are any', async () => {
  expect(await offerOf(14)).toContain('New subscribers watch free for 14 days.');
  expect(await offerOf(1)).toContain('New subscribers watch free for 1 day.');
  expect(await offerOf(0)).not.toContain('free');
});
