import type { Page, Route } from 'playwright-core';
import { GRAPHQL, operationNameOf } from '../graphql-requests.ts';

/** The server's response to an operation: delayed, an error with a message, or no response. */
export type Answer = 'held' | 'refused' | 'broken';

/** The message of a refusal. */
export const SERVER_MESSAGE = 'The server says why';

/**
 * Intercepts one GraphQL operation of a page from now on. Returns a function that ends it: held requests are sent, and the server
 * answers later ones.
 */
export async function answer(page: Page, operation: string, how: Answer): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(GRAPHQL, async (route) => {
    if (isOpen || operationNameOf(route.request()) !== operation) return route.fallback();
    if (how === 'held') return void held.push(route);
    // Without a response there is no message, so the fallback text remains.
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
