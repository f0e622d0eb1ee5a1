import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCourse, dataOf, PASSWORD, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { CALL_COST, TOKEN_LIMIT } from '#server/platform/http/token-limit.ts';
import { callRest } from './rest-call.test-helper.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());
// Points come back with time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A program with a token of its own. */
async function program(): Promise<HttpClient> {
  await app.sql('delete from rate_limits');
  const answer = await admin.client.graphql<{ createApiToken: { secret: string } }>(
    'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input: { name: 'A program', scope: 'WRITE', currentPassword: PASSWORD } },
  );
  return app.visitor({ authorization: `Bearer ${dataOf(answer).createApiToken.secret}` });
}

interface Answer {
  data?: object;
  errors?: { message: string; extensions: { code: string; retryAfter?: number } }[];
  extensions?: { cost?: { requested: number; remaining: number } };
}
const ask = async (client: HttpClient, query: string, variables?: object) => {
  const { status, headers, body } = await client.json<Answer>('POST', '/graphql', { query, variables });
  return { status, headers, ...body };
};
const limitsOf = (headers: Headers) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];
const leftOf = (headers: Headers) =>
  Number(/"tokens";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1] ?? Number.NaN);

const POLICY = '"tokens";q=600000;w=60';
/** Each costs 100 × (2 + 1.5 × (2 + 1.5 × 7)) points. */
const COSTLY =
  '{ users(first: 100) { nodes { id fullName email role createdAt lastSeenAt isEmailVerified } } }';
const COST = 2_075;

/** Spends all points of a token, with two operations that cost more than it has. Returns the refusal. */
async function spendAll(client: HttpClient) {
  const query = `query ($first: Int!) {
    users(first: $first) { nodes { payments(first: $first) { nodes { id paidAt amount { amount currency } } } } }
  }`;
  for (let calls = 1; ; calls += 1) {
    const answer = await ask(client, query, { first: 100 });
    if (answer.status === 429) return answer;
    expect(answer.errors).toBeUndefined();
    expect(answer.extensions?.cost?.requested).toBeGreaterThan(100_000);
    expect(calls).toBeLessThan(6);
  }
}

describe('a call with an API token', () => {
  it('costs the same over REST, whatever the answer, and the headers tell what is left', async () => {
    const client = await program();
    const paths = ['/user/me', '/courses', '/courses?first=0', '/courses/x', '/payments'];
    for (const [index, path] of paths.entries()) {
      const { headers } = await client.fetch(`/api/v1${path}`);
      const spent = (index + 1) * CALL_COST;
      const reset = Math.ceil(spent / 10_000);
      expect(limitsOf(headers)).toEqual([POLICY, `"tokens";r=${TOKEN_LIMIT.points - spent};t=${reset}`]);
    }
    // The sample of the guide is the second call.
    const guide = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
    expect(guide).toContain(`RateLimit-Policy: ${POLICY}\nRateLimit: "tokens";r=599800;t=1\n`);
    const missing = await client.fetch('/api/v1/nothing');
    expect([missing.status, leftOf(missing.headers)]).toEqual([404, 599_400]);
  });

  it('that is answered with 304 has the headers', async () => {
    const client = await program();
    const etag = (await client.fetch('/api/v1/courses')).headers.get('etag') ?? '';
    const same = await client.fetch('/api/v1/courses', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([same.status, leftOf(same.headers)]).toEqual([304, TOKEN_LIMIT.points - 2 * CALL_COST]);
  });

  it('costs over GraphQL what its fields cost, which the answer tells', async () => {
    const client = await program();
    const small = await ask(client, '{ me { id } }');
    expect(small).toMatchObject({ status: 200, data: { me: { id: admin.id } } });
    expect(small.extensions).toEqual({ cost: { requested: CALL_COST, remaining: 599_900 } });
    const costly = await ask(client, COSTLY);
    expect(costly.errors).toBeUndefined();
    expect(costly.extensions).toEqual({ cost: { requested: COST, remaining: 599_900 - COST } });
    expect(limitsOf(costly.headers)).toEqual([POLICY, `"tokens";r=${599_900 - COST};t=1`]);
  });

  it('costs what its variables and defaults multiply', async () => {
    const client = await program();
    const query =
      'query ($first: Int = 50) { users(first: $first) { nodes { id fullName email role createdAt } } }';
    const costOf = async (text: string, variables?: object) =>
      (await ask(client, text, variables)).extensions?.cost?.requested;
    const one = 2 + 1.5 * (2 + 1.5 * 5);
    expect(await costOf(query, { first: 100 })).toBe(Math.ceil(100 * one));
    expect(await costOf(query, { first: 10 })).toBe(Math.ceil(10 * one));
    expect(await costOf(query)).toBe(Math.ceil(50 * one));
    expect(await costOf(query.replace('(first: $first)', '').replace('($first: Int = 50)', ''))).toBe(
      Math.ceil(24 * one),
    );
    // The resolver refuses it.
    expect(await costOf(query, { first: 1_000_000 })).toBe(Math.ceil(100 * one));
    const ids = Array.from({ length: 90 }, () => randomUUID());
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on User { email fullName } } }';
    const each = 2 + 1.5 + (2 + 1.5 * 2);
    expect(await costOf(nodes, { ids })).toBe(90 * each);
    expect(await costOf(`{ nodes(ids: ${JSON.stringify(ids)}) { id ... on User { email fullName } } }`)).toBe(
      90 * each,
    );
  });

  it('that GraphQL refuses costs a call', async () => {
    const client = await program();
    for (const query of ['{ nothing }', '{', COSTLY.replace('first: 100', 'first: 1000')]) {
      const refused = await ask(client, query);
      expect([refused.status, refused.extensions?.cost?.requested]).toEqual([400, CALL_COST]);
    }
    const empty = await client.fetch('/graphql', { headers: { 'apollo-require-preflight': '1' } });
    expect([empty.status, leftOf(empty.headers)]).toEqual([400, 599_600]);
  });

  it('lists further limits that count it', async () => {
    const client = await program();
    const search = '{ searchLectures(search: "bread", first: 1) { nodes { lecture { id } } } }';
    const { headers } = await ask(client, search);
    expect(headers.get('ratelimit-policy')).toBe(`${POLICY}, "search";q=120;w=60`);
    expect(headers.get('ratelimit')).toMatch(/^"tokens";r=599900;t=1, "search";r=119;t=\d+$/);
  });
});

