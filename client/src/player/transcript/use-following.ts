import { useEffect, useRef, useState } from 'react';

/**
 * Keeps the current row in the middle of a list that scrolls, until the reader scrolls it. `follow` returns to it.
 *
 * @param current the index of that row. Rows have it as `data-index`.
 */
export function useFollowing(current: number) {
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setIsFollowing] = useState(true);

  useEffect(() => {
    if (isFollowing) centre(list.current, current);
  }, [isFollowing, current]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => setIsFollowing(false);
    element.addEventListener('wheel', stop, { passive: true, signal });
    element.addEventListener('touchmove', stop, { passive: true, signal });
    // A press on the scroll bar is one on the list itself.
    element.addEventListener('pointerdown', ({ target }) => target === element && stop(), { signal });
    const pages = ['PageUp', 'PageDown'];
    element.addEventListener('keydown', ({ key }) => pages.includes(key) && stop(), { signal });
    return () => listening.abort();
  }, []);

  return {
    list,
    isFollowing,
    follow: () => setIsFollowing(true),
    stopFollowing: () => setIsFollowing(false),
  };
}

/** Scrolls the list only, never the page around it. Rows are positioned relative to the list. */
function centre(list: HTMLElement | null, index: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list || !row) return;
  const top = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
}
