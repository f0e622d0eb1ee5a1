import type { RequestHandler } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { hashIn, hashOf, sentDocument, type SentDocument } from './sent-document.ts';
import list from './trusted-documents.json' with { type: 'json' };

/** The documents of the client that was built with this server: texts by their SHA-256. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map(Object.entries(list));

/** Names of the client's operations. */
export const trustedOperations: ReadonlySet<string> = new Set(
  Object.values(list).flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** Adds the text to a request that names a document of the client by its hash. */
export function withText<Sent extends SentDocument>(sent: Sent): Sent {
  const hash = sent.query === undefined ? hashIn(sent) : undefined;
  return hash === undefined ? sent : { ...sent, query: trustedDocuments.get(hash) };
}

/** Throws DOCUMENT_NOT_TRUSTED for every document except the client's own, sent by hash or as a text. */
export function requireTrusted(sent: SentDocument): void {
  const hash = hashOf(sent);
  if (hash === undefined || !trustedDocuments.has(hash)) {
    throw new AppError('DOCUMENT_NOT_TRUSTED', requestMessages.documentNotTrusted);
  }
}

/** Accepts only requests with documents of the client. */
export const trustedOnly: RequestHandler = (request, _response, next) => {
  requireTrusted(sentDocument(request));
  next();
};
