// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { HomeWordsDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleImage } from '#client/testing/image-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleSchool } from '#client/testing/school-samples.ts';
import { Hero } from './hero.tsx';

it.each([true, false])(
  'shows the name of the school as headline when its texts cannot be loaded',
  async (isCompact) => {
    const { client } = createCountingClient({});
    const page = await render(
      <Providers client={client}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Hero isCompact={isCompact} /> }])}
        />
      </Providers>,
    );
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(sampleSchool.name);
    await page.unmount();
  },
);

const hero = {
  ...sampleImage('/media/hero.webp', 1280, 720),
  avifSrcset: '/media/640.avif 640w, /media/1280.avif 1280w',
};

const film = {
  __typename: 'SchoolFilm' as const,
  url: '/media/film.mp4',
  contentType: 'video/mp4',
  width: 1280,
  height: 720,
};

async function open(isCompact: boolean, picture: typeof hero | null, played: typeof film | null = null) {
  const { client } = createCountingClient({});
  const figures = { __typename: 'SchoolFigures' as const, courses: null, hours: null, learners: null };
  const words = {
    headline: 'Bake',
    intro: 'Bread.',
    hero: picture,
    heroAlt: 'A loaf of bread',
    film: played,
    figures,
  };
  client.writeQuery({
    query: HomeWordsDocument,
    data: { school: { __typename: 'School', id: sampleSchool.id, ...words } },
  });
  const routes = [{ path: '*', element: <Hero isCompact={isCompact} /> }];
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
}

it('shows the picture of the school with its description in place of the drawing', async () => {
  const page = await open(false, hero);
  const picture = page.getByRole<HTMLImageElement>('img', { name: 'A loaf of bread' });
  // The browser knows its place before it loads.
  expect([picture.width, picture.height]).toEqual([1280, 720]);
  expect(page.container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(
    hero.avifSrcset,
  );
  expect(page.container.querySelector('svg [data-seat]')).toBeNull();
  await page.unmount();
});

it('shows the drawing in a school without a picture, and neither to logged-in users', async () => {
  const drawn = await open(false, null);
  expect(drawn.container.querySelector('svg [data-seat]')).not.toBeNull();
  await drawn.unmount();
  const compact = await open(true, hero);
  expect(compact.container.querySelector('img, svg [data-seat]')).toBeNull();
  await compact.unmount();
});

it('plays the silent film over the picture until the visitor stops it', async () => {
  const page = await open(false, hero, film);
  page.getByRole('img', { name: 'A loaf of bread' });
  const video = page.container.querySelector('video');
  expect(video).toMatchObject({ autoplay: true, muted: true, loop: true });
  const source = video?.querySelector('source');
  expect(source?.getAttribute('src')).toBe(film.url);
  expect(source?.getAttribute('media')).toBe('(prefers-reduced-motion: no-preference)');
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const tell = (name: string) => act(async () => void video?.dispatchEvent(new Event(name)));
  await tell('play');
  await page.press('Stop the film');
  expect(pause).toHaveBeenCalledOnce();
  paused.mockReturnValue(true);
  await tell('pause');
  await page.press('Play the film');
  expect(play).toHaveBeenCalledOnce();
  await page.unmount();
});

it('shows no film without a picture', async () => {
  const page = await open(false, null, film);
  expect(page.container.querySelector('video')).toBeNull();
  await page.unmount();
});
