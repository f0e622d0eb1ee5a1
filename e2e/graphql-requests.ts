import type { Request } from 'playwright-core';
import trustedDocuments from '#server/platform/graphql/trusted-documents.json' with { type: 'json' };

/** Addresses of operations, by POST and GET; `/graphql/stream` is none. */
export const GRAPHQL = /\/graphql(?:\?|$)/;

const texts = new Map<string, string>(Object.entries(trustedDocuments));

/** What tells the operation: the address of a GET, else the body, which for an upload has a file beside it. */
function partsOf(request: Request): string {
  return request.method() === 'GET'
    ? JSON.stringify(Object.fromEntries(new URL(request.url()).searchParams))
    : (request.postDataBuffer()?.toString('latin1') ?? '');
}

/** Name of the operation in a request; undefined in a request without one. */
export function operationNameOf(request: Request): string | undefined {
  return /operationName\\?"\s*:\s*\\?"(\w+)/.exec(partsOf(request))?.[1];
}

/** Whether something is sent with a request; screens also ask for what they show. */
export function isChange(request: Request): boolean {
  if (request.method() !== 'POST') return false;
  const parts = partsOf(request);
  const hash = /"sha256Hash"\s*:\s*"(\w+)"/.exec(parts)?.[1];
  const text = texts.get(hash ?? '') ?? /"query"\s*:\s*"([^"]*)/.exec(parts)?.[1];
  return text === undefined || !/^(?:query|subscription) /.test(text);
}
