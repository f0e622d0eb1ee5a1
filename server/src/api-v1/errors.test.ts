import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseCodes, statusOf } from '#shared/error-codes.ts';
import { messages } from '#shared/messages.ts';
import { PASSWORD, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { callsOf, type ShownDocument } from '#server/platform/rest/docs/document.ts';
import { errorAnswer, problemAnswer } from '#server/platform/rest/route.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const PROBLEM = 'application/problem+json';
const ask = (path: string, init: RequestInit = {}) => app.visitor().fetch(path, init);

describe('an error', () => {
  it('has a code that does not depend on the language', async () => {
    for (const language of ['en', 'de', 'ar']) {
      const response = await ask('/api/v1/user/me', { headers: { 'accept-language': language } });
      expect(await response.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    }
  });

  it.each<[string, RequestInit, string]>([
    ['/api/v1/nothing', {}, 'NOT_FOUND'],
    ['/api/v1/courses?first=0', {}, 'BAD_USER_INPUT'],
    ['/api/v1/courses', { method: 'PATCH' }, 'METHOD_NOT_ALLOWED'],
    ['/api/v1/user/login', { method: 'POST', body: 'x' }, 'BAD_USER_INPUT'],
    ['/media/..%2fnothing', {}, 'NOT_FOUND'],
    ['/media/videos/a.mp4', {}, 'FORBIDDEN'],
    ['/captions/a.vtt', {}, 'FORBIDDEN'],
    ['/uploads/a', { method: 'PATCH' }, 'UNAUTHENTICATED'],
    ['/metrics', {}, 'NOT_FOUND'],
    ['/nowhere/at/all', {}, 'NOT_FOUND'],
  ])('of %s has a code', async (path, init, code) => {
    const response = await ask(path, init);
    const body: unknown = await response.json();
    expect(body).toMatchObject({ success: false, code });
    expect(errorAnswer.parse(body)).toEqual(body);
  });

  it.each([PROBLEM, `${PROBLEM}, application/json;q=0.5`, `${PROBLEM}, */*;q=0.1`])(
    'is sent as problem details for Accept: %s',
    async (accept) => {
      const response = await ask('/api/v1/courses?first=0', { headers: { accept } });
      expect(response.status).toBe(400);
      expect(response.headers.get('content-type')).toBe(`${PROBLEM}; charset=utf-8`);
      expect(response.headers.get('vary')).toContain('Accept');
      const body: unknown = await response.json();
      expect(problemAnswer.strict().parse(body)).toEqual(body);
      expect(body).toMatchObject({
        type: '/api/v1/docs#error-BAD_USER_INPUT',
        title: 'Bad Request',
        status: 400,
        code: 'BAD_USER_INPUT',
        fields: { first: expect.any(String) as string },
      });
    },
  );

  it.each([undefined, '*/*', 'application/json', `application/json, ${PROBLEM}`, 'text/html'])(
    'is sent as usual for Accept: %s',
    async (accept) => {
      const response = await ask('/api/v1/courses?first=0', { headers: accept ? { accept } : {} });
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
    },
  );
});

describe('the documentation', () => {
  it('lists each code with an anchor that the type of a problem refers to', async () => {
    const page = await (await ask('/api/v1/docs')).text();
    for (const code of responseCodes) {
      expect(page).toMatch(
        new RegExp(`id="error-${code}">\\s*<dt><code>${code}</code> <span class="type">${statusOf(code)}<`),
      );
    }
  });

  it('names all codes of a status', async () => {
    const document = (await app.visitor().json<ShownDocument>('GET', '/api/v1/openapi.json')).body;
    const login = callsOf(document).find(({ operation }) => operation.operationId === 'login');
    const meaning = login?.operation.responses['401']?.description;
    for (const code of ['UNAUTHENTICATED', 'SECOND_FACTOR_REQUIRED']) expect(meaning).toContain(code);
    for (const { operation } of callsOf(document)) {
      expect(operation.responses).toMatchObject({ 401: {}, 403: {}, 500: {}, 503: {} });
      for (const { headers } of Object.values(operation.responses)) {
        expect(Object.keys(headers ?? {})).toEqual(expect.arrayContaining(['X-Request-Id', 'RateLimit']));
      }
      expect(operation.responses['401']?.headers).toHaveProperty('WWW-Authenticate');
    }
  });
});

describe('the challenge of a 401 or 403', () => {
  const challengeOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await ask(path, { headers, method })).headers.get('www-authenticate');

  it('asks a visitor for a token', async () => {
    expect(await challengeOf('/api/v1/user/me')).toBe('Bearer');
    expect(await challengeOf('/uploads/a', {}, 'HEAD')).toBe('Bearer');
  });

  it.each(['/api/v1/user/me', '/api/v1/courses', '/graphql?query={__typename}', '/uploads/a'])(
    'tells that the token for %s is invalid',
    async (path) => {
      const headers = { authorization: 'Bearer lectern_nothing', 'apollo-require-preflight': '1' };
      expect(await challengeOf(path, headers)).toBe('Bearer error="invalid_token"');
    },
  );

  it('names the scope that a token lacks', async () => {
    const { body } = await admin.client.json<{ data: { createApiToken: { secret: string } } }>(
      'POST',
      '/graphql',
      {
        query:
          'mutation ($password: String!) { createApiToken(input: { name: "Reader", scopes: [COURSES_READ], currentPassword: $password }) { secret } }',
        variables: { password: PASSWORD },
      },
    );
    const headers = { authorization: `Bearer ${body.data.createApiToken.secret}` };
    expect(await challengeOf('/api/v1/payments', headers)).toBe(
      'Bearer error="insufficient_scope", scope="PAYMENTS_READ"',
    );
  });

  it('is absent for a person who is not allowed', async () => {
    const { client } = await register(app);
    const response = await client.fetch('/api/v1/payments');
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toBeNull();
    expect(await response.json()).toMatchObject({ code: 'FORBIDDEN', message: messages.access.denied });
  });
});

describe('payments', () => {
  it('come in pages', async () => {
    await app.sql(
      `insert into payments (id, created_at, stripe_invoice_id, amount, currency, paid_at, refunded_amount)
         select gen_random_uuid(), now(), 'in_' || number, 100, 'usd', now() - number * interval '1 day', 0
           from generate_series(1, 7) as number`,
    );
    const list = async (query: string) =>
      (await admin.client.json<Listed>('GET', `/api/v1/payments?${query}`)).body;
    const first = await list('first=4');
    expect(first.totalCount).toBe(7);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list(`first=4&after=${first.pageInfo.endCursor}`);
    expect(second.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.allPayments, ...second.allPayments].map(({ _id: id }) => id);
    expect(ids).toEqual((await list('count=100')).allPayments.map(({ _id: id }) => id));
    expect(ids).toHaveLength(7);
    expect(await list('after=x')).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

interface Listed {
  allPayments: { _id: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
