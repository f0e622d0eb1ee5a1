// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { OwnOutlineLectureFragment, SessionUserFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse, sampleOwnLecture, samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { CoursePicture } from './course-picture.tsx';

const free = sampleOwnLecture('free', { isFreePreview: true });
const paid = sampleOwnLecture('paid', { locked: true });

/** Opens the picture of a course with these lectures, and waits until the session is known. */
async function open(
  me: SessionUserFragment | null,
  lectures: OwnOutlineLectureFragment[],
  asVisitor = false,
) {
  const { client, sent } = createCountingClient({
    Me: () => ({ me }),
    FreeLecture: ({ id }) => ({ lecture: { ...samplePlayableLecture(String(id)), isFreePreview: true } }),
  });
  const element = <CoursePicture course={{ ...sampleCourse('1'), lectures }} asVisitor={asVisitor} />;
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  await eventually(() => expect(sent).toContain('Me'));
  return { page, sent };
}

/** The links on the picture: their texts and addresses. */
async function linksOf(...given: Parameters<typeof open>) {
  const { page } = await open(...given);
  const links = page.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  await page.unmount();
  return links;
}

it('links to the first free lecture, for people who cannot watch all of them', async () => {
  const address = '/courses/course-1/lectures/free';
  expect(await linksOf(null, [free, paid])).toEqual([['Watch the first lecture free', address]]);
  expect(await linksOf(sampleUser('USER'), [paid, free])).toEqual([['Watch a free lecture', address]]);
});

it('links to the trailer in place of the first free lecture, while it is free', async () => {
  const trailer = sampleOwnLecture('trailer', { isFreePreview: true, isTrailer: true });
  expect(await linksOf(null, [free, trailer])).toEqual([
    ['Watch a free lecture', '/courses/course-1/lectures/trailer'],
  ]);
  const closed = { ...trailer, isFreePreview: false, locked: true };
  expect(await linksOf(null, [free, closed])).toEqual([
    ['Watch the first lecture free', '/courses/course-1/lectures/free'],
  ]);
});

it('links to nothing without a free lecture, and for people who can watch all lectures', async () => {
  expect(await linksOf(null, [paid])).toEqual([]);
  const open = sampleOwnLecture('open');
  expect(await linksOf(sampleUser('USER', 'ACTIVE'), [free, open])).toEqual([]);
  expect(await linksOf(sampleUser('ADMIN'), [free, open])).toEqual([]);
  expect(await linksOf(sampleUser('ADMIN'), [free, paid], true)).toHaveLength(1);
});

it('plays the lecture in place of the picture, and keeps the link to its page', async () => {
  const { page, sent } = await open(null, [free, paid]);
  expect(sent).not.toContain('FreeLecture');
  await act(async () => page.getByRole('link', { name: 'Watch the first lecture free' }).click());
  await eventually(() => expect(sent).toContain('FreeLecture'));
  await eventually(() => page.getByRole('region', { name: 'Video: Lecture free' }));
  const link = page.getByRole('link', { name: 'Open this lecture with its transcript' });
  expect(link.getAttribute('href')).toBe('/courses/course-1/lectures/free');
  await page.unmount();
});

it('leaves a click with a modifier to the browser', async () => {
  const { page, sent } = await open(null, [free, paid]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => page.getByRole('link').dispatchEvent(click));
  expect(click.defaultPrevented).toBe(false);
  expect(sent).not.toContain('FreeLecture');
  await page.unmount();
});
