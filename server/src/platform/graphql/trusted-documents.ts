import type { RequestHandler } from 'express';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { hashIn, hashOf, sentDocument, type SentDocument } from './sent-document.ts';
import list from './trusted-documents.json' with { type: 'json' };

/** The documents of the client that was built with this server: their texts by the SHA-256 of each. */
export const trustedDocuments: ReadonlyMap<string, string> = new Map(Object.entries(list));

/** Names of the client's operations. */
export const trustedOperations: ReadonlySet<string> = new Set(
  Object.values(list).flatMap((text) => /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? []),
);

/** What was sent, with the text that the hash of a document of the client stands for. */
export function withText<Sent extends SentDocument>(sent: Sent): Sent {
  const hash = sent.query === undefined ? hashIn(sent) : undefined;
  return hash === undefined ? sent : { ...sent, query: trustedDocuments.get(hash) };
}

/** Throws DOCUMENT_NOT_TRUSTED for all but the client's own documents, sent by hash or as a text. */
export function requireTrusted(sent: SentDocument): void {
  const hash = hashOf(sent);
  if (hash === undefined || !trustedDocuments.has(hash)) {
    throw new AppError('DOCUMENT_NOT_TRUSTED', requestMessages.documentNotTrusted);
  }
}

/** Answers requests with documents of the client only. */
export const trustedOnly: RequestHandler = (request, _response, next) => {
  requireTrusted(sentDocument(request));
  next();
};
