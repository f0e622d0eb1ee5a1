// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { SubscriptionStatus } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { LectureVideo } from './lecture-video.tsx';

const locked = { ...samplePlayableLecture('7'), locked: true, video: null };

/** Where a locked lecture leads somebody: addresses and words. Null is a visitor, undefined one without a subscription. */
async function waysIn(status: SubscriptionStatus | null | undefined) {
  const { client } = createCountingClient({
    Me: () => ({ me: status === null ? null : sampleUser('USER', status) }),
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
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: video }])} />
    </Providers>,
  );
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
    ['one who never had a subscription', undefined, [subscribe]],
    ['one whose subscription is over', 'INACTIVE', [subscribe, why]],
    ['one whose renewal is not paid', 'PAST_DUE', [why]],
    ['one whose payment is not confirmed', 'PENDING', [why]],
  ] as const)('leads %s on', async (_name, status, links) => {
    expect(await waysIn(status)).toEqual(links);
  });
});
