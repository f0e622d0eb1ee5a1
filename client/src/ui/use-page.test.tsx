// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { usePage } from './use-page.ts';

const open = (fetchMore: (after: string) => Promise<unknown>, endCursor: string | null = 'here') => {
  const list = { edges: [{ node: 'Anna' }], pageInfo: { hasNextPage: endCursor !== null, endCursor } };
  const query = {
    fetchMore: ({ variables: { after } }: { variables: { after: string } }) => fetchMore(after),
  };
  return renderHook(
    () => usePage(query, list, 'Failed to load the members'),
    (children) => children,
  );
};

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('loading more of a list', () => {
  it('sends one request after several clicks', async () => {
    const answer = Promise.withResolvers<void>();
    const fetchMore = vi.fn(() => answer.promise);
    const { current, unmount } = await open(fetchMore);
    await act(async () => {
      void current().showMore();
      void current().showMore();
    });
    expect(current().isLoadingMore).toBe(true);
    await act(async () => answer.resolve());
    expect(fetchMore.mock.calls).toEqual([['here']]);
    expect(current()).toMatchObject({ isLoadingMore: false, hasFailed: false });
    await unmount();
  });

  it('shows a failure and can be retried', async () => {
    const fetchMore = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { current, unmount } = await open(fetchMore);
    expect(await act(() => current().showMore())).toBe(false);
    expect(current()).toMatchObject({ isLoadingMore: false, hasFailed: true });
    expect(currentToasts().map(({ text }) => text)).toEqual(['Failed to load the members']);
    fetchMore.mockResolvedValueOnce(undefined);
    expect(await act(() => current().showMore())).toBe(true);
    expect(current().hasFailed).toBe(false);
    await unmount();
  });

  it('can be retried once the browser is online', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetchMore = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { current, unmount } = await open(fetchMore);
    await act(() => current().showMore());
    expect(current().hasFailed).toBe(true);
    isOnline.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(current().hasFailed).toBe(false);
    // It fails for another reason this time.
    await act(() => current().showMore());
    expect(current().hasFailed).toBe(true);
    isOnline.mockRestore();
    await unmount();
  });

  it('sends no request at the end of the list', async () => {
    const fetchMore = vi.fn(async () => undefined);
    const { current, unmount } = await open(fetchMore, null);
    expect(await act(() => current().showMore())).toBe(false);
    expect(fetchMore).not.toHaveBeenCalled();
    await unmount();
  });
});
