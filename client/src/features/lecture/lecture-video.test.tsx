// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { SubscriptionStatus } from '#client/gql/graphql.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { LectureVideo } from './lecture-video.tsx';

const locked = { ...samplePlayableLecture('7'), locked: true, video: null };

/** Opens the page of a locked lecture. Null is a visitor, undefined a user without a subscription. */
async function open(status: SubscriptionStatus | null | undefined, answers: Answers = {}) {
  const { client } = createCountingClient({
    Me: () => ({ me: status === null ? null : sampleUser('USER', status) }),
    ...answers,
  });
  const video = (
    <LectureVideo
      slug="joins"
      lecture={locked}
      renewLinks={async () => null}
      startAt={0}
      autoPlay={false}
      next={null}
      onPrevious={null}
      ending={null}
    />
  );
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: video }])} />
    </Providers>,
  );
}

/** The links on the page: their paths and texts. */
async function waysIn(status: SubscriptionStatus | null | undefined) {
  const page = await open(status);
  const links = page.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  await page.unmount();
  return links;
}

const subscribe = ['/checkout?from=%2Fcourses%2Fjoins%2Flectures%2F7', 'Subscribe'];
const logIn = ['/login?next=%2Fcourses%2Fjoins%2Flectures%2F7', 'Log in'];
const why = ['/user/access', 'Why can’t I watch?'];

describe('a locked lecture', () => {
  it.each([
    ['a visitor', null, [subscribe, logIn]],
    ['a user who never had a subscription', undefined, [subscribe]],
    ['a user with an ended subscription', 'INACTIVE', [subscribe, why]],
    ['a user with an unpaid renewal', 'PAST_DUE', [why]],
    ['a user with an unconfirmed payment', 'PENDING', [why]],
  ] as const)('offers links to %s', async (_name, status, links) => {
    expect(await waysIn(status)).toEqual(links);
  });

  it.each([
    [14, '$499 for 1 year · 100% refund within 14 days'],
    [1, '$499 for 1 year · 100% refund within 1 day'],
    [0, '$499 for 1 year'],
  ])('shows the price with a refund period of %i days', async (refundWindowDays, text) => {
    const plan = {
      __typename: 'Plan',
      price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
      priceTax: 'NONE',
      monthlyNotice: false,
      termYears: 1,
      refundWindowDays,
      graceDays: 7,
      trialDays: 0,
      renewalConsent: false,
    };
    const page = await open(null, { Plan: () => ({ plan }) });
    expect(page.getByText(/\$499/).parentElement?.textContent).toBe(text);
    await page.unmount();
  });
});
