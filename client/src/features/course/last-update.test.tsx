// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { formatDate } from '#client/format/format.ts';
import type { OwnOutlineLectureFragment } from '#client/gql/graphql.ts';
import { sampleOwnLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { LastUpdate } from './last-update.tsx';

const MARCH = '2026-03-01T12:00:00.000Z';
const APRIL = '2026-04-01T12:00:00.000Z';
const MAY = '2026-05-01T12:00:00.000Z';
const changed = (changedAt: string, changeNote: string) => ({ changedAt, changeNote });

/** What the page of a course says that was published in March. */
async function said(lectures: Partial<OwnOutlineLectureFragment>[], publishedAt: string | null = MARCH) {
  const page = await render(
    <ChakraProvider value={system}>
      <LastUpdate
        publishedAt={publishedAt}
        lang="en"
        lectures={lectures.map((fields, index) => sampleOwnLecture(String(index), fields))}
      />
    </ChakraProvider>,
  );
  const { textContent } = page.container;
  await page.unmount();
  return textContent;
}

it('tells the latest change with its note', async () => {
  expect(
    await said([changed(MAY, 'Better sound'), changed(APRIL, 'New example'), { publishedAt: APRIL }]),
  ).toBe(`Last updated on ${formatDate(MAY)}: Better sound`);
});

it('tells a lecture that was published after the course', async () => {
  expect(await said([changed(APRIL, 'Better sound'), { publishedAt: MAY, title: 'Bowline' }])).toBe(
    `Last updated on ${formatDate(MAY)}. New lecture: Bowline`,
  );
});

it('tells nothing of lectures that were published with the course or before, of drafts, and in a course that is a draft', async () => {
  expect(await said([{ publishedAt: MARCH }, { publishedAt: '2026-02-01T12:00:00.000Z' }, {}])).toBe('');
  expect(await said([{ publishedAt: MAY, isDraft: true, ...changed(MAY, 'Better sound') }])).toBe('');
  expect(await said([{ publishedAt: MAY }], null)).toBe('');
});
