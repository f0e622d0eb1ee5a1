import { matchRoutes } from 'react-router-dom';

/**
 * What the router finds at an address by one of the `patterns` of `paths.ts`; null when it is another page's. Its parameters are
 * decoded, as those of the screen itself are; `matchPath` leaves them as they are in the address.
 */
export function matchPage(pattern: string, address: string) {
  return matchRoutes([{ path: pattern }], address)?.[0] ?? null;
}
