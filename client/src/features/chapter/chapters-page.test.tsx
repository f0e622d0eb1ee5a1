// @vitest-environment happy-dom
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { ChaptersPage } from './chapters-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('shows an error when the chapters cannot be loaded, and loads them on retry', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const lecture = { ...samplePlayableLecture('a'), video: null };
  const read = { __typename: 'Lecture', id: 'a', description: '0:00 Rope\n0:30 Knot', version: 1 };
  const course = { ...sampleCourse('1'), isSaved: false, progress: null };
  const answers = [new GraphQLError('The school is busy')];
  const { client } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    CourseLectures: () => ({ course: { ...course, lectures: [lecture] } }),
    LectureChapters: () => answers.pop() ?? { course: { __typename: 'Course', id: '1', lectures: [read] } },
  });
  const routes = [{ path: '/courses/:slug/lectures/:lectureId/chapters', element: <ChaptersPage /> }];
  const initialEntries = ['/courses/course-1/lectures/a/chapters'];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries })} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('alert').textContent).toContain('The school is busy'));
  expect(page.container.querySelector('[data-skeleton]')).toBe(null);
  await act(async () => page.getByRole('button', { name: 'Try again' }).click());
  await eventually(() => expect(page.getAllByRole('textbox')).toHaveLength(4));
  await page.unmount();
});
