import type { Request, RequestHandler } from 'express';
import { ProcessLimit } from '#server/platform/common/process-limit.ts';
import { callerKey } from '#server/platform/common/rate-limit.ts';
import { actorOf } from '#server/platform/common/request-actor.ts';
import type { KnownDocuments } from './known-documents.ts';
import { hashOf, sentDocument, type SentDocument } from './sent-document.ts';
import { trustedDocuments } from './trusted-documents.ts';

/** How much a client can have parsed at once, and then in a minute. Each new document costs one point per 1,000 characters, rounded up. */
export const NEW_DOCUMENT_LIMIT = { name: 'new-documents', points: 3_000, seconds: 60 };
const CHARACTERS_PER_POINT = 1_000;

/** Limits how many new documents are parsed and validated for a client. */
export class NewDocuments {
  private readonly limit = new ProcessLimit(NEW_DOCUMENT_LIMIT);

  constructor(private readonly known: KnownDocuments) {}

  /** Counts a document before Apollo Server parses it, unless it is known. Throws TOO_MANY_REQUESTS. */
  readonly countUnknown: RequestHandler = (request, _response, next) => {
    this.spend(request, this.known.charactersToParse(sentDocument(request)));
    next();
  };

  /** Counts a document that is parsed for each request, unless it is the built client's. Throws TOO_MANY_REQUESTS. */
  count(request: Request, sent: SentDocument): void {
    const isOfClient = trustedDocuments.has(hashOf(sent) ?? '');
    this.spend(request, isOfClient || typeof sent.query !== 'string' ? 0 : sent.query.length);
  }

  private spend(request: Request, characters: number): void {
    const points = Math.ceil(characters / CHARACTERS_PER_POINT);
    if (points > 0) this.limit.spend(callerKey(actorOf(request), request.ip ?? ''), points);
  }
}
