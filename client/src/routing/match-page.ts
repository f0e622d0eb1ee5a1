import { matchRoutes } from 'react-router-dom';

/**
 * Matches an address against one of the `patterns` of `paths.ts`; null if it does not match. Parameters are decoded as for the
 * screen itself; `matchPath` leaves them encoded.
 */
export function matchPage(pattern: string, address: string) {
  return matchRoutes([{ path: pattern }], address)?.[0] ?? null;
}
