// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleOffer, sampleSchool } from '#client/testing/school-samples.ts';
import { schoolDefaults } from '#shared/school.ts';
import { LegalSettingsPage } from './legal-settings-page.tsx';

async function open(fields = {}) {
  const asked: unknown[] = [];
  const school = { ...sampleSchool, ...schoolDefaults, ...sampleOffer, aboutHtml: '', version: 1, ...fields };
  const { client } = createCountingClient({
    SchoolSettings: () => ({ school }),
    UpdateSchool: ({ input }) => ({ updateSchool: { ...school, ...(input as object), version: 2 } }),
    MarkdownPreview: () => ({ markdownPreview: '' }),
    LegalDraft: (variables) => {
      asked.push(variables);
      return { legalDraft: 'Harbour, [[street]], [[town]]' };
    },
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LegalSettingsPage /> }])} />
    </Providers>,
  );
  const imprint = () => page.getByLabelText<HTMLTextAreaElement>('Imprint');
  await eventually(() => expect(imprint()).toBeTruthy());
  return { ...page, asked, imprint };
}

it('starts an empty text from a draft in the chosen language, and counts what is left to complete', async () => {
  const page = await open();
  const select = page.getByLabelText('Language of the drafts');
  await act(async () => fireEvent.change(select, { target: { value: 'de' } }));
  await page.press('Start from a draft: Imprint');
  await eventually(() => expect(page.imprint().value).toBe('Harbour, [[street]], [[town]]'));
  expect(page.asked).toEqual([{ name: 'IMPRINT', language: 'de' }]);
  expect(page.container.textContent).toContain('2 placeholders are left');
  expect(page.container.textContent).not.toContain('This page is public with');
  // A draft never replaces what is written.
  expect(page.queryByRole('button', { name: 'Start from a draft: Imprint' })).toBeNull();
  await page.unmount();
});

it('warns of a placeholder that is public until it is saved without one', async () => {
  const page = await open({ imprint: 'Harbour, [[street]]' });
  expect(page.container.textContent).toContain('This page is public with 1 placeholder.');
  await act(async () => fireEvent.input(page.imprint(), { target: { value: 'Harbour, Quay 1' } }));
  await eventually(() => expect(page.container.textContent).not.toContain('1 placeholder is left'));
  expect(page.container.textContent).toContain('This page is public with 1 placeholder.');
  await page.press('Save settings');
  await eventually(() => expect(page.container.textContent).not.toContain('This page is public with'));
  await page.unmount();
});
