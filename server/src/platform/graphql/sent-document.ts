import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireShallow } from '#server/platform/http/foreign-json.ts';

/** The part of a request that identifies its document, before validation. */
export interface SentDocument {
  query?: unknown;
  extensions?: unknown;
}

/**
 * Returns what identifies the document of a request. Throws BAD_USER_INPUT for variables or extensions of a GET that
 * are nested too deeply.
 */
export function sentDocument({ method, url, body }: Request): SentDocument {
  return method === 'GET' ? sentByGet(url) : ((body ?? {}) as SentDocument);
}

function sentByGet(url: string): SentDocument {
  const { searchParams } = new URL(url, 'http://localhost');
  const [, extensions] = ['variables', 'extensions'].map((name) => parsed(searchParams.get(name)));
  return { query: searchParams.get('query') ?? undefined, extensions };
}

/** Returns undefined for malformed JSON, which Apollo Server refuses. */
function parsed(text: string | null): unknown {
  let value: unknown;
  try {
    value = text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
  requireShallow(value);
  return value;
}

/**
 * Returns the hash that a request sends in place of a text
 * (https://www.apollographql.com/docs/apollo-server/performance/apq); undefined without one. Throws BAD_USER_INPUT for
 * a hash that is not a text.
 */
export function hashIn({ extensions }: SentDocument): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  const hash = persistedQuery?.sha256Hash;
  if (hash === undefined || typeof hash === 'string') return hash;
  throw new AppError('BAD_USER_INPUT', messages.badRequest);
}

/** Returns the SHA-256 of the document that a request sends or names; undefined without a document. */
export function hashOf(sent: SentDocument): string | undefined {
  const { query } = sent;
  return typeof query === 'string' ? createHash('sha256').update(query).digest('hex') : hashIn(sent);
}
