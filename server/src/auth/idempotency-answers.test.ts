import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { createCourse, dataOf, PASSWORD, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { RateLimit } from '#server/platform/common/rate-limit.ts';
import { Statements } from '#server/platform/db/statements.ts';
import { ANSWER_BYTES, ANSWERS_LIMIT, IDEMPOTENCY_LIMIT, IdempotencyKeys } from './idempotency-keys.ts';

let app: TestApp;
let pool: pg.Pool;
let authorization: string;
let courseId: string;
let token: { id: string; userId: string };
beforeAll(async () => {
  app = await startApp();
  pool = new pg.Pool({ connectionString: app.config.databaseUrl, max: 2 });
  // Connections that are still open when the database is dropped cause errors in the pool.
  pool.on('error', () => undefined);
  const { client, id: userId } = await registerAdmin(app);
  const made = await client.graphql<{ createApiToken: { secret: string; apiToken: { id: string } } }>(
    'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret apiToken { id } } }',
    { input: { name: 'A program', scope: 'WRITE', currentPassword: PASSWORD } },
  );
  const { secret, apiToken } = dataOf(made).createApiToken;
  authorization = `Bearer ${secret}`;
  token = { id: apiToken.id, userId };
  ({ id: courseId } = await createCourse(client));
});
afterAll(async () => {
  await pool.end();
  await app.stop();
});

/** Saves the course under an alias of this many letters, which the answer repeats. */
async function saveCourse(key: string, letters: number) {
  const query = `mutation { ${'a'.repeat(letters)}: saveCourse(input: { courseId: "${courseId}", isSaved: true }) { id } }`;
  const response = await app.visitor({ authorization, 'idempotency-key': key }).fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return {
    status: response.status,
    isReplayed: response.headers.get('idempotency-replayed') === 'true',
    body: (await response.json()) as { data?: object; errors?: object[] },
  };
}

describe('an answer of more than 8 kB', () => {
  it('is not kept by GraphQL: a retry is told that the call was carried out', async () => {
    const first = await saveCourse('long', ANSWER_BYTES);
    expect(first).toMatchObject({ status: 200, isReplayed: false });
    expect(await saveCourse('long', ANSWER_BYTES)).toMatchObject({
      status: 409,
      isReplayed: true,
      body: {
        errors: [{ message: requestMessages.idempotencyAnswerNotKept, extensions: { code: 'CONFLICT' } }],
      },
    });
    const [row] = await app.sql('select max(length(answer)) as longest from idempotency_keys');
    expect(row).toEqual({ longest: 0 });
  });

  it('is not kept by REST', async () => {
    const client = app.visitor({ authorization, 'idempotency-key': 'rest' });
    const call = () =>
      client.json('POST', '/api/v1/contact', { name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    expect((await call()).status).toBe(200);
    await app.sql(`update idempotency_keys set answer = '' where answer <> ''`);
    const again = await call();
    expect(again).toMatchObject({
      status: 409,
      body: { success: false, message: requestMessages.idempotencyAnswerNotKept },
    });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await app.sql('select 1 from contact_messages')).toHaveLength(1);
  });

  it('is kept up to that size', async () => {
    await saveCourse('short', ANSWER_BYTES - 200);
    expect(await saveCourse('short', ANSWER_BYTES - 200)).toMatchObject({ status: 200, isReplayed: true });
  });
});

describe('the answers kept for a user', () => {
  /** With a lower limit. */
  const keysWithin = (points: number) =>
    new IdempotencyKeys({
      em: app.container.orm.em.fork(),
      statements: new Statements(pool),
      limit: new RateLimit(pool, { ...IDEMPOTENCY_LIMIT, name: randomUUID() }),
      answers: new RateLimit(pool, { ...ANSWERS_LIMIT, name: randomUUID(), points }),
    });

  it('have a size limit; later calls are remembered without their answers', async () => {
    const keys = keysWithin(100_000);
    const call = (index: number) => ({
      userId: token.userId,
      apiTokenId: token.id,
      key: `fill-${index}`,
      fingerprint: 'x',
    });
    await app.sql('delete from idempotency_keys');
    for (let index = 0; index < 60; index += 1) {
      const begun = await keys.begin(call(index));
      // Each letter takes three bytes.
      if ('save' in begun) await begun.save(JSON.stringify('あ'.repeat(1_000)));
    }
    const [row] = await app.sql<{ bytes: number }>(
      'select sum(octet_length(answer))::int as bytes from idempotency_keys',
    );
    expect(row?.bytes).toBeLessThanOrEqual(100_000);
    expect(row?.bytes).toBeGreaterThan(90_000);
    expect(await keys.begin(call(0))).toEqual({ answer: JSON.stringify('あ'.repeat(1_000)) });
    expect(await keys.begin(call(59))).toEqual({ answer: null });
  });

  it('count per user and not per token', async () => {
    const keys = keysWithin(1_000);
    const [other] = await app.sql<{ id: string }>(
      `insert into api_tokens select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'token_hash', 'x'))).*
         from api_tokens t where id = $1 returning id`,
      [token.id],
    );
    const call = (apiTokenId: string) => ({ userId: token.userId, apiTokenId, key: 'one', fingerprint: 'x' });
    const ids = [token.id, other?.id ?? ''];
    for (const id of ids) {
      const begun = await keys.begin(call(id));
      if ('save' in begun) await begun.save(JSON.stringify('x'.repeat(600)));
    }
    expect(await keys.begin(call(ids[1] ?? ''))).toEqual({ answer: null });
  });

  it('have a limit of 10 MiB a day', () => {
    expect(ANSWERS_LIMIT).toMatchObject({ points: 10 * 1024 * 1024, seconds: 24 * 60 * 60 });
  });
});
