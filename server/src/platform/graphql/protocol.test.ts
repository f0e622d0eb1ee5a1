import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { drawPicture, newAccount, REGISTER } from '#testing/factories.ts';
import type { GraphqlAnswer } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await startApp();
  statements = watchStatements(app);
});
afterAll(() => app.stop());
beforeEach(() => void statements.splice(0));

async function send(
  init: RequestInit,
  path = '/graphql',
  at = app,
): Promise<GraphqlAnswer & { text: string }> {
  const response = await fetch(new URL(path, at.url), init);
  const text = await response.text();
  const body = (text.startsWith('{') ? JSON.parse(text) : { data: null }) as GraphqlAnswer;
  return { ...body, status: response.status, text };
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const ask = (query: string, at = app) => send(json({ query }), '/graphql', at);

/**
 * Recommended or optional parts of the specification that are not implemented. A GET needs a header that a foreign page
 * cannot send, and Apollo Server answers an invalid document with 400 for every media type.
 */
const DECLINED: Record<string, string> = {
  'MAY accept application/x-www-form-urlencoded formatted GET requests': 'notice',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json':
    'notice',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json': 'notice',
  'SHOULD use 200 status code on document parsing failure when accepting application/json': 'warn',
  'SHOULD use 200 status code on document validation failure when accepting application/json': 'warn',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json': 'warn',
};

describe('GraphQL over HTTP', () => {
  it.each(
    serverAudits({ url: () => `${app.url}/graphql`, fetchFn: fetch }).map(
      (audit) => [audit.name, audit] as const,
    ),
  )('audit: %s', async (name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? null : { name, status: result.status }).toEqual(
      DECLINED[name] ? { name, status: DECLINED[name] } : null,
    );
  });

  it('refuses a mutation by GET', async () => {
    const query = encodeURIComponent('mutation { logout { userId } }');
    const answer = await send({ headers: { 'apollo-require-preflight': 'true' } }, `/graphql?query=${query}`);
    expect(answer.status).toBe(405);
  });

  it('tells which methods there are', async () => {
    const answer = await fetch(`${app.url}/graphql`, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, POST, OPTIONS']);
  });

  it('refuses a batch', async () => {
    const one = { query: '{ plan { termYears } }' };
    expect((await send(json([one, one]))).status).toBe(400);
    const form = new FormData();
    form.set('operations', JSON.stringify([one, one]));
    form.set('map', '{}');
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await send({ method: 'POST', headers, body: form })).status).toBe(400);
  });
});

describe('requests that a foreign page can send', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded'])('are refused as %s', async (type) => {
    const answer = await send({
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify({ query: 'mutation { logout { userId } }' }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(statements).toEqual([]);
  });

  it('are refused as GET', async () => {
    expect((await send({}, '/graphql?query={plan{termYears}}')).status).toBe(400);
  });

  it('are refused as multipart, and nothing is stored', async () => {
    const before = await tally(app);
    const form = new FormData();
    const variables = { input: { ...newAccount(), avatar: null } };
    form.set('operations', JSON.stringify({ query: REGISTER, variables }));
    form.set('map', '{"0":["variables.input.avatar"]}');
    form.set('0', await drawPicture(), 'a.png');
    const refusal = await send({ method: 'POST', body: form });
    expect(refusal.status).toBe(400);
    // The refusal comes before the file is read. Apollo Server's own check would come too late.
    expect(refusal.text).toContain('An upload needs one of these headers');
    await expectNothingLeft(app, before);
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await send({ method: 'POST', headers, body: form })).errors).toBeUndefined();
  });
});

