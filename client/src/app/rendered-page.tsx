import type { ApolloCache } from '@apollo/client/cache';
import { startTransition, useEffect, useInsertionEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ANSWERS_ID, HYDRATION_EVENT } from '#shared/page-rendering.ts';
import type { createRouter } from './router.tsx';

/** Puts the answers into the cache that the page has brought. False for a page without: all of it is to be asked for. */
export function readAnswers(cache: ApolloCache): boolean {
  const answers = document.getElementById(ANSWERS_ID);
  if (!answers) return false;
  cache.restore(JSON.parse(answers.textContent));
  return true;
}

/** The path of a page that the server has found nothing at, as the router compares paths; undefined for others. */
export function missingPath(): string | undefined {
  const answers = document.getElementById(ANSWERS_ID);
  if (answers?.dataset['missing'] === undefined) return undefined;
  try {
    return decodeURIComponent(window.location.pathname);
  } catch {
    // It is the path of no screen, either.
    return undefined;
  }
}

/** Brings a rendered page to life, as soon as the code of its screen is there: what is seen stays as it is. */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  await initialized(router);
  // In small pieces. What a person does meanwhile is heard: React hurries then.
  startTransition(() => {
    hydrateRoot(root, <Notice onDrawn={() => uncover(root)}>{app}</Notice>);
  });
}

/**
 * Draws a page that brought no content of its own, in small pieces, too. What is seen of it until then stays until the code of its
 * screen is there.
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

/** Takes away what was for the time in which nothing was drawn. */
function uncover(root: HTMLElement): void {
  root.inert = false;
  // The picture that was seen first.
  root.removeAttribute('style');
}

interface NoticeProps {
  /** Called when the page is drawn, before something in it takes the focus. */
  onDrawn: () => void;
  children: ReactNode;
}

/** Tells when the page is drawn, and when it hears what is done. Around the app, whose ids would be others beside it. */
function Notice({ onDrawn, children }: NoticeProps): ReactNode {
  useInsertionEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    // They are in the cache, and are one person's.
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
