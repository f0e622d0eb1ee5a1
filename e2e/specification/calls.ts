import type { Page, Route } from 'playwright-core';
import { GRAPHQL, operationNameOf } from '../graphql-requests.ts';

/** How the server answers an operation: not yet, with a message of its own, or not at all. */
export type Answer = 'held' | 'refused' | 'broken';

/** What a refusing server says. */
export const SERVER_MESSAGE = 'The server says why';

/**
 * Answers one GraphQL operation of a page in the server's place, from now on. Returns how to let it go on: held
 * requests are sent, and later ones are the server's again.
 */
export async function answer(page: Page, operation: string, how: Answer): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(GRAPHQL, async (route) => {
    if (isOpen || operationNameOf(route.request()) !== operation) return route.fallback();
    if (how === 'held') return void held.push(route);
    // Without any answer there is no message either, so the fallback text is what remains.
    if (how === 'broken') return route.abort('failed');
    await route.fulfill({
      json: { data: null, errors: [{ message: SERVER_MESSAGE, extensions: { code: 'CONFLICT' } }] },
    });
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
