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

it('previews the texts next to the form while they are typed', async () => {
  const asked: unknown[] = [];
  const school = { ...sampleSchool, ...schoolDefaults, ...sampleOffer, aboutHtml: '', version: 1 };
  const { client } = createCountingClient({
    SchoolSettings: () => ({ school: { ...school, imprint: 'Harbour' } }),
    MarkdownPreview: ({ text }) => {
      asked.push(text);
      return { markdownPreview: `<p>As a page: ${String(text)}</p>` };
    },
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <LegalSettingsPage /> }])} />
    </Providers>,
  );
  const preview = () => page.getByRole('region', { name: 'Preview' }).textContent;
  await eventually(() => expect(preview()).toContain('As a page: Harbour'));
  const type = (value: string) =>
    act(async () => fireEvent.input(page.getByLabelText('Terms of service'), { target: { value } }));
  for (const typed of ['B', 'Be', 'Be kind']) await type(typed);
  await eventually(() => expect(preview()).toContain('As a page: Be kind'));
  // Intermediate input is not requested.
  expect(asked).toEqual(['Harbour', 'Be kind']);
  await page.unmount();
});
