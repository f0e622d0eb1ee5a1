// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, sampleOwnLecture, samplePageFields } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { CoursePage } from './course-page.tsx';

it('hides drafts and lectures without a video from an admin who previews it as a visitor', async () => {
  const lectures = [
    sampleOwnLecture('a', { isDraft: true }),
    sampleOwnLecture('b', { duration: 0 }),
    sampleOwnLecture('c'),
  ];
  const { client } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    Course: () => ({ course: { ...sampleCourse('1'), ...samplePageFields, progress: null, lectures } }),
  });
  const open = async (path: string) => {
    const routes = [{ path: '/courses/:slug', element: <CoursePage /> }];
    const page = await render(
      <Providers client={client}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </Providers>,
    );
    const titles = () => page.getAllByText(/^Lecture \w$/).map(({ textContent }) => textContent);
    return { ...page, titles };
  };
  const own = await open('/courses/course-1');
  await eventually(() => expect(own.titles()).toEqual(['Lecture a', 'Lecture b', 'Lecture c']));
  await own.unmount();
  const preview = await open('/courses/course-1?preview');
  await eventually(() => expect(preview.titles()).toEqual(['Lecture c']));
  await preview.unmount();
});
