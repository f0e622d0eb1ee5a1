// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { WaitingForAdmin } from './waiting-for-admin.tsx';

const counted = (totalCount: number, typename: string) => ({ __typename: typename, totalCount });
const lectures = (totalCount: number, slug: string | null) => ({
  ...counted(totalCount, 'WaitingLectures'),
  oldest: slug && {
    __typename: 'Lecture',
    id: `of-${slug}`,
    course: { __typename: 'Course', id: slug, slug, title: `About ${slug}` },
  },
});
const nothing = {
  paymentProblems: counted(0, 'PaymentProblemConnection'),
  contactMessages: counted(0, 'ContactMessageConnection'),
  courses: counted(0, 'CourseConnection'),
  failedLectures: lectures(0, null),
  draftLectures: lectures(0, null),
};

async function open(waiting: object) {
  const { client } = createCountingClient({ WaitingForAdmin: () => ({ ...nothing, ...waiting }) });
  const element = <WaitingForAdmin headingId="waiting" />;
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
}

it('lectures that need attention link to the course of the oldest one', async () => {
  const page = await open({ failedLectures: lectures(3, 'bread'), draftLectures: lectures(12, 'bread') });
  const lines = page.getAllByRole('link').map((line) => [line.textContent, line.getAttribute('href')]);
  expect(lines).toEqual([
    ['3Lectures with failed videos, starting with About bread', '/courses/bread/edit'],
    ['12Draft lectures in published courses, starting with About bread', '/courses/bread/edit'],
  ]);
  await page.unmount();
});

it('lectures that need no attention are not listed', async () => {
  const page = await open({});
  page.getByText('Nothing needs your attention.');
  expect(page.queryAllByRole('link')).toEqual([]);
  await page.unmount();
});
