import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Screen } from '#client/routing/screen.ts';
import { screens } from './screens.ts';

/** How long the pointer or the focus must rest on a link to count as intent, in ms. */
const dwell = 60;

/** The link to this page's own origin that contains the target of an event. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin ? link : null;
}

/**
 * Fetches the code of a link's screen once the pointer or the focus rests on the link or a finger touches it. `known` is for
 * tests.
 */
export function useScreenPrefetch(known: readonly Screen[] = screens): void {
  useEffect(() => {
    const routes = known.map(({ path, load }) => ({ path, handle: load }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prefetch = ({ pathname }: HTMLAnchorElement) => {
      const screen = matchRoutes(routes, pathname)?.at(-1)?.route;
      // A failure is ignored: following the link tries again and shows the error.
      screen?.handle().catch(() => undefined);
    };
    const leave = () => clearTimeout(timer);
    const rest = (event: Event) => {
      leave();
      const link = linkOf(event);
      if (link) timer = setTimeout(() => prefetch(link), dwell);
    };
    const touch = (event: Event) => {
      const link = linkOf(event);
      if (link) prefetch(link);
    };
    const options = { passive: true };
    document.addEventListener('pointerover', rest, options);
    document.addEventListener('focusin', rest, options);
    document.addEventListener('touchstart', touch, options);
    return () => {
      leave();
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
      document.removeEventListener('touchstart', touch);
    };
  }, [known]);
}
