import { ApolloLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The metadata that `npm run codegen` writes for a document. */
interface DocumentMeta {
  /** SHA-256 of the document's text as sent; the server knows the document by it. */
  hash: string;
  /** Whether the response to a visitor is public. */
  isPublic?: boolean;
}

/** Returns codegen's metadata of a document; undefined for a document without any. */
export function metaOf(document: DocumentNode): DocumentMeta | undefined {
  // Codegen adds this property, which the type of documents lacks.
  return (document as DocumentNode & { __meta__?: DocumentMeta }).__meta__;
}

/** The context that Apollo's links share, which is untyped. */
interface TransportContext {
  http?: { includeQuery?: boolean };
  fetchOptions?: RequestInit;
}

/** The extension that replaces the text of a document in a request. */
export const persistedQuery = ({ hash }: DocumentMeta) => ({ version: 1, sha256Hash: hash });

function hashOf(document: DocumentNode): string {
  const meta = metaOf(document);
  if (!meta) throw new Error('A document that was not made by `npm run codegen`');
  return meta.hash;
}

/**
 * Sends the hash of a document instead of its text. A server of another version may not know the hash; it then gets the text as
 * well. Queries with a public response use GET: the browser caches the response and revalidates it.
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