describe('a malformed upload', () => {
  const operations = JSON.stringify({
    query: REGISTER,
    variables: { input: { ...newAccount(), avatar: null } },
  });
  it.each<[string, [string, string][]]>([
    ['an empty form', []],
    ['no map', [['operations', operations]]],
    [
      'a map that is not JSON',
      [
        ['operations', operations],
        ['map', '{'],
      ],
    ],
    [
      'operations that are not JSON',
      [
        ['operations', '{'],
        ['map', '{}'],
      ],
    ],
    [
      'a missing file',
      [
        ['operations', operations],
        ['map', '{"0":["variables.input.avatar"]}'],
      ],
    ],
    [
      'a map to an unknown place',
      [
        ['operations', operations],
        ['map', '{"0":["variables.input.avatar.x.y"]}'],
      ],
    ],
    [
      'a map to the prototype',
      [
        ['operations', operations],
        ['map', '{"0":["__proto__.x"]}'],
      ],
    ],
  ])('is refused: %s', async (_what, parts) => {
    const before = await tally(app);
    const form = new FormData();
    for (const [name, value] of parts) form.set(name, value);
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await send({ method: 'POST', headers, body: form });
    expect(answer.text).not.toContain(messages.internal);
    expect(answer.status).toBeLessThan(500);
    expect(answer.errors?.[0]?.extensions.code ?? answer.status).toEqual(
      expect.toBeOneOf(['BAD_USER_INPUT', 'BAD_REQUEST', 400]),
    );
    await expectNothingLeft(app, before);
  });

  it('is refused with two files', async () => {
    const form = new FormData();
    form.set('operations', operations);
    form.set('map', '{"0":["variables.input.avatar"],"1":["variables.other"]}');
    form.set('0', await drawPicture(), 'a.png');
    form.set('1', await drawPicture(), 'b.png');
    const answer = await send({
      method: 'POST',
      headers: { 'apollo-require-preflight': 'true' },
      body: form,
    });
    expect(answer.status).toBe(413);
  });
});

describe('errors', () => {
  const everyError: [string, RequestInit, status: number, code: unknown][] = [
    ['a body that is not JSON', json('{'), 400, 'BAD_USER_INPUT'],
    ['no query', json({}), 400, 'BAD_REQUEST'],
    ['a document that cannot be parsed', json({ query: '{' }), 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', json({ query: '{ planet }' }), 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of a wrong type',
      json({ query: 'query Q($n: Int!) { courses(first: $n) { totalCount } }', variables: { n: 'x' } }),
      400,
      'BAD_USER_INPUT',
    ],
    [
      'a missing variable',
      json({ query: 'query Q($n: Int!) { courses(first: $n) { totalCount } }' }),
      400,
      'BAD_USER_INPUT',
    ],
    [
      'an unknown operation',
      json({ query: '{ me { id } }', operationName: 'Q' }),
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a page size of 0', json({ query: '{ courses(first: 0) { totalCount } }' }), 200, 'BAD_USER_INPUT'],
    ['a missing login', json({ query: 'mutation { startCheckout { id } }' }), 200, 'UNAUTHENTICATED'],
  ];
  it.each(everyError)('have a code and no stack: %s', async (_what, init, status, code) => {
    const answer = await send(init);
    expect(answer.status).toBe(status);
    expect(answer.errors?.[0]?.extensions.code).toBe(code);
    expect(answer.text).not.toMatch(/stacktrace|node_modules|\.ts:\d/);
    expect(answer.text).not.toContain(messages.internal);
  });

  it('suggest names in development, where introspection is allowed', async () => {
    expect((await ask('{ cours { id } }')).text).toContain('Did you mean');
    expect((await ask('{ __schema { queryType { name } } }')).status).toBe(200);
  });

  it('that are unexpected are masked, and carry an id that the log has too', async () => {
    await app.sql('alter table courses rename to elsewhere');
    try {
      const answer = await ask('{ courses { totalCount } }');
      expect(answer.errors).toEqual([
        expect.objectContaining({
          message: messages.internal,
          extensions: {
            code: 'INTERNAL_SERVER_ERROR',
            incident: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          },
        }),
      ]);
      const rest = await send({}, '/api/v1/courses');
      expect(rest.status).toBe(500);
      for (const { text } of [answer, rest]) expect(text).not.toMatch(/relation|courses" as|select|\.ts/);
    } finally {
      await app.sql('alter table elsewhere rename to courses');
    }
  });
});

describe('in production', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startApp({}, { asInProduction: true });
  });
  afterAll(() => production.stop());

  it.each(['{ __schema { queryType { name } } }', '{ __type(name: "User") { name } }'])(
    'introspection is refused: %s',
    async (query) => {
      const answer = await ask(query, production);
      expect(answer.status).toBe(400);
      expect(answer.data ?? null).toBeNull();
    },
  );

  it.each(['{ cours { id } }', '{ courses(firs: 1) { totalCount } }', '{ courses { totalCoun } }'])(
    'no name is suggested: %s',
    async (query) => {
      const answer = await ask(query, production);
      expect(answer.status).toBe(400);
      expect(answer.text).not.toMatch(/did you mean|totalCount|"first"/i);
    },
  );

  it('no field of an input is suggested', async () => {
    const query = 'mutation L($input: LoginInput!) { login(input: $input) { id } }';
    const answer = await send(
      json({ query, variables: { input: { emai: 'a', password: 'b' } } }),
      '/graphql',
      production,
    );
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/did you mean/i);
  });
});
