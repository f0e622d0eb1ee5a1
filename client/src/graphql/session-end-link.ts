import type { ApolloCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { hasCode } from './errors.ts';

/** Calls `onSessionEnd` when an operation is refused because the session has ended, in another window or by itself. */
export function createSessionEndLink(onSessionEnd: (cache: ApolloCache) => void): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    if (hasCode(error, 'UNAUTHENTICATED')) onSessionEnd(operation.client.cache);
  });
}
