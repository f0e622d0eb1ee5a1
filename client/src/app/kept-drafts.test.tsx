// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ChapterEditor } from '#client/features/chapter/chapter-editor.tsx';
import { ContactPage } from '#client/features/contact/contact-page.tsx';
import { LectureForm } from '#client/features/lecture/lecture-form.tsx';
import { AboutSettingsPage } from '#client/features/school/about-settings-page.tsx';
import { LegalSettingsPage } from '#client/features/school/legal-settings-page.tsx';
import { MentorsForm } from '#client/features/school/mentors-form.tsx';
import { SettingsPage } from '#client/features/school/settings-page.tsx';
import { MeDocument } from '#client/gql/graphql.ts';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleOffer, sampleSchool } from '#client/testing/school-samples.ts';
import { sampleUser } from '#client/testing/session-samples.ts';
import { schoolDefaults } from '#shared/school.ts';
import { Providers } from './providers.tsx';

const mentors = [
  { __typename: 'Mentor' as const, id: '1', name: 'Ann', subject: 'Knots', bio: 'Ties.', portrait: null },
];
const school = { ...sampleSchool, ...schoolDefaults, ...sampleOffer, aboutHtml: '', version: 1, mentors };
const lecture = { id: 'l', description: '0:00 Bowline\n1:00 Reef knot', version: 1 };
const ignore = () => undefined;

const forms: [what: string, field: string, form: ReactNode][] = [
  ['a message to the school', 'Message', <ContactPage key="contact" />],
  ['a new lecture', 'Description', <LectureForm key="l" courseId="c" onAdded={ignore} onRejected={ignore} />],
  ['the first page', 'Text below the headline', <SettingsPage key="settings" />],
  ['the about page', 'Page text', <AboutSettingsPage key="about" />],
  ['the terms', 'Terms of service', <LegalSettingsPage key="legal" />],
  ['a mentor', 'Short bio', <MentorsForm key="mentors" school={school} />],
  [
    'chapters',
    'Title of chapter 2',
    <PlaybackProvider key="chapters">
      <ChapterEditor lecture={lecture} duration={90} onConflict={ignore} />
    </PlaybackProvider>,
  ],
];

async function open(element: ReactNode) {
  const { client } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    SchoolSettings: () => ({ school }),
  });
  await client.query({ query: MeDocument });
  return render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </Providers>,
  );
}

afterEach(() => localStorage.clear());

it.each(forms)('%s is offered again as a draft if it was not saved', async (_what, label, form) => {
  const page = await open(form);
  const field = () => page.getByLabelText<HTMLInputElement>(label);
  await eventually(() => field());
  await act(async () => fireEvent.input(field(), { target: { value: 'Typed in vain' } }));
  await page.unmount();
  const again = await open(form);
  await eventually(() => again.getByText(/You have an unsaved draft/));
  expect(again.getByLabelText<HTMLInputElement>(label).value).not.toBe('Typed in vain');
  await again.press('Restore draft');
  expect(again.getByLabelText<HTMLInputElement>(label).value).toBe('Typed in vain');
  await again.unmount();
});
