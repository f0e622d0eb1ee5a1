import type { ApolloCache } from '@apollo/client/cache';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ANSWERS_ID } from '#shared/page-rendering.ts';
import type { createRouter } from './router.tsx';

/** Puts the answers into the cache that the server has rendered the page with. False for a page that scripts have to fill. */
export function readAnswers(cache: ApolloCache): boolean {
  const answers = document.getElementById(ANSWERS_ID);
  if (!answers) return false;
  cache.restore(JSON.parse(answers.textContent));
  return true;
}

/** Brings a rendered page to life, as soon as the code of its screen is there: what is seen stays as it is. */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  router: ReturnType<typeof createRouter>,
): Promise<void> {
  await initialized(router);
  hydrateRoot(root, app);
  // Whatever a person does from now on is heard.
  document.getElementById(ANSWERS_ID)?.remove();
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
