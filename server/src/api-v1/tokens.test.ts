// @slow server/src/api-v1 server/src/auth server/src/user server/src/platform
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiScope } from '#shared/api-scopes.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { requestMessages } from '#shared/request-messages.ts';
import {
  createCourse,
  dataOf,
  drawPicture,
  newCourse,
  PASSWORD,
  register,
  registerAdmin,
  tryCreateCourse,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { DescribedRoute, Method } from '#server/platform/rest/route.ts';
import { callRest, formOf } from './rest-call.test-helper.ts';
import { routeTable } from './route-table.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

/** A program with the admin's personal token, and no cookie. */
let reader: HttpClient;
let writer: HttpClient;
beforeAll(async () => {
  reader = app.visitor({ authorization: await authorizationOf('READ') });
  writer = app.visitor({ authorization: await authorizationOf('WRITE') });
});

async function authorizationOf(scope: 'READ' | 'WRITE') {
  const made = await admin.client.graphql<{ createApiToken: { secret: string } }>(
    'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input: { name: 'A program', scope, currentPassword: PASSWORD } },
  );
  return `Bearer ${dataOf(made).createApiToken.secret}`;
}

const calls = routeTable.flatMap((route) =>
  Object.entries(route.operations).map(
    ([method, operation]) => [operation, method as Method, route] as const,
  ),
);
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
const addressOf = ({ path }: DescribedRoute) => path.replace('{id}', UNKNOWN);

describe('a read-only token', () => {
  it.each(calls.filter(([, , { isChange }]) => isChange))('is refused: %s', async (_name, method, route) => {
    const scope = `${route.area}_WRITE`;
    const message = route.refusesTokens
      ? authRefusals.sessionRequired
      : authRefusals.scopeRequired({ scope });
    const answer = await callRest(reader, method, addressOf(route));
    expect(answer).toMatchObject({ status: 403, body: { success: false, message } });
    const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
    expect(answer.headers.get('www-authenticate')).toBe(route.refusesTokens ? null : challenge);
  });

  it.each(calls.filter(([, , { isChange }]) => !isChange))('can read: %s', async (_name, method, route) => {
    const { status } = await callRest(reader, method, addressOf(route));
    expect(status).toBe(route.path.includes('{') ? 404 : 200);
  });
});

describe('a token for one area', () => {
  let id: string;
  let client: HttpClient;
  beforeAll(async () => {
    const authorization = await authorizationOf('READ');
    client = app.visitor({ authorization });
    const secret = authorization.replace('Bearer ', '');
    const hash = createHash('sha256').update(secret).digest('hex');
    id =
      (await app.sql<{ id: string }>('select id from api_tokens where token_hash = $1', [hash]))[0]?.id ?? '';
  });
  const allow = (scopes: readonly string[]) =>
    app.sql('update api_tokens set scopes = $2 where id = $1', [id, scopes]);
  const open = calls.filter(([, , { refusesTokens }]) => !refusesTokens);

  it.each(open)('is sufficient for the calls of that area only: %s', async (_name, method, route) => {
    const needed = `${route.area}_${route.isChange ? 'WRITE' : 'READ'}`;
    await allow(Object.keys(ApiScope).filter((scope) => !scope.startsWith(route.area)));
    expect(await callRest(client, method, addressOf(route))).toMatchObject({
      status: 403,
      body: { message: authRefusals.scopeRequired({ scope: needed }) },
    });
    await allow([needed]);
    expect((await callRest(client, method, addressOf(route))).status).not.toBe(403);
  });
});

describe('a write token', () => {
  it('can do what its owner may do', async () => {
    const { id } = await createCourse(admin.client);
    expect((await callRest(writer, 'DELETE', `/courses/${id}`)).status).toBe(200);
  });

  it('needs no extra header for a GET with side effects, because other sites do not have the token', async () => {
    const response = await writer.fetch('/api/v1/payments/unsubscribe', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(409);
  });
});

it('a bad token is refused, even for public calls', async () => {
  const client = app.visitor({ authorization: 'Bearer nonsense' });
  const answer = await client.json('GET', '/api/v1/courses');
  expect(answer).toMatchObject({
    status: 401,
    body: { success: false, message: authRefusals.invalidToken },
  });
});

describe('an Idempotency-Key', () => {
  let authorization: string;
  let keys = 0;
  let picture: Blob;
  beforeAll(async () => {
    picture = await drawPicture();
    authorization = await authorizationOf('WRITE');
  });
  const newKey = () => `key-${(keys += 1)}`;
  const withKey = (key: string, headers = { authorization }) =>
    app.visitor({ ...headers, 'idempotency-key': key });
  const titles = async (title: string) =>
    (await app.sql('select 1 from courses where title = $1', [title])).length;

  /** Both protocols create a course. Returns the outcome as a string that two calls can be compared by. */
  const protocols = {
    GraphQL: async (client: HttpClient, fields: object) => {
      const { data, errors } = await tryCreateCourse(client, fields, picture);
      const [error] = errors ?? [];
      return { answer: data?.createCourse.id, code: error?.extensions.code, message: error?.message };
    },
    REST: async (client: HttpClient, { instructor, ...fields }: ReturnType<typeof newCourse>) => {
      const form = formOf({ ...fields, createdBy: instructor }, { name: 'thumbnail', data: picture });
      const { status, body } = await callRest(client, 'POST', '/courses', form);
      const code = { 400: 'BAD_USER_INPUT', 409: 'CONFLICT' }[status];
      const { course, message } = body as { course?: { _id: string }; message: string };
      return { answer: course?._id, code, message: code && message };
    },
  };

  describe.each(Object.keys(protocols) as (keyof typeof protocols)[])('over %s', (protocol) => {
    const create = protocols[protocol];

    it('makes a call repeatable: it is executed once, and gets the same answer', async () => {
      const [key, fields] = [newKey(), newCourse()];
      const first = await create(withKey(key), fields);
      expect(await create(withKey(key), fields)).toEqual(first);
      expect(await titles(fields.title)).toBe(1);
    });

    it('executes one of many concurrent calls; the others get CONFLICT or its answer', async () => {
      const [key, fields] = [newKey(), newCourse()];
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(withKey(key), fields)));
      const done = answers.filter(({ answer }) => answer);
      expect(new Set(done.map(({ answer }) => answer)).size).toBe(1);
      const others = answers.filter(({ answer }) => !answer);
      for (const { code, message } of others) {
        expect([code, message]).toEqual(['CONFLICT', requestMessages.idempotencyKeyUnanswered]);
      }
      expect(await titles(fields.title)).toBe(1);
    });

    it('is refused for a different call', async () => {
      const key = newKey();
      await create(withKey(key), newCourse());
      const other = newCourse();
      expect(await create(withKey(key), other)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: requestMessages.idempotencyKeyReused,
      });
      expect(await titles(other.title)).toBe(0);
    });

    it('can be reused after a refusal, because nothing was done', async () => {
      const [key, fields] = [newKey(), newCourse()];
      expect(await create(withKey(key), { ...fields, title: '' })).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await create(withKey(key), fields)).toMatchObject({ answer: expect.any(String) as string });
    });

    it('is refused if malformed, without executing the call', async () => {
      const fields = newCourse();
      expect(await create(withKey('two words'), fields)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: requestMessages.idempotencyKeyMalformed,
      });
      expect(await titles(fields.title)).toBe(0);
    });
  });

  it('marks a repeated answer, and does not repeat an interrupted call, for a day', async () => {
    const key = newKey();
    const make = (title: string) =>
      withKey(key).json('POST', '/api/v1/contact', { name: 'Ada', email: 'ada@example.com', message: title });
    expect((await make('Hello')).headers.get('idempotency-replayed')).toBeNull();
    expect((await make('Hello')).headers.get('idempotency-replayed')).toBe('true');
    await app.sql('update idempotency_keys set answer = null');
    expect((await make('Hello')).status).toBe(409);
    await app.sql(`update idempotency_keys set created_at = created_at - interval '24 hours'`);
    expect((await make('Hello')).status).toBe(200);
  });

  it('belongs to one token: other tokens with the same key have their own calls, and visitors have none', async () => {
    const key = newKey();
    const other = await authorizationOf('WRITE');
    const send = (client: HttpClient) =>
      client.json('POST', '/api/v1/contact', { name: 'Ada', email: 'bob@example.com', message: 'Twice' });
    for (const client of [
      withKey(key),
      withKey(key, { authorization: other }),
      app.visitor({ 'idempotency-key': key }),
    ]) {
      expect((await send(client)).headers.get('idempotency-replayed')).toBeNull();
    }
    expect(await app.sql(`select 1 from contact_messages where message = 'Twice'`)).toHaveLength(3);
  });
});

