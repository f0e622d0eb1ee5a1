// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useLectureNews } from './use-lecture-news.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function News({ publishedAt }: { publishedAt: string }) {
  return useLectureNews({ publishedAt, changedAt: null, progress: null }, '2025-01-01T00:00:00.000Z');
}

it('is nothing new on a rendered page and while it is hydrated, and then by the reader’s clock', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const page = <News publishedAt={new Date(Date.now() - DAY_MS).toISOString()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe('NEW');
  await act(async () => root.unmount());
  container.remove();
});
