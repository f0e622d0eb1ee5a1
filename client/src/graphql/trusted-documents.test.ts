import { createHash } from 'node:crypto';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { print, type DocumentNode } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#client/app/cache.ts';
import * as generated from '#client/gql/graphql.ts';
import { createTrustedDocumentsLink, metaOf } from './trusted-documents.ts';
import { createUploadLink } from './upload-link.ts';

const { CoursesDocument, LogoutDocument, MeDocument, RegisterDocument } = generated;

interface Sent {
  method: string;
  query?: string;
  extensions?: { persistedQuery: { sha256Hash: string } };
}

afterEach(() => vi.unstubAllGlobals());

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What Apollo's link hands to `fetch`. */
interface Call {
  method: string;
  body: string;
}

const readParameters = ({ query, extensions = '{}' }: Record<string, string>): Partial<Sent> => ({
  query,
  extensions: JSON.parse(extensions) as Sent['extensions'],
});

/** A client whose server knows documents with these hashes, and those whose text it was sent. */
function clientOf(known: string[]) {
  const sent: Sent[] = [];
  const answer = (address: string, { method, body }: Call): Response => {
    const parameters = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
    const { query, extensions }: Partial<Sent> =
      method === 'GET' ? readParameters(parameters) : (JSON.parse(body) as Sent);
    sent.push({ method, query, extensions });
    if (query !== undefined) known.push(sha256(query));
    return Response.json(
      known.includes(extensions?.persistedQuery.sha256Hash ?? '')
        ? { data: { me: null, logout: { __typename: 'Logout', userId: null } } }
        : {
            errors: [
              { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
            ],
          },
    );
  };
  vi.stubGlobal('fetch', (address: string, init: Call) => Promise.resolve(answer(address, init)));
  const link = ApolloLink.from([createTrustedDocumentsLink(), createUploadLink(), new BaseHttpLink()]);
  return { client: new ApolloClient({ cache: createCache(), link }), sent };
}

const documents = Object.entries<unknown>(generated).filter((entry): entry is [string, DocumentNode] =>
  entry[0].endsWith('Document'),
);

it('knows each document by the hash of the text that Apollo Client would send', () => {
  const cache = createCache();
  expect(documents.length).toBeGreaterThan(90);
  for (const [name, document] of documents) {
    expect([name, metaOf(document)?.hash]).toEqual([name, sha256(print(cache.transformDocument(document)))]);
  }
});

describe('a document', () => {
  const hash = metaOf(MeDocument)?.hash ?? '';

  it('goes by its hash alone', async () => {
    const { client, sent } = clientOf([hash]);
    await client.query({ query: MeDocument });
    expect(sent).toEqual([
      { method: 'POST', query: undefined, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    ]);
  });

  it('goes once more with its text to a server that does not know it', async () => {
    const { client, sent } = clientOf([]);
    const { data } = await client.query({ query: MeDocument });
    expect(data).toEqual({ me: null });
    await client.mutate({ mutation: LogoutDocument });
    await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    expect(sent.map(({ query }) => query?.split(/\W/, 2).join(' '))).toEqual([
      undefined,
      'query Me',
      undefined,
      'mutation Logout',
      undefined,
    ]);
  });

  it("is asked for by GET when its answer is everybody's, and its text by POST", async () => {
    const { client, sent } = clientOf([]);
    await client.query({ query: CoursesDocument, errorPolicy: 'all' });
    expect(sent.map(({ method, query }) => [method, query !== undefined])).toEqual([
      ['GET', false],
      ['POST', true],
    ]);
  });

  it('has to be one that codegen has made', async () => {
    const { client, sent } = clientOf([]);
    const { __meta__: _, ...unknown } = MeDocument as typeof MeDocument & { __meta__: object };
    await expect(client.query({ query: unknown })).rejects.toThrow('codegen');
    expect(sent).toEqual([]);
  });

  it('with a file takes it along both times', async () => {
    const files: unknown[] = [];
    const { client } = clientOf([]);
    const stubbed = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit & { files?: Map<string, File> }) => {
      files.push([...(init.files ?? new Map<string, File>()).keys()]);
      return stubbed(address, init);
    });
    const avatar = new File(['portrait'], 'portrait.png');
    const input = { email: 'a@example.com', fullName: 'A', password: 'x', avatar };
    await client.mutate({ mutation: RegisterDocument, variables: { input }, errorPolicy: 'all' });
    expect(files).toEqual([['variables.input.avatar'], ['variables.input.avatar']]);
  });
});
