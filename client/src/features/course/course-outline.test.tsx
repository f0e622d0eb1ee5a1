// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import type { OwnOutlineLectureFragment } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleOwnLecture } from '#client/testing/course-samples.ts';
import { render } from '#client/testing/render.tsx';
import { CourseOutline } from './course-outline.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWS = ['New', 'Changed since you watched it', 'Better sound'];

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const section = (id: string, position: number) => ({
  __typename: 'Section' as const,
  id,
  title: `Section ${id}`,
  summary: `About ${id}`,
  position,
});
const lecture = (id: string, position: number, fields: Partial<OwnOutlineLectureFragment> = {}) =>
  sampleOwnLecture(id, { position, ...fields });
const done = {
  progress: {
    __typename: 'LectureProgress' as const,
    id: 'p',
    position: 60,
    isDone: true,
    recordedAt: '2026-01-01T00:00:00.000Z',
  },
};

const THREE = [section('A', 2), section('B', 4), section('C', 6)];
const LECTURES = [lecture('1', 1), lecture('2', 3), lecture('3', 5), lecture('4', 7), lecture('5', 8)];

async function open({
  sections = THREE,
  lectures = LECTURES,
  publishedAt = '2025-01-01T00:00:00.000Z',
  path = '/',
} = {}) {
  const { client } = createCountingClient({});
  const element = (
    <CourseOutline slug="bread" lang="en" publishedAt={publishedAt} sections={sections} lectures={lectures} />
  );
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }], { initialEntries: [path] })} />
    </Providers>,
  );
  const folds = () => [...page.container.querySelectorAll('details')];
  /** The ids of the open sections. */
  const opened = () => folds().flatMap((fold) => (fold.open ? [fold.id.replace('section-', '')] : []));
  const toggle = (id: string, isOpen: boolean) => {
    const fold = folds().find((one) => one.id === `section-${id}`);
    if (!fold) throw new Error(`Section ${id} is missing`);
    fold.open = isOpen;
    fireEvent(fold, new Event('toggle'));
  };
  return { ...page, folds, opened, toggle };
}

describe('the outline of a course', () => {
  it('shows the pictures of the videos, and the sign of what has none beside them', async () => {
    const lectures = [
      lecture('1', 1, { thumbnailUrl: '/media/images/a/192.webp' }),
      lecture('2', 2, { kind: 'TEXT' }),
    ];
    const page = await open({ sections: [], lectures });
    const [picture, ...others] = page.container.querySelectorAll('img');
    expect([picture?.getAttribute('src'), picture?.alt, picture?.loading, others.length]).toEqual([
      '/media/images/a/192.webp',
      '',
      'lazy',
      0,
    ]);
    // The sign of the text is in the place of its picture, and at the end of both rows.
    expect(page.container.querySelectorAll('li svg')).toHaveLength(3);
    await page.unmount();
  });

  it('has no place for pictures in a course without them', async () => {
    const page = await open({ sections: [], lectures: [lecture('1', 1)] });
    expect(page.container.querySelectorAll('li svg')).toHaveLength(1);
    await page.unmount();
  });

  it('shows numbers, durations and summaries of sections, and numbers the lectures through', async () => {
    const page = await open();
    expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1. Section A',
      '2. Section B',
      '3. Section C',
    ]);
    expect(page.folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      '1. Section A1 lecture · 1 min',
      '2. Section B1 lecture · 1 min',
      '3. Section C2 lectures · 2 min',
    ]);
    page.getByText('About B');
    const rows = page.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      ['1', '2', '3', '4', '5'].map((id) => expect.stringContaining(`${id}Lecture ${id}`) as string),
    );
    expect(page.folds()[0]?.textContent).not.toContain('Lecture 1');
    await page.unmount();
  });

  it('shows the progress of each section once the person has watched a lecture', async () => {
    const page = await open({
      lectures: [lecture('2', 3, done), lecture('3', 5), lecture('4', 7, done), lecture('5', 8)],
    });
    const facts = page.folds().map((fold) => fold.querySelector('summary')?.textContent ?? '');
    expect(facts.map((text) => text.split(' · ').at(-1))).toEqual([
      '1 of 1 done',
      '0 of 1 done',
      '1 of 2 done',
    ]);
    await page.unmount();
  });

  it('marks lectures that are new, and those that have changed since they were watched, with the note', async () => {
    const publishedAt = new Date(Date.now() - DAY_MS).toISOString();
    const changed = { changedAt: '2026-01-02T00:00:00.000Z', changeNote: 'Better sound' };
    const lectures = [
      lecture('1', 1, { publishedAt }),
      lecture('2', 3, { publishedAt, ...changed, ...done }),
      lecture('3', 5, { publishedAt, ...done }),
      lecture('4', 7, changed),
      lecture('5', 8, { publishedAt, isDraft: true }),
    ];
    const page = await open({ lectures });
    const rows = () =>
      page
        .getAllByRole('listitem')
        .map(({ textContent }) => NEWS.filter((news) => textContent?.includes(news)));
    expect(rows()).toEqual([['New'], ['Changed since you watched it', 'Better sound'], [], [], []]);
    expect(page.getByText('Better sound').dir).toBe('auto');
    await page.unmount();
    const together = await open({ lectures: [lecture('1', 1, { publishedAt })], publishedAt });
    expect(together.queryByText('New')).toBeNull();
    await together.unmount();
  });

  it('is one list without sections, and leaves out sections without lectures', async () => {
    const flat = await open({ sections: [] });
    expect(flat.folds()).toEqual([]);
    expect(flat.getAllByRole('list')).toHaveLength(1);
    expect(flat.queryByRole('button')).toBeNull();
    await flat.unmount();
    const page = await open({ lectures: [lecture('4', 7)] });
    expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1. Section C',
    ]);
    await page.unmount();
  });

  it('shows a sign instead of a length for a link, and no player is loaded for it', async () => {
    const links = [lecture('1', 1, { kind: 'LINK', duration: 0 }), lecture('2', 2)];
    const page = await open({ sections: [], lectures: links });
    const [first, second] = page.getAllByRole('link');
    expect(first?.textContent).toBe('1Lecture 1External page');
    expect(first?.querySelector('.lucide-external-link')).not.toBeNull();
    expect([first, second].map((row) => row?.hasAttribute('data-text'))).toEqual([true, false]);
    await page.unmount();
  });

  it('remembers which sections are closed', async () => {
    const page = await open();
    expect(page.opened()).toEqual(['A', 'B', 'C']);
    page.toggle('B', false);
    await page.unmount();
    const again = await open();
    expect(again.opened()).toEqual(['A', 'C']);
    again.toggle('B', true);
    await again.unmount();
    const last = await open();
    expect(last.opened()).toEqual(['A', 'B', 'C']);
    await last.unmount();
  });

  it('opens a closed section that a link leads to, and scrolls to it', async () => {
    localStorage.setItem('closed-sections', 'A B');
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const page = await open({ path: '/#section-B' });
    expect(page.opened()).toEqual(['B', 'C']);
    expect(scroll.mock.contexts.map((element) => (element as Element).id)).toEqual(['section-B']);
    await page.unmount();
  });

  it('closes and opens all of three or more sections with one button', async () => {
    const page = await open();
    await page.press('Collapse all');
    expect(page.opened()).toEqual([]);
    await page.press('Expand all');
    expect(page.opened()).toEqual(['A', 'B', 'C']);
    page.getByRole('button', { name: 'Collapse all' });
    await page.unmount();
    const two = await open({ sections: THREE.slice(0, 2) });
    expect(two.queryByRole('button')).toBeNull();
    await two.unmount();
  });
});
