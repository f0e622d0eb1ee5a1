// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { PlaybackProvider } from '#client/player/playback.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { LectureList } from './lecture-list.tsx';

afterEach(() => localStorage.clear());

/** When the course was published. */
const COURSE = '2025-01-01T00:00:00.000Z';

const section = (id: string, position: number) => ({
  __typename: 'Section' as const,
  id,
  title: `Section ${id}`,
  summary: '',
  position,
});
const lectures = ['1', '2', '3'].map((id, index) => ({
  ...samplePlayableLecture(id),
  position: 2 * (index + 1),
}));

it('opens the section of the current lecture and leaves closed sections closed', async () => {
  localStorage.setItem('closed-sections', 'A B');
  const { client } = createCountingClient({});
  const element = (
    <PlaybackProvider>
      <LectureList
        slug="bread"
        publishedAt={COURSE}
        sections={[section('A', 1), section('B', 5)]}
        lectures={lectures}
        currentId="3"
        controls={null}
      />
    </PlaybackProvider>
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  const folds = [...page.container.querySelectorAll('details')];
  expect(folds.map(({ open }) => open)).toEqual([false, true]);
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
    '1. Section A2 lectures',
    '2. Section B1 lecture',
  ]);
  expect(page.getAllByRole('link').map(({ textContent }) => textContent?.slice(0, 1))).toEqual([
    '1',
    '2',
    '3',
  ]);
  await page.unmount();
});

it('marks lectures that are new, and those that have changed since they were watched, with the note', async () => {
  const publishedAt = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const news = { publishedAt, changedAt: '2026-01-02T00:00:00.000Z', changeNote: 'Better sound' };
  const watched = (recordedAt: string) => ({
    progress: { __typename: 'LectureProgress' as const, id: 'p', position: 60, isDone: true, recordedAt },
  });
  const all = [
    { ...samplePlayableLecture('1'), ...news },
    { ...samplePlayableLecture('2'), ...news, ...watched('2026-01-01T00:00:00.000Z') },
    { ...samplePlayableLecture('3'), ...news, ...watched('2026-01-03T00:00:00.000Z') },
    { ...samplePlayableLecture('4'), ...news, isDraft: true },
  ].map((lecture, index) => ({ ...lecture, position: index + 1 }));
  const { client } = createCountingClient({});
  const element = (
    <PlaybackProvider>
      <LectureList
        slug="bread"
        publishedAt={COURSE}
        sections={[]}
        lectures={all}
        currentId="1"
        controls={null}
      />
    </PlaybackProvider>
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Providers>,
  );
  const shown = ['New', 'Changed since you watched it', 'Better sound'];
  const rows = page
    .getAllByRole('link')
    .map(({ textContent }) => shown.filter((text) => textContent?.includes(text)));
  expect(rows).toEqual([['New'], ['Changed since you watched it', 'Better sound'], [], []]);
  expect(page.getByText('Better sound').dir).toBe('auto');
  await page.unmount();
});
