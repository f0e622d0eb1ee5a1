import type { Request } from 'playwright-core';
import trustedDocuments from '#server/platform/graphql/trusted-documents.json' with { type: 'json' };

/** Addresses of operations, by POST and GET, but not `/graphql/stream`. */
export const GRAPHQL = /\/graphql(?:\?|$)/;

const texts = new Map<string, string>(Object.entries(trustedDocuments));

/** The part of a request with the operation: the query of a GET, else the body, which for an upload includes a file. */
function partsOf(request: Request): string {
  return request.method() === 'GET'
    ? JSON.stringify(Object.fromEntries(new URL(request.url()).searchParams))
    : (request.postDataBuffer()?.toString('latin1') ?? '');
}

/** The name of the operation in a request; undefined in a request without one. */
export function operationNameOf(request: Request): string | undefined {
  return /operationName\\?"\s*:\s*\\?"(\w+)/.exec(partsOf(request))?.[1];
}

/** Whether a request changes something, unlike the queries that screens send. */
export function isChange(request: Request): boolean {
  if (request.method() !== 'POST') return false;
  const parts = partsOf(request);
  const hash = /"sha256Hash"\s*:\s*"(\w+)"/.exec(parts)?.[1];
  const text = texts.get(hash ?? '') ?? /"query"\s*:\s*"([^"]*)/.exec(parts)?.[1];
  return text === undefined || !/^(?:query|subscription) /.test(text);
}
