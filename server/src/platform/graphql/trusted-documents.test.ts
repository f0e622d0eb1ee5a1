import { createHash } from 'node:crypto';
import { parse, specifiedRules, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { dataOf, drawPicture, newAccount, PASSWORD, refusalOf, register } from '#testing/factories.ts';
import { HttpClient, type GraphqlAnswer } from '#testing/http-client.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createLimits, MAX_TOKENS } from './limits.ts';
import { trustedDocuments } from './trusted-documents.ts';

const PREFLIGHT = { 'apollo-require-preflight': 'true' };

let app: TestApp;
/** Another process of the same school, which accepts only the client's documents. */
let closed: RunningApp;
beforeAll(async () => {
  app = await startApp();
  closed = await runApp(app.config.databaseUrl ?? '', {
    TRUSTED_DOCUMENTS: 'only',
    DATABASE_POOL_SIZE: '5',
    VIDEO_ENGINE: 'mediabunny',
  });
});
afterAll(async () => {
  await closed.stop();
  await app.stop();
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const byHash = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

/** The text of an operation of the client. */
function textOf(operation: string): string {
  const text = [...trustedDocuments.values()].find((each) => new RegExp(`^\\w+ ${operation}\\b`).test(each));
  if (text === undefined) throw new Error(`The client has no ${operation}`);
  return text;
}
const hashed = (operation: string) => byHash(sha256(textOf(operation)));

async function answerTo(asked: Promise<Response>): Promise<GraphqlAnswer> {
  const response = await asked;
  return { ...((await response.json()) as Omit<GraphqlAnswer, 'status'>), status: response.status };
}

function post(client: HttpClient, body: object, { path = '/graphql', accept = '*/*' } = {}) {
  const headers = { 'content-type': 'application/json', accept };
  return client.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

function get(client: HttpClient, parameters: Record<string, unknown>) {
  const texts = Object.entries(parameters).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return client.fetch(`/graphql?${new URLSearchParams(texts).toString()}`, { headers: PREFLIGHT });
}

function subscribe(client: HttpClient, body: object) {
  return post(client, body, { path: '/graphql/stream', accept: 'text/event-stream' });
}

/** Creates an account with a portrait. */
async function signUp(client: HttpClient, document: object) {
  const form = new FormData();
  const variables = { input: { ...newAccount(), avatar: null } };
  form.set('operations', JSON.stringify({ ...document, variables }));
  form.set('map', JSON.stringify({ 0: ['variables.input.avatar'] }));
  form.set('0', await drawPicture(), 'portrait.png');
  return client.fetch('/graphql', { method: 'POST', headers: PREFLIGHT, body: form });
}

it("trusted documents are the client's, each under the hash of its text, and are valid", () => {
  const rules = [...specifiedRules, ...createLimits().validationRules];
  expect(trustedDocuments.size).toBeGreaterThan(90);
  for (const [hash, text] of trustedDocuments) {
    expect(sha256(text)).toBe(hash);
    expect(validate(app.container.schema, parse(text, { maxTokens: MAX_TOKENS }), rules)).toEqual([]);
  }
});

describe.each([
  ['accepts any document', () => new HttpClient(app.url)],
  ['accepts no others', () => new HttpClient(closed.url)],
])("the client's documents, at a school that %s, are accepted", (_name, visitor) => {
  it('by their hashes', async () => {
    expect(await answerTo(post(visitor(), hashed('Me')))).toEqual({ status: 200, data: { me: null } });
    const parameters = { ...hashed('Courses'), variables: { first: 1 } };
    expect(await answerTo(get(visitor(), parameters))).toMatchObject({
      status: 200,
      data: { courses: { totalCount: 0 } },
    });
  });

  it('as texts', async () => {
    const query = textOf('Me');
    for (const asked of [
      post(visitor(), { query }),
      post(visitor(), { query, ...hashed('Me') }),
      get(visitor(), { query }),
    ]) {
      expect(await answerTo(asked)).toEqual({ status: 200, data: { me: null } });
    }
  });

  it('with a file', async () => {
    const client = visitor();
    const made = await answerTo(signUp(client, hashed('Register')));
    expect(made).toMatchObject({ data: { register: { role: 'USER' } } });
    expect(dataOf(await answerTo(post(client, hashed('Me'))))).toEqual({ me: made.data?.register });
  });

  it('as a subscription, with the same rules', async () => {
    const stream = await subscribe(visitor(), hashed('LectureChanged'));
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.text()).toContain('UNAUTHENTICATED');
  });
});

describe('an unknown hash', () => {
  const query = '{ courses(first: 7) { totalCount } }';

  it('makes the client send the text, which is known from then on', async () => {
    const client = app.visitor();
    const sent = byHash(sha256(query));
    const unknown = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };
    expect(await answerTo(post(client, sent))).toMatchObject(unknown);
    expect(await answerTo(get(client, sent))).toMatchObject(unknown);
    expect(await answerTo(signUp(client, sent))).toMatchObject(unknown);
    expect(await (await subscribe(client, sent)).text()).toContain('PERSISTED_QUERY_NOT_FOUND');
    const data = { courses: { totalCount: 0 } };
    expect(await answerTo(post(client, { query, ...sent }))).toMatchObject({ data });
    expect(await answerTo(post(client, sent))).toMatchObject({ data });
  });

  it('does not replace a known one', async () => {
    const answer = await answerTo(post(app.visitor(), { query, ...hashed('Me') }));
    expect(answer).toMatchObject({ status: 400, errors: [{}] });
    expect(await answerTo(post(app.visitor(), hashed('Me')))).toMatchObject({ data: { me: null } });
  });
});

describe('a school that accepts only trusted documents', () => {
  const query = '{ courses { totalCount } }';
  const refusal = { code: 'DOCUMENT_NOT_TRUSTED', message: requestMessages.documentNotTrusted };

  it.each<[string, (client: HttpClient) => Promise<Response>]>([
    ['a text', (client) => post(client, { query })],
    ['introspection', (client) => post(client, { query: '{ __schema { types { name } } }' })],
    ['a text with a hash of the client', (client) => post(client, { query, ...hashed('Me') })],
    ['a hash', (client) => post(client, byHash(sha256(query)))],
    ['a text with its hash', (client) => post(client, { query, ...byHash(sha256(query)) })],
    ['a missing hash', (client) => post(client, { extensions: { persistedQuery: null } })],
    ['an empty body', (client) => post(client, {})],
    ['a batch', (client) => post(client, [hashed('Me')])],
    ['a text by GET', (client) => get(client, { query })],
    ['a hash by GET', (client) => get(client, byHash(sha256(query)))],
    ['malformed extensions by GET', (client) => get(client, { extensions: '{' })],
    ['a file', (client) => signUp(client, { query: 'mutation { logout { userId } }' })],
    ['a subscription', (client) => subscribe(client, { query: 'subscription { lectureChanged { id } }' })],
    ['the hash of a subscription', (client) => subscribe(client, byHash(sha256(query)))],
  ])('refuses %s', async (_name, ask) => {
    const answer = await answerTo(ask(new HttpClient(closed.url)));
    expect([answer.status, refusalOf(answer)]).toEqual([403, refusal]);
  });

  it('refuses documents of API tokens, which can use REST', async () => {
    const { client } = await register(app);
    const made = await client.graphql<{ createApiToken: { secret: string } }>(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
      { input: { name: 'Reader', scope: 'READ', currentPassword: PASSWORD } },
    );
    const authorization = `Bearer ${dataOf(made).createApiToken.secret}`;
    const integrator = new HttpClient(closed.url, { authorization });
    expect(refusalOf(await integrator.graphql(query))).toEqual(refusal);
    expect(await integrator.json('GET', '/api/v1/courses')).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});
