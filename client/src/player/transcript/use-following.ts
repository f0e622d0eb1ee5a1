import { useEffect, useRef, useState } from 'react';

/**
 * Keeps what is said now in the middle of a list that scrolls, until the person scrolls by hand; `follow` goes back to it.
 *
 * @param current index of the row that is said now; rows carry it as `data-index`.
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
    const stop = () => setIsFollowing(false);
    // Whoever drags the scroll bar presses the list itself.
    const stopByBar = ({ target }: PointerEvent) => target === element && stop();
    const stopByKey = ({ key }: KeyboardEvent) => ['PageUp', 'PageDown'].includes(key) && stop();
    element.addEventListener('wheel', stop, { passive: true });
    element.addEventListener('touchmove', stop, { passive: true });
    element.addEventListener('pointerdown', stopByBar);
    element.addEventListener('keydown', stopByKey);
    return () => {
      element.removeEventListener('wheel', stop);
      element.removeEventListener('touchmove', stop);
      element.removeEventListener('pointerdown', stopByBar);
      element.removeEventListener('keydown', stopByKey);
    };
  }, []);

  return {
    list,
    isFollowing,
    follow: () => setIsFollowing(true),
    stopFollowing: () => setIsFollowing(false),
  };
}

/** Scrolls the list only, never the page around it; the list is what its rows are placed in. */
function centre(list: HTMLElement | null, index: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list || !row) return;
  const top = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  list.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
}
