import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** What `npm run codegen` knows of a document. */
interface DocumentMeta {
  /** SHA-256 of its text as it is sent, by which the server has it. */
  hash: string;
  /** Whether the answer to a visitor is everybody's. */
  isPublic?: boolean;
}

/** What codegen wrote beside a document; undefined for one that it has not made. */
export function metaOf(document: DocumentNode): DocumentMeta | undefined {
  // Codegen's name for it, which the type of documents does not have.
  return (document as DocumentNode & { __meta__?: DocumentMeta }).__meta__;
}

/** What Apollo's links tell each other in the context of an operation, which has no type. */
interface TransportContext {
  http?: { includeQuery?: boolean };
  fetchOptions?: RequestInit;
}

/** What stands for the text of a document in a request. */
export const persistedQuery = ({ hash }: DocumentMeta) => ({ version: 1, sha256Hash: hash });

function hashOf(document: DocumentNode): string {
  const meta = metaOf(document);
  if (!meta) throw new Error('A document that was not made by `npm run codegen`');
  return meta.hash;
}

/**
 * Sends the hashes of documents in place of their texts. To a server of another version, which may not know one, the text goes
 * after it. What is everybody's is asked for by GET: the browser keeps the answer, and is told when it is still the same.
 */
export function createTrustedDocumentsLink(): ApolloLink {
  const publicByGet = new ApolloLink((operation, forward) => {
    const { http, fetchOptions } = operation.getContext() as TransportContext;
    if (http?.includeQuery === false && metaOf(operation.query)?.isPublic) {
      operation.setContext({ fetchOptions: { ...fetchOptions, method: 'GET' } });
    }
    return forward(operation);
  });
  return ApolloLink.from([new PersistedQueryLink({ generateHash: hashOf }), publicByGet]);
}
