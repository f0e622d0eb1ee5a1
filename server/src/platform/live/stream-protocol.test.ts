// @slow server/src/platform
import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type ExecutionResult } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '#server/auth/api-token.test-helper.ts';
import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { eventually } from '#testing/eventually.ts';
import { addLecture, createCourse, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CHANGES = 'subscription Changes { lectureChanged { id title } }';
const COURSES = 'query Courses($first: Int!) { courses(first: $first) { totalCount } }';
const DELETE = 'mutation ($id: ID!) { deleteCourse(id: $id) { id } }';

let app: TestApp;
let admin: Person;
let token: string;
let course: { id: string };
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  token = (await createToken(admin.client)).secret;
  course = await createCourse(admin.client);
});
afterAll(() => app.stop());

const listeners = (): number => app.container.services.lectureChanges.subscriptions;
const bearer = () => ({ authorization: `Bearer ${token}` });

/** A subscription of another program, by the protocol's own client. */
function subscribe(query: string, headers: Record<string, string>, variables = {}) {
  const client = createClient({ url: `${app.url}/graphql/stream`, headers, retryAttempts: 0 });
  return client.iterate({ query, variables });
}

/** Everything that a subscription sends until its end. */
async function allOf(results: AsyncIterable<ExecutionResult<unknown, unknown>>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const result of results) all.push(result);
  return all;
}

const refused = (code: string) => ({ errors: [{ extensions: { code } }] });

describe("the protocol's own client", () => {
  it('receives the changes that a token may read, until it ends the subscription', async () => {
    const results = subscribe(CHANGES, bearer());
    const first = results.next();
    await eventually(() => expect(listeners()).toBe(1));
    const { id } = await addLecture(admin.client, course.id, { title: 'First' });
    expect((await first).value).toMatchObject({ data: { lectureChanged: { id, title: 'First' } } });
    await results.return?.();
    await eventually(() => expect(listeners()).toBe(0));
  });

  it.each([
    ['without an account', {}, 'UNAUTHENTICATED'],
    ['as a learner', undefined, 'FORBIDDEN'],
  ])('is refused %s, by an event', async (_, given, code) => {
    const headers = given ?? { cookie: (await register(app)).client.cookieHeader() };
    expect(await allOf(subscribe(CHANGES, headers))).toMatchObject([refused(code)]);
    expect(listeners()).toBe(0);
  });

  it.each([
    ['a syntax error', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'subscription { lectureChanged { nothing } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field of a query', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'two operations and no name',
      'query A { __typename } query B { __typename }',
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a variable of another type', COURSES, 'BAD_USER_INPUT'],
  ])('is told of %s by an event', async (_, query, code) => {
    expect(await allOf(subscribe(query, bearer(), { first: 'many' }))).toMatchObject([refused(code)]);
  });

  it('receives the answer to a query or a mutation, and then the end', async () => {
    expect(await allOf(subscribe('{ __typename }', {}))).toEqual([{ data: { __typename: 'Query' } }]);
    const { id } = await createCourse(admin.client);
    expect(await allOf(subscribe(DELETE, bearer(), { id }))).toEqual([
      {
        data: { deleteCourse: { id } },
        extensions: { cost: { requested: 100, remaining: expect.any(Number) as number } },
      },
    ]);
  });

  it('is told of a bad token by the status', async () => {
    const results = subscribe(CHANGES, { authorization: 'Bearer lectern_nobody' });
    await expect(allOf(results)).rejects.toMatchObject({ response: { status: 401 } });
  });
});

const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS = { accept: 'text/event-stream' };

/** Sends a request with exactly these headers. `fetch` adds some. */
function send(
  method: string,
  { path = '', headers = {}, body = '' }: { path?: string; headers?: Record<string, string>; body?: string },
) {
  return new Promise<{ status?: number; allow?: string; type?: string; text: string }>((resolve, reject) => {
    const options = { method, headers: { ...headers, 'content-length': String(body.length) } };
    const request = httpRequest(`${app.url}/graphql/stream${path}`, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      const { allow, 'content-type': type } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode, allow, type, text }));
    });
    request.on('error', reject).end(body);
  });
}

const post = (accept: string | undefined) =>
  send('POST', {
    headers: { ...JSON_TYPE, ...(accept && { accept }) },
    body: JSON.stringify({ query: '{ __typename }' }),
  });

describe('the accepted types', () => {
  it.each([
    'text/event-stream',
    'text/event-stream, application/json',
    'application/json;q=0.5, text/event-stream;q=1',
    'text/*',
    '*/*',
    undefined,
  ])('%s open a stream', async (accept) => {
    const { status, type, text } = await post(accept);
    expect({ status, type }).toEqual({ status: 200, type: 'text/event-stream; charset=utf-8' });
    expect(text).toBe(
      ':\n\nevent: next\ndata: {"data":{"__typename":"Query"}}\n\nevent: complete\ndata: \n\n',
    );
  });

  it.each(['application/json', 'text/event-stream;q=0, */*;q=0'])('%s do not', async (accept) => {
    const { status, text } = await post(accept);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject(refused('BAD_USER_INPUT'));
  });
});

