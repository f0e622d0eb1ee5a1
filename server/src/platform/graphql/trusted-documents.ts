import { createHash } from 'node:crypto';
import type { PersistedQueryOptions } from '@apollo/server';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import list from './trusted-documents.json' with { type: 'json' };

/** The documents of the client that was built with this server: their texts by the SHA-256 of each. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map(Object.entries(list));

/** Names of the client's operations. */
export const trustedOperations: ReadonlySet<string> = new Set(
  Object.values(list).flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** What of a request names its document, before anything of it was judged. */
export interface SentDocument {
  query?: unknown;
  extensions?: unknown;
}

/** The hash that a request sends in place of a text (https://www.apollographql.com/docs/apollo-server/performance/apq); undefined without one. */
export function hashIn({ extensions }: SentDocument): string | undefined {
  // All of it is asked for one by one: anybody may send anything.
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

/** What was sent, with the text that the hash of a document of the client stands for. */
export function withText<Sent extends SentDocument>(sent: Sent): Sent {
  const hash = sent.query === undefined ? hashIn(sent) : undefined;
  return hash === undefined ? sent : { ...sent, query: trustedDocuments.get(hash) };
}

/** Throws DOCUMENT_NOT_TRUSTED for all but the client's own documents, sent by hash or as a text. */
export function requireTrusted(sent: SentDocument): void {
  const { query } = sent;
  const hash = typeof query === 'string' ? createHash('sha256').update(query).digest('hex') : hashIn(sent);
  if (hash === undefined || !trustedDocuments.has(hash)) {
    throw new AppError('DOCUMENT_NOT_TRUSTED', requestMessages.documentNotTrusted);
  }
}

/** Answers requests with documents of the client only. */
export const trustedOnly: RequestHandler = (request, _response, next) => {
  requireTrusted(request.method === 'GET' ? sentByGet(request.url) : ((request.body ?? {}) as SentDocument));
  next();
};

function sentByGet(url: string): SentDocument {
  const { searchParams } = new URL(url, 'http://localhost');
  return {
    query: searchParams.get('query') ?? undefined,
    extensions: parsed(searchParams.get('extensions')),
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of what other clients have sent, in bytes. */
const REGISTERED_BYTES = 4 * 1024 * 1024;

/**
 * Where Apollo Server looks for the texts of hashes: the client's own documents, and those that other clients have registered
 * by sending text and hash once, as long as there is room.
 */
export function persistedQueries(): PersistedQueryOptions {
  const registered = new LRUCache<string, string>({
    maxSize: REGISTERED_BYTES,
    sizeCalculation: (text, hash) => text.length + hash.length,
  });
  return {
    cache: {
      get: (key) => {
        const hash = key.slice(APOLLO_PREFIX.length);
        return Promise.resolve(trustedDocuments.get(hash) ?? registered.get(hash));
      },
      set: (key, text) => {
        registered.set(key.slice(APOLLO_PREFIX.length), text);
        return Promise.resolve();
      },
      delete: (key) => Promise.resolve(registered.delete(key.slice(APOLLO_PREFIX.length))),
    },
  };
}

/** What Apollo Server writes before a hash. */
const APOLLO_PREFIX = 'apq:';