describe('the rate limit headers', () => {
  it.each([
    [
      'GraphQL',
      (client: HttpClient) => client.fetch('/graphql', { method: 'POST', ...jsonOf({ query: SEARCH }) }),
    ],
    [
      'REST',
      (client: HttpClient) =>
        client.fetch('/api/v1/contact', {
          method: 'POST',
          ...jsonOf({ name: 'Ada', email: 'limits@example.com', message: 'Hello' }),
        }),
    ],
  ])('show the remaining requests over %s', async (_protocol, call) => {
    await app.sql('delete from rate_limits');
    const client = app.visitor();
    const [first, second] = [await call(client), await call(client)];
    const policy = /^"(search|contact)";q=(\d+);w=\d+$/.exec(first.headers.get('ratelimit-policy') ?? '');
    const left = (response: Response) =>
      Number(/r=(\d+);t=\d+$/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
    expect(left(first)).toBe(Number(policy?.[2]) - 1);
    expect(left(second)).toBe(left(first) - 1);
  });

  it('are absent where nothing is counted, and after a successful login', async () => {
    const { client, email } = await register(app);
    for (const response of [
      await client.fetch('/api/v1/courses'),
      await client.fetch('/api/v1/user/login', { method: 'POST', ...jsonOf({ email, password: PASSWORD }) }),
    ]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('ratelimit')).toBeNull();
    }
  });
});

const SEARCH = '{ searchLectures(search: "bread", first: 1) { nodes { lecture { id } } } }';
const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
