import { ApolloClient, ApolloLink, type ApolloCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { createConfirmationLink } from './confirmation-link.ts';
import { createFactorSetupLink } from './factor-setup-link.ts';
import { createLazyLink } from './lazy-link.ts';
import { createSessionEndLink } from './session-end-link.ts';
import { createTrustedDocumentsLink } from './trusted-documents.ts';
import { uploadFetch } from './upload-fetch.ts';
import { createUploadLink } from './upload-link.ts';

interface ClientOptions {
  cache: ApolloCache;
  /** Has the person log in again whose session the server no longer knows; resolves with whether they did. */
  resume: (cache: ApolloCache) => Promise<boolean>;
  /** Learns that the person has to set a second factor up first. */
  onFactorDemand: (client: ApolloClient) => void;
  /** Asks who is at the screen; resolves with whether they showed it. */
  confirm: () => Promise<boolean>;
}

/**
 * A client for `/graphql` of the page's own origin; the session travels in a cookie, and a hash for each document. Subscriptions
 * go to `/graphql/stream`; after an interruption everything on the screen is fetched anew.
 */
export function createApolloClient({ cache, resume, onFactorDemand, confirm }: ClientOptions): ApolloClient {
  // The other one adds the name of the library to each request.
  const http = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: uploadFetch });
  // Few screens follow events.
  const subscriptions = createLazyLink(async () =>
    (await import('./subscription-link.ts')).createSubscriptionLink({
      url: new URL('/graphql/stream', window.location.origin).href,
      onReopened: () => void client.refetchQueries({ include: 'active' }),
    }),
  );
  const transport = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    ApolloLink.from([createTrustedDocumentsLink(), createUploadLink(), http]),
  );
  const link = ApolloLink.from([
    createSessionEndLink(resume),
    createFactorSetupLink(onFactorDemand),
    createConfirmationLink(confirm),
    transport,
  ]);
  const client = new ApolloClient({ cache, link });
  return client;
}
