// @slow server/src/platform/graphql
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { NEW_DOCUMENT_LIMIT } from './new-documents.ts';
import { trustedDocuments } from './trusted-documents.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());
// Points come back with time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let addresses = 0;
const newVisitor = () => app.visitor({ 'x-forwarded-for': `192.0.2.${(addresses += 1)}` });
const long = (index: number) => `{ __typename } #${index}${'x'.repeat(90_000)}`;
/** Each of these documents costs 91 points. */
const TIMES = Math.ceil(NEW_DOCUMENT_LIMIT.points / 91);

type Send = (client: HttpClient, query: string) => Promise<Response>;
const post =
  (path: string, accept: string): Send =>
  (client, query) =>
    client.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });
const upload: Send = (client, query) => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query }));
  body.set('map', '{}');
  return client.fetch('/graphql', { method: 'POST', headers: { 'apollo-require-preflight': 'true' }, body });
};
const doors: [string, Send][] = [
  ['as JSON', post('/graphql', '*/*')],
  ['as a form', upload],
  ['to subscribe', post('/graphql/stream', 'text/event-stream')],
];

describe.each(doors)('new documents that a client sends %s', (_name, send) => {
  it('are limited for this client only', async () => {
    const client = newVisitor();
    const statuses = [];
    for (let index = 0; index < TIMES; index += 1) statuses.push((await send(client, long(index))).status);
    expect(statuses.at(0)).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send(client, long(TIMES));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toSatisfy(
      (seconds: number) => seconds >= 1 && seconds <= 60,
    );
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect((await send(newVisitor(), long(TIMES))).status).not.toBe(429);
  });
});

describe('a client that has sent too many new documents', () => {
  it('still gets answers to known documents: its own earlier ones and those of the pages', async () => {
    const client = newVisitor();
    const [own] = ['{ courses { totalCount } }'];
    await client.graphql(own);
    for (let index = 0; index < TIMES; index += 1) await client.graphql(long(index));
    expect((await client.graphql(long(TIMES))).status).toBe(429);
    expect((await client.graphql(own)).status).toBe(200);
    for (const sha256Hash of trustedDocuments.keys()) {
      const extensions = { persistedQuery: { version: 1, sha256Hash } };
      const { status } = await client.json('POST', '/graphql', { extensions, variables: {} });
      expect(status).not.toBe(429);
    }
  });

  it('is identified by its account, whatever its address', async () => {
    const { client } = await register(app);
    const from = (address: string, query: string) =>
      client.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query }),
      });
    for (let index = 0; index < TIMES; index += 1) await from(`198.51.100.${index + 1}`, long(index));
    expect((await from('198.51.100.200', long(TIMES))).status).toBe(429);
  });

  it('is not a client that repeats one document with other variables', async () => {
    const client = newVisitor();
    const query = `query ($first: Int!) { courses(first: $first) { totalCount } } #${'x'.repeat(19_000)}`;
    const headers = { cookie: 'other=1', 'content-type': 'application/json' };
    for (let index = 0; index < 200; index += 1) {
      const body = JSON.stringify({ query, variables: { first: (index % 100) + 1 } });
      expect((await client.fetch('/graphql', { method: 'POST', headers, body })).status).toBe(200);
    }
  });
});
