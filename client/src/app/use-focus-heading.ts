import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { focusOn } from '#client/ui/focus-on.ts';

/** Whether a handle is a `RouteHandle`. */
const keepsFocus = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'keepsFocus' in handle;

/**
 * Focuses the main heading. Until the screen has one, focuses `main`, and follows when the heading is replaced, as a skeleton's
 * is. Returns a function that stops it.
 */
function focusHeading(main: HTMLElement): () => void {
  let focused = main.querySelector<HTMLElement>('h1') ?? main;
  focusOn(focused);
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading || heading === focused) return;
    focused = heading;
    // If the person has moved the focus meanwhile, it stays there.
    if (document.activeElement === main || document.activeElement === document.body) focusOn(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Focuses the main heading after each navigation, so that a screen reader announces the new screen and the next Tab starts there.
 * The first screen is left alone: the browser announces that one itself.
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