describe('a token without points', () => {
  it('is refused by both APIs until points are back; other tokens and cookies are not', async () => {
    const [client, other] = [await program(), await program()];
    const refused = await spendAll(client);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS', retryAfter: seconds });
    expect(limitsOf(refused.headers)).toEqual([POLICY, expect.stringMatching(/^"tokens";r=0;t=\d+$/)]);
    const rest = await callRest(client, 'GET', '/user/me');
    expect(rest).toMatchObject({ status: 429, body: { success: false, code: 'TOO_MANY_REQUESTS' } });

    expect((await ask(other, COSTLY)).extensions?.cost?.remaining).toBe(TOKEN_LIMIT.points - COST);
    expect((await admin.client.fetch('/api/v1/user/me')).status).toBe(200);

    vi.setSystemTime(Date.now() + seconds * 1_000);
    const again = await ask(client, COSTLY);
    expect(again.status).toBe(200);
    expect(again.extensions?.cost?.remaining).toBeLessThan(10_000);
    vi.setSystemTime(Date.now() + 120_000);
    expect(leftOf((await callRest(client, 'GET', '/user/me')).headers)).toBe(TOKEN_LIMIT.points - CALL_COST);
  });

  it('has its files: uploads and media do not count', async () => {
    const client = await program();
    const { slug } = await createCourse(admin.client);
    const { course } = dataOf<{ course: { thumbnail: { url: string } } }>(
      await app.visitor().graphql('query ($slug: String!) { course(slug: $slug) { thumbnail { url } } }', {
        slug,
      }),
    );
    await spendAll(client);
    const picture = await client.fetch(course.thumbnail.url);
    expect([picture.status, picture.headers.get('ratelimit')]).toEqual([200, null]);
    const upload = await client.fetch('/uploads/x', {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect([upload.status, upload.headers.get('ratelimit')]).toEqual([404, null]);
  });
});

it('other callers have no points: their answers name none', async () => {
  for (const client of [app.visitor(), admin.client]) {
    const answer = await ask(client, '{ plan { termYears } }');
    expect([answer.extensions, answer.headers.get('ratelimit')]).toEqual([undefined, null]);
  }
});
