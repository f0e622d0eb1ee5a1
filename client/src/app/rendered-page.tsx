import type { ApolloCache } from '@apollo/client/cache';
import { startTransition, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ANSWERS_ID, HYDRATION_EVENT } from '#shared/page-rendering.ts';
import type { createRouter } from './router.tsx';

/** Restores the cache from the data in the page. Returns false for a page without data, which must query everything. */
export function readAnswers(cache: ApolloCache): boolean {
  const answers = document.getElementById(ANSWERS_ID);
  if (!answers) return false;
  cache.restore(JSON.parse(answers.textContent));
  return true;
}

/** The path of a page for which the server has found nothing, as the router compares paths; undefined for other pages. */
export function missingPath(): string | undefined {
  const answers = document.getElementById(ANSWERS_ID);
  if (answers?.dataset['missing'] === undefined) return undefined;
  try {
    return decodeURIComponent(window.location.pathname);
  } catch {
    // A malformed path matches no screen either.
    return undefined;
  }
}

/** Hydrates a rendered page as soon as the code of its screen is loaded. The visible content does not change. */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  await initialized(router);
  // A transition, so that React yields to input while it hydrates.
  startTransition(() => {
    hydrateRoot(root, <Notice onDrawn={() => uncover(root)}>{app}</Notice>);
  });
}

/**
 * Draws a page that was not rendered on the server, as a transition. The content of its shell stays visible until the code of its
 * screen is loaded.
 */
export async function show(
  root: HTMLElement,
  app: ReactNode,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  if (root.hasChildNodes()) await initialized(router);
  startTransition(() => {
    createRoot(root).render(<Notice onDrawn={() => uncover(root)}>{app}</Notice>);
  });
}

/** Removes the attributes that the root needs until the page is drawn. */
function uncover(root: HTMLElement): void {
  root.inert = false;
  // The first picture.
  root.removeAttribute('style');
}

interface NoticeProps {
  /** Called when the page is drawn, before any element in it takes the focus. */
  onDrawn: () => void;
  children: ReactNode;
}

/**
 * Signals when the page is drawn and when it handles events. Wraps the app, because a sibling would change the ids that React
 * generates.
 */
function Notice({ onDrawn, children }: NoticeProps): ReactNode {
  useInsertionEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    // The data is in the cache now, and belongs to one person.
    document.getElementById(ANSWERS_ID)?.remove();
    document.dispatchEvent(new Event(HYDRATION_EVENT));
  }, []);
  return children;
}

function initialized(router: ReturnType<typeof createRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      stop();
      resolve();
    });
  });
}
