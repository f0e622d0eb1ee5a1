// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { CourseQuery } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePageFields } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { CourseOffer } from './course-offer.tsx';

const course: CourseQuery['course'] = {
  ...sampleCourse('1'),
  lectures: [],
  ...samplePageFields,
  progress: null,
};

const planOf = (trialDays: number) => ({
  plan: {
    __typename: 'Plan',
    price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
    priceTax: 'NONE',
    monthlyNotice: false,
    termYears: 1,
    refundWindowDays: 14,
    graceDays: 7,
    trialDays,
  },
});

/** Renders the offer on a course page for a visitor. */
async function offerOf(plan: () => object) {
  const { client } = createCountingClient({ Me: () => ({ me: null }), Plan: plan });
  const routes = [{ path: '/', element: <CourseOffer course={course} /> }];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('link').textContent).toContain('Subscribe'));
  return page;
}

it('shows the trial days next to the price, if there are any', async () => {
  const told = async (trialDays: number) => {
    const page = await offerOf(() => planOf(trialDays));
    await eventually(() => expect(page.container.textContent).toContain('$499'));
    const { textContent } = page.container;
    await page.unmount();
    return textContent;
  };
  expect(await told(14)).toContain('New subscribers watch free for 14 days.');
  expect(await told(1)).toContain('New subscribers watch free for 1 day.');
  expect(await told(0)).not.toContain('free');
});

it('hides a price that cannot be loaded until the server is reachable again', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const answers = [new GraphQLError('Too many at once'), new GraphQLError('Too many at once'), planOf(0)];
  const page = await offerOf(() => answers.shift() ?? planOf(0));
  expect(page.container.querySelector('[data-skeleton]')).toBe(null);
  expect(page.container.textContent).not.toContain('$499');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await eventually(() => expect(page.container.textContent).toContain('$499'));
  await page.unmount();
  vi.unstubAllGlobals();
});
