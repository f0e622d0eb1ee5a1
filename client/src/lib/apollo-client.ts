import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { createSessionEndLink } from './session-end-link.ts';
import { typePolicies } from './type-policies.ts';
import { uploadFetch } from './upload-fetch.ts';
import { createUploadLink } from './upload-link.ts';

/** The product's cache, empty. */
export const createCache = () => new InMemoryCache({ typePolicies });

/**
 * A client for `/graphql` of the page's own origin; the session travels in a cookie.
 * A mutation may pass `UploadOptions` in its context's `fetchOptions`.
 */
export function createApolloClient(): ApolloClient {
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: uploadFetch });
  const link = ApolloLink.from([createSessionEndLink(), createUploadLink(), http]);
  return new ApolloClient({ cache: createCache(), link });
}
