import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { dataOf, PASSWORD, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { MAX_NESTING } from './foreign-json.ts';

const log = new CapturedLog();
let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { log });
  const { client } = await registerAdmin(app);
  const made = await client.graphql<{ createApiToken: { secret: string } }>(
    'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input: { name: 'A program', scope: 'WRITE', currentPassword: PASSWORD } },
  );
  authorization = `Bearer ${dataOf(made).createApiToken.secret}`;
});
afterAll(() => app.stop());

const preflight = { 'apollo-require-preflight': 'true' };
const json = { 'content-type': 'application/json' };
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const QUERY = 'mutation { saveCourse(input: { courseId: \\"x\\", isSaved: true }) { id } }';

/** Sends a value inside the JSON that an endpoint accepts. */
type Send = (client: HttpClient, value: string) => Promise<Response>;
const posted =
  (path: string, body: (value: string) => string, headers = {}): Send =>
  (client, value) =>
    client.fetch(path, { method: 'POST', headers: { ...json, ...headers }, body: body(value) });
const form =
  (fields: (value: string) => Record<string, string>): Send =>
  (client, value) => {
    const body = new FormData();
    for (const [name, text] of Object.entries(fields(value))) body.set(name, text);
    return client.fetch('/graphql', { method: 'POST', headers: preflight, body });
  };
const got =
  (name: string): Send =>
  (client, value) =>
    client.fetch(`/graphql?query={__typename}&${name}=${encodeURIComponent(`{"a":${value}}`)}`, {
      headers: preflight,
    });
const doors: Record<string, Send> = {
  'variables of GraphQL': posted('/graphql', (value) => `{"query":"${QUERY}","variables":{"a":${value}}}`),
  'extensions of GraphQL': posted(
    '/graphql',
    (value) => `{"query":"{__typename}","extensions":{"a":${value}}}`,
  ),
  'another field of GraphQL': posted('/graphql', (value) => `{"query":"{__typename}","a":${value}}`),
  'a body of REST': posted('/api/v1/contact', (value) => `{"name":"A","a":${value}}`),
  'a field of REST': posted('/api/v1/contact', (value) => `{"name":${value}}`),
  'a subscription': posted(
    '/graphql/stream',
    (value) => `{"query":"subscription { lectureChanged { id } }","variables":{"a":${value}}}`,
    { accept: 'text/event-stream' },
  ),
  'operations of a form': form((value) => ({
    operations: `{"query":"${QUERY}","variables":{"a":${value}}}`,
    map: '{}',
  })),
  'the map of a form': form((value) => ({ operations: `{"query":"${QUERY}"}`, map: `{"0":${value}}` })),
  'variables by GET': got('variables'),
  'extensions by GET': got('extensions'),
};

describe.each(Object.entries(doors))('JSON in %s', (_name, send) => {
  const isGet = (_name: string) => _name.endsWith('GET');
  const callers = () => [
    app.visitor(),
    app.visitor({ authorization, 'idempotency-key': `${_name} ${Math.random()}`.replaceAll(' ', '-') }),
  ];

  it.each([
    ['lists', lists],
    ['objects', objects],
  ])('is refused when it is nested too deeply: %s', async (_kind, nested) => {
    for (const levels of isGet(_name) ? [MAX_NESTING, 900] : [MAX_NESTING, 900, 12_000]) {
      for (const client of callers()) {
        log.clear();
        const response = await send(client, nested(levels));
        const text = await response.text();
        expect([response.status, text]).toEqual([
          400,
          expect.stringContaining(requestMessages.nestedTooDeeply({ limit: MAX_NESTING })),
        ]);
        expect(log.entries().filter(({ level }) => Number(level) >= 50)).toEqual([]);
      }
    }
  });

  it('is accepted when it is less deep', async () => {
    for (const client of callers()) {
      const response = await send(client, lists(MAX_NESTING - 4));
      expect(response.status).toBeLessThan(500);
      // An event stream has no end.
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      const text = isStream ? await response.body?.cancel() : await response.text();
      expect(text ?? '').not.toContain(requestMessages.nestedTooDeeply({ limit: MAX_NESTING }));
    }
  });
});

describe('nesting inside other formats', () => {
  const deep = lists(30_000);
  it.each([
    ['a cursor', '{ courses(after: $text) { totalCount } }', Buffer.from(deep).toString('base64url')],
    ['a response of a passkey', 'mutation { loginWithPasskey(passkey: $text) { id } }', deep],
    ['a list in a document', `{ courses(first: ${lists(900)}) { totalCount } }`, ''],
    [
      'an object in a document',
      `{ courses(first: ${'{a:'.repeat(450)}1${'}'.repeat(450)}) { totalCount } }`,
      '',
    ],
    [
      'a type in a document',
      `query ($a: ${lists(900).replace('[]', '[Int]')}) { courses { totalCount } }`,
      '',
    ],
    ['fields in a document', `${'{ a '.repeat(900)}${'}'.repeat(900)}`, ''],
    ['fragments in a document', `{ ${'... { '.repeat(600)} __typename ${'}'.repeat(600)} }`, ''],
  ])('is refused or harmless: %s', async (_name, query, text) => {
    const isUsed = query.includes('$text');
    const operation = query.startsWith('mutation') ? 'mutation' : 'query';
    const document = isUsed ? query.replace(/^(mutation )?/, `${operation} ($text: String!) `) : query;
    const { status, errors } = await app.visitor().graphql(document, isUsed ? { text } : {});
    expect([200, 400]).toContain(status);
    expect((errors ?? []).map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
  });
});
