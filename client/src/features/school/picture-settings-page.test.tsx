// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { PictureSettingsPage } from './picture-settings-page.tsx';

const picture = (url: string) => ({ __typename: 'Image', url, width: 640, height: 160 });

it('previews the chosen pictures in a page header and a browser tab before they are saved', async () => {
  const { client } = createCountingClient({
    SchoolPictures: () => ({
      school: {
        __typename: 'School',
        id: 'school',
        version: 1,
        logo: picture('/saved.png'),
        logoDark: null,
        icon: null,
        hero: null,
        heroAlt: '',
      },
    }),
  });
  const routes = [{ path: '/', element: <PictureSettingsPage /> }];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('region', { name: 'Preview' })).toBeTruthy());
  const shown = () =>
    [...page.getByRole('region', { name: 'Preview' }).querySelectorAll('img')].map(({ src }) =>
      src.startsWith('blob:') ? 'chosen' : new URL(src).pathname,
    );
  const choose = (place: number) => {
    const input = page.container.querySelectorAll('input[type=file]')[place];
    if (!input) throw new Error('There is no such field');
    const files = [new File(['picture'], 'logo.png', { type: 'image/png' })];
    return act(async () => fireEvent.change(input, { target: { files } }));
  };
  // Light and dark mode; the icon is the product's.
  expect(shown()).toEqual(['/saved.png', '/saved.png']);
  await choose(1);
  expect(shown()).toEqual(['/saved.png', 'chosen']);
  await choose(0);
  await choose(2);
  expect(shown()).toEqual(['chosen', 'chosen', 'chosen']);
  await page.unmount();
});
