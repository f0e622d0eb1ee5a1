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
  /** Asks the person to log in again after their session has ended. Resolves with whether they did. */
  resume: (cache: ApolloCache) => Promise<boolean>;
  /** Called when the person must set up a second factor first. */
  onFactorDemand: (client: ApolloClient) => void;
  /** Asks the person to confirm their identity. Resolves with whether they did. */
  confirm: () => Promise<boolean>;
}

/**
 * Creates a client for `/graphql` of the page's own origin. The session travels in a cookie, and a document is sent as its hash.
 * Subscriptions go to `/graphql/stream`; after an interruption all active queries are fetched again.
 */
export function createApolloClient({ cache, resume, onFactorDemand, confirm }: ClientOptions): ApolloClient {
  // `BaseHttpLink`, because `HttpLink` adds the name of the library to each request.
  const http = new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: uploadFetch });
  // Few screens use subscriptions.
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
