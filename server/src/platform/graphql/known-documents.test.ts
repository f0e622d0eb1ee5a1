// @slow server/src/platform/graphql
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildSchema, parse } from 'graphql';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { GraphqlContext } from './context.ts';
import { createGraphqlServer } from './graphql.server.ts';
import { KnownDocuments } from './known-documents.ts';
import { hashOf } from './sent-document.ts';
import { trustedDocuments } from './trusted-documents.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const MIB = 1024 * 1024;
const schema = buildSchema('type Query { one: Int two(ids: [ID!]): Int }');

/** The API without HTTP and with empty caches. */
function startGraphql() {
  const documents = new KnownDocuments();
  const logger = pino({ level: 'silent' });
  const options = { schema, httpServer: createServer(), finishMs: 0, logger, isExplorable: true, documents };
  const server = createGraphqlServer({ ...options, plugins: [] });
  // The resolvers of this schema need no more.
  const contextValue = new GraphqlContext(
    null,
    {} as GraphqlContext['request'],
    {} as GraphqlContext['response'],
  );
  const ask = async (query: string) => {
    const { body } = await server.executeOperation({ query }, { contextValue });
    return body.kind === 'single' ? body.singleResult : undefined;
  };
  return { documents, ask };
}

const tokensEach = (index: number) => `{ two(ids: [${'1 '.repeat(1_900)}${index}]) }`;

/** Long enough for a busy machine. */
const TIMEOUT_MS = 120_000;

describe('documents of other clients', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['with a comment of 90 kB', 2_000, (index: number) => `{ one #${'x'.repeat(90_000)}${index}\n}`],
    ['with a comment of 19 kB', 1_600, (index: number) => `{ one #${'x'.repeat(19_000)}${index}\n}`],
    ['with a comment in each line', 300, (index: number) => `{ one ${'#\n'.repeat(9_000)}#${index}\n}`],
    ['of 1,900 tokens', 300, tokensEach],
  ])('share limited memory: texts %s', async (_name, count, text) => {
    const { ask } = startGraphql();
    await ask('{ one }');
    const before = heapUsed();
    for (let index = 0; index < count; index += 1) expect(await ask(text(index))).toMatchObject({ data: {} });
    expect(heapUsed() - before).toBeLessThan(32 * MIB);
  });

  it('share limited memory when their texts are registered by hash', async () => {
    const { texts } = new KnownDocuments();
    const before = heapUsed();
    for (let index = 0; index < 100_000; index += 1) await texts.set(`apq:${index}`, `{ one } #${index}`);
    for (let index = 0; index < 2_000; index += 1)
      await texts.set(`apq:long${index}`, `${'é€'.repeat(9_000)}${index}`);
    expect(heapUsed() - before).toBeLessThan(16 * MIB);
    expect(await texts.get('apq:long1999')).toBeDefined();
    await texts.set('apq:longer', 'x'.repeat(20_001));
    expect(await texts.get('apq:longer')).toBeUndefined();
  });

  it('are parsed once, unless they are too long to cache', async () => {
    const { documents, ask } = startGraphql();
    const [short, long] = ['{ one }', `{ one } #${'x'.repeat(20_000)}`];
    expect(documents.charactersToParse({ query: short })).toBe(short.length);
    await ask(short);
    await ask(long);
    expect(documents.charactersToParse({ query: short })).toBe(0);
    expect(documents.charactersToParse({ query: long })).toBe(long.length);
  });

  it('do not evict those of the built client', async () => {
    const { documents } = new KnownDocuments();
    const [[hash, text] = ['', '']] = trustedDocuments;
    await documents.set(`schema:${hash}`, parse(text));
    for (let index = 0; index < 300; index += 1) {
      const query = tokensEach(index);
      await documents.set(`schema:${hashOf({ query })}`, parse(query));
    }
    expect(await documents.get(`schema:${hash}`)).toBeDefined();
    expect(await documents.get(`schema:${hashOf({ query: tokensEach(0) })}`)).toBeUndefined();
    expect(await documents.get(`schema:${hashOf({ query: tokensEach(299) })}`)).toBeDefined();
  });
});
