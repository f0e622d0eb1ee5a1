// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { SchoolDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
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

it('shows the picture of the school with its description in place of the drawing, and to visitors only', async () => {
  const hero = {
    __typename: 'Image' as const,
    url: '/media/hero.webp',
    width: 1280,
    height: 720,
    avifSrcset: '/media/640.avif 640w, /media/1280.avif 1280w',
    webpSrcset: '/media/640.webp 640w',
    placeholder: null,
  };
  const open = async (isCompact: boolean) => {
    const { client } = createCountingClient({});
    client.writeQuery({
      query: SchoolDocument,
      data: { school: { ...sampleSchool, hero, heroAlt: 'A loaf of bread' } },
    });
    return render(
      <Providers client={client}>
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element: <Hero isCompact={isCompact} /> }])}
        />
      </Providers>,
    );
  };
  const page = await open(false);
  const picture = page.getByRole<HTMLImageElement>('img', { name: 'A loaf of bread' });
  expect([picture.width, picture.height]).toEqual([1280, 720]);
  expect(page.container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(
    hero.avifSrcset,
  );
  const preloaded = document.head.querySelector('link[rel=preload][as=image]');
  expect(preloaded?.getAttribute('imagesrcset')).toBe(hero.avifSrcset);
  await page.unmount();
  const compact = await open(true);
  expect(compact.queryByRole('img')).toBeNull();
  await compact.unmount();
});
