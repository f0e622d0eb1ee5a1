// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { RecentChange } from './recent-change.tsx';

const watched = (recordedAt: string) => ({
  ...samplePlayableLecture('1'),
  changedAt: '2026-01-02T00:00:00.000Z',
  changeNote: 'Better sound',
  progress: { __typename: 'LectureProgress' as const, id: 'p', position: 60, isDone: true, recordedAt },
});
const tree = (recordedAt: string) => (
  <ChakraProvider value={system}>
    <RecentChange lecture={watched(recordedAt)} lang="en" />
  </ChakraProvider>
);

it('shows the note, also while the person watches the lecture again', async () => {
  const page = await render(tree('2026-01-01T00:00:00.000Z'));
  expect(page.container.textContent).toBe('Changed since you watched itBetter sound');
  await page.update(tree('2026-01-03T00:00:00.000Z'));
  expect(page.container.textContent).toContain('Better sound');
  await page.unmount();
});

it('shows nothing of a lecture that was watched since it changed', async () => {
  const page = await render(tree('2026-01-03T00:00:00.000Z'));
  expect(page.container.textContent).toBe('');
  await page.unmount();
});
