import { ApolloClient, ApolloLink, HttpLink, type ApolloCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { createSessionEndLink } from './session-end-link.ts';
import { createSubscriptionLink } from './subscription-link.ts';
import { uploadFetch } from './upload-fetch.ts';
import { createUploadLink } from './upload-link.ts';

interface ClientOptions {
  cache: ApolloCache;
  /** Makes the cache that of a visitor; called when the server no longer knows the session. */
  onSessionEnd: (cache: ApolloCache) => void;
}

/**
 * A client for `/graphql` of the page's own origin; the session travels in a cookie. Subscriptions go to
 * `/graphql/stream`; after an interruption everything on the screen is fetched anew.
 */
export function createApolloClient({ cache, onSessionEnd }: ClientOptions): ApolloClient {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: uploadFetch });
  const subscriptions = createSubscriptionLink({
    url: new URL('/graphql/stream', window.location.origin).href,
    onReopened: () => void client.refetchQueries({ include: 'active' }),
  });
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    ApolloLink.from([createUploadLink(), http]),
  );
  const link = ApolloLink.from([createSessionEndLink(onSessionEnd), transport]);
  const client = new ApolloClient({ cache, link });
  return client;
}
