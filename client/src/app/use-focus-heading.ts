import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** Set on a route whose addresses are places on one screen: going from one to another leaves the focus alone. */
export interface RouteHandle {
  keepsFocus: true;
}

const keepsFocus = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'keepsFocus' in handle;

/** Puts the focus on an element that takes none by itself. */
function focusOn(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Puts the focus on the main heading, on `main` until the screen has one, and on the next one when the heading goes,
 * as a skeleton's does. Returns how to stop following it.
 */
function focusHeading(main: HTMLElement): () => void {
  let focused = main.querySelector<HTMLElement>('h1') ?? main;
  focusOn(focused);
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading || heading === focused) return;
    focused = heading;
    // Whoever has gone on in the meantime is left alone.
    if (document.activeElement === main || document.activeElement === document.body) focusOn(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After each change of the screen puts the focus on its main heading, so that a screen reader reads where one is
 * and the next Tab begins there. The first screen is left alone: the browser reads that one itself.
 */
export function useFocusHeading(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const screen = useMatches().at(-1);
  const place = screen && keepsFocus(screen.handle) ? screen.id : pathname;
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place || !main.current) return;
    lastPlace.current = place;
    return focusHeading(main.current);
  }, [place, main]);
}
