// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { useCourseQuery } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePageFields } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { UpcomingLectures } from './upcoming-lectures.tsx';

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

const publishAt = '2030-05-01T16:00:00.000Z';
const announced = { __typename: 'UpcomingLecture', id: 'u1', title: 'Sheet bend', publishAt };

function Announced() {
  const { data } = useCourseQuery({ variables: { slug: 'course-1' } });
  return (
    data && <UpcomingLectures slug="course-1" lang={undefined} lectures={data.course.upcomingLectures} />
  );
}

async function open(me: object | null, setNotice: () => object = () => ({})) {
  const upcomingLectures = [{ ...announced, willNotify: false }];
  const { client } = createCountingClient({
    Me: () => ({ me }),
    Course: () => ({
      course: { ...sampleCourse('1'), ...samplePageFields, lectures: [], progress: null, upcomingLectures },
    }),
    SetReleaseNotice: setNotice,
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Announced /> }])} />
    </Providers>,
  );
  await eventually(() => expect(page.container.textContent).toContain('Sheet bend'));
  return page;
}

it('shows when a lecture will be available, and visitors log in to be notified', async () => {
  const page = await open(null);
  expect(page.container.textContent).toContain(`Available on ${formatDateTime(publishAt)}`);
  const link = page.getByRole('link', { name: 'Notify me: Sheet bend' });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fcourses%2Fcourse-1%23coming-soon');
  await page.unmount();
});

it('a learner is notified, or no longer', async () => {
  let willNotify = false;
  const page = await open(sampleUser('USER'), () => {
    willNotify = !willNotify;
    return { setReleaseNotice: { __typename: 'UpcomingLecture', id: 'u1', willNotify } };
  });
  const button = () => page.getByRole('button', { name: 'Notify me: Sheet bend' });
  await eventually(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
  for (const pressed of ['true', 'false']) {
    await act(async () => button().click());
    await eventually(() => expect(button().getAttribute('aria-pressed')).toBe(pressed));
  }
  await page.unmount();
});

it('says why the notification could not be saved', async () => {
  const page = await open(sampleUser('USER'), () => new GraphQLError('It is already available'));
  const button = () => page.getByRole('button', { name: 'Notify me: Sheet bend' });
  await eventually(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
  await act(async () => button().click());
  await eventually(() =>
    expect(currentToasts().map(({ text }) => text)).toContain('It is already available'),
  );
  expect(button().getAttribute('aria-pressed')).toBe('false');
  await page.unmount();
});
