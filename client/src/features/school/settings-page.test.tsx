// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Wordmark } from '#client/app/wordmark.tsx';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleOffer, sampleSchool } from '#client/testing/school-samples.ts';
import { schoolDefaults } from '#shared/school.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { TYPEFACE_ID } from '#shared/typeface-css.ts';
import { SettingsPage } from './settings-page.tsx';

const school = (version: number, fields = {}) => ({
  ...sampleSchool,
  ...schoolDefaults,
  ...sampleOffer,
  aboutHtml: '',
  version,
  ...fields,
});

/** Opens the settings below the school's name, with another page to navigate to. */
async function open(answers: Answers) {
  const { client, sent } = createCountingClient({
    SchoolSettings: () => ({ school: school(1) }),
    ...answers,
  });
  const frame = (
    <>
      <Wordmark />
      <Link to="/away">Away</Link>
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <SettingsPage /> },
    { path: '/away', element: 'Another page' },
  ];
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ element: frame, children }])} />
    </Providers>,
  );
  const field = () => page.getByLabelText<HTMLInputElement>('Name');
  const type = (name: string) => act(async () => fireEvent.input(field(), { target: { value: name } }));
  const save = async () => {
    const before = sent.filter((name) => name === 'UpdateSchool').length;
    await page.press('Save settings');
    await eventually(() =>
      expect(sent.filter((name) => name === 'UpdateSchool').length).toBeGreaterThan(before),
    );
  };
  return { ...page, field, type, save };
}

it('shows a new name in the header as soon as it is saved', async () => {
  const inputs: unknown[] = [];
  const page = await open({
    UpdateSchool: ({ input }) => {
      inputs.push(input);
      return { updateSchool: school(2, { name: 'Harbour' }) };
    },
  });
  await page.type('Harbour');
  await page.save();
  expect(inputs).toEqual([{ version: 1, name: 'Harbour' }]);
  await eventually(() => expect(page.getByRole('link', { name: 'Harbour' })).toBeTruthy());
  await act(async () => page.getByText('Away').click());
  expect(page.container.textContent).toContain('Another page');
  await page.unmount();
});

it('previews a typeface, and shows it on the page when it is saved', async () => {
  const inputs: unknown[] = [];
  const page = await open({
    UpdateSchool: ({ input }) => {
      inputs.push(input);
      return { updateSchool: school(2, { typeface: 'LORA' }) };
    },
  });
  const choices = page.getByRole('radiogroup', { name: 'Typeface' });
  expect([...choices.querySelectorAll('input')].filter(({ checked }) => checked)).toHaveLength(1);
  await act(async () => page.getByRole('radio', { name: 'Lora' }).click());
  const preview = page.getByRole('region', { name: 'Preview' });
  await eventually(() => expect(preview.innerHTML).toContain("'Lora Variable'"));
  expect(document.getElementById(TYPEFACE_ID)?.textContent ?? '').toBe('');
  await page.save();
  expect(inputs).toEqual([{ version: 1, typeface: 'LORA' }]);
  await eventually(() =>
    expect(document.getElementById(TYPEFACE_ID)?.textContent).toMatch(/@font-face.*lora-latin.*:root:root/),
  );
  document.getElementById(TYPEFACE_ID)?.remove();
  await page.unmount();
});

it('keeps the input when another admin has saved meanwhile, and saves on top of their version', async () => {
  const versions: unknown[] = [];
  let isTheirs = false;
  const page = await open({
    SchoolSettings: () => ({ school: isTheirs ? school(2, { name: 'Theirs' }) : school(1) }),
    UpdateSchool: ({ input }) => {
      versions.push((input as { version: number }).version);
      isTheirs = true;
      const extensions = { code: 'CONFLICT' };
      return versions.length === 1
        ? new GraphQLError(schoolTexts.conflict.changed, { extensions })
        : { updateSchool: school(3, { name: 'Mine' }) };
    },
  });
  await page.type('Mine');
  await page.save();
  await eventually(() =>
    expect(page.getByRole('group', { name: /saved by another admin/ }).textContent).toContain('Theirs'),
  );
  expect(page.field().value).toBe('Mine');
  await page.press('Keep mine');
  await page.save();
  expect(versions).toEqual([1, 2]);
  await page.unmount();
});

it('asks for confirmation before unsaved changes are left', async () => {
  const page = await open({});
  await page.type('Harbour');
  await act(async () => page.getByText('Away').click());
  expect(page.getByText('Leave without saving?')).toBeTruthy();
  await page.press('Leave');
  expect(page.container.textContent).toContain('Another page');
  await page.unmount();
});

it('discards the changes, and leaves without a question', async () => {
  const page = await open({});
  expect(page.queryByRole('button', { name: 'Discard' })).toBeNull();
  await page.type('Harbour');
  await page.press('Discard');
  expect(page.field().value).toBe('Lectern');
  expect(page.queryByRole('button', { name: 'Discard' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Save settings');
  await act(async () => page.getByText('Away').click());
  expect(page.container.textContent).toContain('Another page');
  await page.unmount();
});

it('shows an error when the settings cannot be loaded, and can be retried', async () => {
  let isDown = true;
  const page = await open({
    SchoolSettings: () => (isDown ? new GraphQLError('Not now') : { school: school(1) }),
  });
  expect(page.container.textContent).toContain('Not now');
  isDown = false;
  await page.press('Try again');
  expect(page.field().value).toBe('Lectern');
  await page.unmount();
});
