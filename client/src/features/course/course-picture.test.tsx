// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { OwnOutlineLectureFragment, SessionUserFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, sampleOwnLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { CoursePicture } from './course-picture.tsx';

const free = sampleOwnLecture('free', { isFreePreview: true });
const paid = sampleOwnLecture('paid', { locked: true });

/** The links on the picture of a course with these lectures, once the session is known: their texts and addresses. */
async function linksOf(
  me: SessionUserFragment | null,
  lectures: OwnOutlineLectureFragment[],
  asVisitor = false,
) {
  const { client, sent } = createCountingClient({ Me: () => ({ me }) });
  const element = <CoursePicture course={{ ...sampleCourse('1'), lectures }} asVisitor={asVisitor} />;
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  await eventually(() => expect(sent).toContain('Me'));
  const links = page.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await page.unmount();
  return links;
}

it('links to the first free lecture, for people who cannot watch all of them', async () => {
  const address = '/courses/course-1/lectures/free';
  expect(await linksOf(null, [free, paid])).toEqual([['Watch the first lecture free', address]]);
  expect(await linksOf(sampleUser('USER'), [paid, free])).toEqual([['Watch a free lecture', address]]);
});

it('links to nothing without a free lecture, and for people who can watch all lectures', async () => {
  expect(await linksOf(null, [paid])).toEqual([]);
  const open = sampleOwnLecture('open');
  expect(await linksOf(sampleUser('USER', 'ACTIVE'), [free, open])).toEqual([]);
  expect(await linksOf(sampleUser('ADMIN'), [free, open])).toEqual([]);
  expect(await linksOf(sampleUser('ADMIN'), [free, paid], true)).toHaveLength(1);
});
