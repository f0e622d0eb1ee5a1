import type { ApolloServerOptions, PersistedQueryOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from './context.ts';
import { hashOf, type SentDocument } from './sent-document.ts';
import { trustedDocuments } from './trusted-documents.ts';

type TextStore = NonNullable<PersistedQueryOptions['cache']>;
type ParsedStore = NonNullable<ApolloServerOptions<GraphqlContext>['documentStore']>;

/** Memory limits for the texts of other clients and for their parsed documents. */
const TEXT_BYTES = 4 * 1024 * 1024;
const PARSED_BYTES = 16 * 1024 * 1024;
/** Longer texts are answered but not cached. The longest of the built client has 2,400 characters. */
const LONGEST_KEPT = 20_000;
/** V8 uses two bytes per character for a text with characters outside Latin-1. */
const BYTES_PER_CHARACTER = 2;
/** Estimated size of a cache entry without its content. */
const ENTRY_BYTES = 200;
/** Measured: a token and its share of the tree take 90 to 650 bytes. */
const BYTES_PER_TOKEN = 700;

/**
 * Caches documents, so that they need not be sent or parsed again. Those of the built client always have a place; those
 * of other clients share limited memory.
 */
export class KnownDocuments {
  private readonly registered = new LRUCache<string, string>({
    maxSize: TEXT_BYTES,
    sizeCalculation: (text, hash) => BYTES_PER_CHARACTER * (text.length + hash.length) + ENTRY_BYTES,
  });
  private readonly parsedOfClient = new Map<string, DocumentNode>();
  private readonly parsed = new LRUCache<string, DocumentNode>({
    maxSize: PARSED_BYTES,
    sizeCalculation: memoryOf,
  });

  /** Apollo Server looks up the text of a hash here. Clients register a text by sending it once with its hash. */
  readonly texts: TextStore = {
    get: async (key) => this.textOf(hashIn(key)),
    set: async (key, text) => {
      if (text.length <= LONGEST_KEPT) this.registered.set(hashIn(key), text);
    },
    delete: async (key) => this.registered.delete(hashIn(key)),
  };

  /** Apollo Server looks up documents here that it has parsed and validated before. */
  readonly documents: ParsedStore = {
    get: async (key) => this.parsedOf(hashIn(key)),
    set: async (key, document) => {
      const hash = hashIn(key);
      if (trustedDocuments.has(hash)) this.parsedOfClient.set(hash, document);
      else if (lengthOf(document) <= LONGEST_KEPT) this.parsed.set(hash, document);
    },
    delete: async (key) => this.parsed.delete(hashIn(key)),
  };

  /** Returns how many characters of another client's document must be parsed for a request; 0 for a known document. */
  charactersToParse(sent: SentDocument): number {
    const hash = hashOf(sent);
    if (hash === undefined || trustedDocuments.has(hash) || this.parsed.has(hash)) return 0;
    const text = typeof sent.query === 'string' ? sent.query : this.registered.get(hash);
    return text?.length ?? 0;
  }

  private textOf(hash: string): string | undefined {
    return trustedDocuments.get(hash) ?? this.registered.get(hash);
  }

  private parsedOf(hash: string): DocumentNode | undefined {
    return this.parsedOfClient.get(hash) ?? this.parsed.get(hash);
  }
}

/** Apollo Server writes `apq:`, or a hash of the schema and a colon, before the hash of the text. */
const hashIn = (key: string): string => key.slice(key.lastIndexOf(':') + 1);

const lengthOf = ({ loc }: DocumentNode): number => loc?.source.body.length ?? Infinity;

/** Estimates the memory of a document, which keeps its text and every token, including comments. */
function memoryOf(document: DocumentNode): number {
  let tokens = 0;
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) tokens += 1;
  return ENTRY_BYTES + BYTES_PER_CHARACTER * lengthOf(document) + BYTES_PER_TOKEN * tokens;
}
