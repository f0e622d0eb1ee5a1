// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { samplePlayableLecture } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import type { render } from '#client/testing/render.tsx';
import { openArticle } from './lecture-article.test-helper.tsx';

const player = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('#client/player/player.tsx', () => {
  player.isLoaded = true;
  return { Player: () => null };
});

const link: ReturnType<typeof samplePlayableLecture> = {
  ...samplePlayableLecture('a'),
  kind: 'LINK',
  title: 'Knots in pictures',
  description: 'The best drawings.',
  duration: 0,
  video: null,
  url: 'https://example.com/knots?page=1',
};

let mounted: Awaited<ReturnType<typeof render>>;

beforeEach(() => {
  player.isLoaded = false;
  vi.resetModules();
});
afterEach(async () => {
  await mounted.unmount();
  document.body.replaceChildren();
});

async function open(lecture: typeof link, isVisitor = false) {
  const { page, inputs } = await openArticle(lecture, { isVisitor });
  mounted = page;
  return inputs;
}

it('is an article with the reason, the way out and the way on, without a player', async () => {
  await open(link, true);
  const article = await eventually(() => mounted.getByRole('article', { name: 'Knots in pictures' }));
  expect(article.querySelector('h1')?.textContent).toBe('Knots in pictures');
  expect(article.textContent).toContain('The best drawings.');
  const out = mounted.getByRole('link', { name: 'Open the page' });
  expect(out.getAttribute('href')).toBe('https://example.com/knots?page=1');
  expect(out.getAttribute('target')).toBe('_blank');
  expect(out.getAttribute('rel')).toBe('noopener noreferrer');
  const note = document.getElementById(out.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Opens example.com in a new tab');
  const next = [...article.querySelectorAll('a')].at(-1);
  expect([next?.getAttribute('href'), next?.textContent]).toEqual([
    '/courses/course-1/lectures/b',
    'Next: Bowline',
  ]);
  expect(mounted.container.querySelector('video, .video-player')).toBeNull();
  expect(player.isLoaded).toBe(false);
});

it('has a sign in the outline instead of a length', async () => {
  await open(link, true);
  const row = await eventually(() =>
    mounted.getByRole('link', { name: /^Knots in pictures\s*External page$/ }),
  );
  expect(row.querySelector('.lucide-external-link')).not.toBeNull();
  expect(row.textContent).not.toContain('0:00');
});

it('saves once that a learner has begun it, and is done only when it is marked', async () => {
  const inputs = await open(link);
  const button = await eventually(() => mounted.getByRole('button', { name: 'Mark as done' }));
  await eventually(() => expect(inputs).toMatchObject([{ lectureId: 'a', position: 0 }]));
  const out = mounted.getByRole('link', { name: 'Open the page' });
  // The test has no tabs.
  out.addEventListener('click', (event) => event.preventDefault());
  await act(async () => out.click());
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await mounted.press('Mark as done');
  await eventually(() => expect(inputs.at(-1)).toEqual({ lectureId: 'a', isDone: true }));
  await eventually(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(inputs).toHaveLength(2);
});

it('has no address and no article while it is locked, and offers the subscription', async () => {
  const inputs = await open({ ...link, locked: true, url: null }, true);
  await eventually(() => mounted.getByRole('link', { name: 'Subscribe' }));
  expect(mounted.queryByRole('article')).toBeNull();
  expect(mounted.queryByRole('link', { name: 'Open the page' })).toBeNull();
  expect(mounted.container.textContent).toContain('The best drawings.');
  expect(inputs).toEqual([]);
});
