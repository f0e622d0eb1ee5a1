// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { sampleImage } from '#client/testing/image-samples.ts';
import { render } from '#client/testing/render.tsx';
import { currentToasts } from '#client/toasts/toasts.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';
import { PictureSettingsPage } from './picture-settings-page.tsx';

const school: SchoolPicturesPartsFragment = {
  __typename: 'School',
  id: 'school',
  version: 1,
  headline: 'Bake at home',
  logo: sampleImage('/saved.png', 640, 160),
  logoDark: null,
  icon: null,
  hero: null,
  heroAlt: '',
  film: null,
};
const hero = sampleImage('/hero.webp', 1280, 720);

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined })));
afterEach(() => vi.unstubAllGlobals());

/** Opens the page. `inputs` has the inputs of all mutations. */
async function open(saved: object = {}) {
  const inputs: Record<string, unknown>[] = [];
  let now = { ...school, ...saved };
  const answer =
    (name: 'setSchoolPicture' | 'updateSchool') =>
    ({ input }: Record<string, unknown>) => {
      const given = input as { place?: string; picture?: File | null; heroAlt?: string };
      inputs.push(given);
      const { heroAlt = '' } = given;
      const changed = given.place ? { hero: given.picture ? hero : null, heroAlt } : { heroAlt };
      now = { ...now, version: now.version + 1, ...changed };
      return { [name]: now };
    };
  const { client } = createCountingClient({
    SchoolPictures: () => ({ school: now }),
    SetSchoolPicture: answer('setSchoolPicture'),
    UpdateHeroAlt: answer('updateSchool'),
  });
  const routes = [{ path: '/', element: <PictureSettingsPage /> }];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </Providers>,
  );
  await eventually(() => expect(page.getByRole('region', { name: 'Preview' })).toBeTruthy());
  const choose = (place: number, file: File) => {
    const input = page.container.querySelectorAll('input[type=file]')[place];
    if (!input) throw new Error('There is no such field');
    return act(async () => fireEvent.change(input, { target: { files: [file] } }));
  };
  return { ...page, choose, inputs };
}

const HERO = 3;
const pictureFile = (size = 7) => new File(['a'.repeat(size)], 'a.png', { type: 'image/png' });

it('previews the chosen pictures in a page header, a browser tab and on the home page before they are saved', async () => {
  const page = await open();
  const preview = page.getByRole('region', { name: 'Preview' });
  const shown = () =>
    [...preview.querySelectorAll('img')].map(({ src }) =>
      src.startsWith('blob:') ? 'chosen' : new URL(src).pathname,
    );
  // Light and dark mode; the icon and the drawing are the product's.
  expect(shown()).toEqual(['/saved.png', '/saved.png']);
  expect(preview.textContent).toContain('Bake at home');
  await page.choose(1, pictureFile());
  expect(shown()).toEqual(['/saved.png', 'chosen']);
  await page.choose(0, pictureFile());
  await page.choose(2, pictureFile());
  await page.choose(HERO, pictureFile());
  expect(shown()).toEqual(['chosen', 'chosen', 'chosen', 'chosen']);
  expect(page.inputs).toEqual([]);
  await page.unmount();
});

it('refuses a picture that is too large before it is sent', async () => {
  const page = await open();
  await page.choose(HERO, pictureFile(limits.imageBytes + 1));
  await eventually(() => expect(page.getByText(messages.validation.imageTooLarge)).toBeTruthy());
  await page.press('Save picture');
  expect(page.inputs).toEqual([]);
  await page.unmount();
});

it('saves the picture of the home page with its description, and a new description alone', async () => {
  const page = await open();
  const describe = (text: string) =>
    act(async () => fireEvent.change(page.getByLabelText('Description'), { target: { value: text } }));
  expect(page.queryByLabelText('Description')).toBeNull();
  const file = pictureFile();
  await page.choose(HERO, file);
  await describe('A loaf');
  await page.press('Save picture');
  await eventually(() =>
    expect(page.inputs).toEqual([{ version: 1, place: 'HERO', picture: file, heroAlt: 'A loaf' }]),
  );
  await eventually(() => expect(page.queryByRole('button', { name: 'Save picture' })).toBeNull());
  expect(page.queryByRole('button', { name: 'Save description' })).toBeNull();
  expect(page.queryByText('a.png')).toBeNull();
  await describe('Two loaves');
  await page.press('Save description');
  await eventually(() => expect(page.inputs[1]).toEqual({ version: 2, heroAlt: 'Two loaves' }));
  await page.unmount();
});

it('removes a picture, and undo uploads it again with its description', async () => {
  const fetched = vi.fn(async () => new Response('bytes', { headers: { 'content-type': 'image/webp' } }));
  vi.stubGlobal('fetch', fetched);
  const page = await open({ logo: null, hero, heroAlt: 'A loaf' });
  await page.press('Use the default');
  await eventually(() => expect(page.inputs).toEqual([{ version: 1, place: 'HERO', picture: null }]));
  expect(fetched).toHaveBeenCalledWith('/hero.webp');
  const toast = () => currentToasts().find(({ text }) => text === schoolTexts.success.removePicture);
  await eventually(() => expect(toast()?.action?.label).toBe(messages.button.undo));
  await act(async () => void (await toast()?.action?.run()));
  expect(page.inputs[1]).toMatchObject({ version: 2, place: 'HERO', heroAlt: 'A loaf' });
  await eventually(() => expect(page.getByLabelText<HTMLInputElement>('Description').value).toBe('A loaf'));
  const { picture } = page.inputs[1] as { picture: File };
  expect([picture.type, await picture.text()]).toEqual(['image/webp', 'bytes']);
  await page.unmount();
});

it('saves a film once there is a picture, and refuses other files', async () => {
  const without = await open();
  expect(without.queryByLabelText('Film')).toBeNull();
  await without.unmount();
  const page = await open({ hero });
  const choose = (file: File) =>
    act(async () => void fireEvent.change(page.getByLabelText('Film'), { target: { files: [file] } }));
  await choose(new File(['x'], 'a.mov', { type: 'video/quicktime' }));
  await eventually(() => page.getByText(schoolFilmTexts.validation.type));
  const file = new File(['x'], 'a.mp4', { type: 'video/mp4' });
  await choose(file);
  await page.press('Save film');
  await eventually(() => expect(page.inputs).toEqual([{ version: 1, place: 'FILM', picture: file }]));
  await page.unmount();
});