describe('a stream by GET', () => {
  const get = (parameters: Record<string, string>, headers: Record<string, string>, method = 'GET') =>
    send(method, {
      path: `?${new URLSearchParams(parameters).toString()}`,
      headers: { ...EVENTS, ...headers },
    });
  const cookie = () => ({ cookie: admin.client.cookieHeader() });

  it.each<[string, () => Record<string, string>]>([
    ['a token', bearer],
    ['a header that needs a preflight request', () => ({ 'apollo-require-preflight': 'true' })],
    ['a page of our own, as a browser says', () => ({ ...cookie(), 'sec-fetch-site': 'same-origin' })],
  ])('opens for %s', async (_, headers) => {
    const variables = JSON.stringify({ first: 1 });
    const { status, text } = await get({ query: COURSES, operationName: 'Courses', variables }, headers());
    expect(status).toBe(200);
    expect(text).toMatch(
      /event: next\ndata: \{"data":\{"courses":\{"totalCount":\d+\}\}.*\}\n\nevent: complete/,
    );
  });

  it.each([
    ['another site', 'cross-site'],
    ['a neighbouring host', 'same-site'],
    ['a link or the address bar', 'none'],
    ['a program that only sends a cookie', undefined],
  ])('is refused for a cookie from %s', async (_, site) => {
    const headers = { ...cookie(), ...(site && { 'sec-fetch-site': site }) };
    const { status, text } = await get({ query: CHANGES }, headers);
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: requestMessages.crossSite }] });
    expect(listeners()).toBe(0);
  });

  it('subscribes', async () => {
    const query = new URLSearchParams({ query: CHANGES }).toString();
    const leaving = new AbortController();
    const response = await fetch(`${app.url}/graphql/stream?${query}`, {
      headers: bearer(),
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toMatch('text/event-stream');
    await eventually(() => expect(listeners()).toBe(1));
    leaving.abort();
    await eventually(() => expect(listeners()).toBe(0));
  });

  it('executes no mutation', async () => {
    const { id } = await createCourse(admin.client);
    const variables = JSON.stringify({ id });
    const { status, allow, text } = await get({ query: DELETE, variables }, bearer());
    expect({ status, allow }).toEqual({ status: 405, allow: 'POST, OPTIONS' });
    expect(JSON.parse(text)).toMatchObject(refused('METHOD_NOT_ALLOWED'));
    expect(await app.sql('select deleted_at from courses where id = $1', [id])).toEqual([
      { deleted_at: null },
    ]);
  });

  it.each([
    ['no document', {}],
    ['variables that are no JSON', { query: COURSES, variables: '{' }],
    ['variables that are a list', { query: COURSES, variables: '[1]' }],
    ['extensions that are no object', { query: COURSES, extensions: '"x"' }],
  ])('is refused with %s', async (_, parameters) => {
    const { status, text } = await get(parameters, bearer());
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject(refused('BAD_USER_INPUT'));
  });
});

describe('other requests', () => {
  it.each(['HEAD', 'PUT', 'DELETE', 'PATCH'])('by %s are told which methods there are', async (method) => {
    const answer = await send(method, {
      path: `?query=${CHANGES.replaceAll(' ', '+')}`,
      headers: { ...EVENTS, ...bearer() },
    });
    expect(answer).toMatchObject({ status: 405, allow: 'GET, POST, OPTIONS' });
    expect(listeners()).toBe(0);
  });

  it('by OPTIONS too', async () => {
    expect(await send('OPTIONS', {})).toMatchObject({ status: 204, allow: 'GET, POST, OPTIONS' });
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded'],
    ['text, which foreign pages may send', 'text/plain'],
  ])('with %s are refused', async (_, type) => {
    const body = JSON.stringify({ query: CHANGES });
    const { status, text } = await send('POST', { headers: { ...EVENTS, 'content-type': type }, body });
    expect(status).toBe(415);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ message: messages.badRequest }] });
  });
});

it('a client that leaves while it waits for the first event leaves nothing behind', async () => {
  for (const wait of [0, 1, 5]) {
    const leaving = new AbortController();
    const open = fetch(`${app.url}/graphql/stream`, {
      method: 'POST',
      headers: { ...JSON_TYPE, ...EVENTS, ...bearer() },
      body: JSON.stringify({ query: CHANGES }),
      signal: leaving.signal,
    });
    await pause(wait);
    leaving.abort();
    await expect(open.then(({ text }) => text())).rejects.toThrow();
  }
  await eventually(() => expect(listeners()).toBe(0));
});
