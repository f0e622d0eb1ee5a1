// @slow server/src/auth server/src/platform
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiScope } from '#shared/api-scopes.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { dataOf, refusalOf, register } from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { ApiTokenService } from './api-token.service.ts';
import { createToken, idOf, program, tryCreateTokenWith } from './api-token.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Runs `work` like a job, with its own entity manager. */
function inJob(work: (tokens: ApiTokenService) => Promise<void>): Promise<void> {
  const { orm, services } = app.container;
  return RequestContext.create(orm.em, () => work(services.apiTokens));
}

const expire = (id: string) =>
  app.sql(`update api_tokens set expires_at = now() - interval '1 second' where id = $1`, [id]);

describe('the expiry of an API token', () => {
  it.each([
    [undefined, 90],
    [7, 7],
    [365, 365],
    [null, null],
  ])('chosen as %s is this many days later: %s', async (expiresInDays, days) => {
    const { client } = await register(app);
    const answer = await tryCreateTokenWith(client, { scopes: ['COURSES_READ'], expiresInDays });
    const { expiresAt } = dataOf(answer).createApiToken.apiToken;
    const inDays = expiresAt && Math.round((Date.parse(expiresAt) - Date.now()) / (24 * 60 * 60 * 1000));
    expect(inDays).toBe(days);
  });

  it('must be one of the offered choices', async () => {
    const { client } = await register(app);
    const answer = await tryCreateTokenWith(client, { scopes: ['COURSES_READ'], expiresInDays: 8 });
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
    expect(answer.errors?.[0]?.extensions.fields).toHaveProperty('expiresInDays');
  });

  it('makes the token answer 401 with the reason, in both protocols', async () => {
    const { client } = await register(app);
    const { secret, apiToken } = await createToken(client);
    await expire(apiToken.id);
    for (const path of ['/graphql', '/api/v1/user/me', '/api/v1/courses', '/graphql/stream', '/uploads/x']) {
      const response = await program(app, secret).fetch(path, { method: 'POST' });
      expect([path, response.status]).toEqual([path, 401]);
      expect(await response.text()).toContain(authRefusals.expiredToken);
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    }
  });

  it("is announced by mail a week before, once, in the owner's language", async () => {
    const { id, email, client } = await register(app);
    await app.sql(`update users set language = 'de' where id = $1`, [id]);
    const { apiToken } = await createToken(client);
    await app.sql(`update api_tokens set expires_at = now() + interval '6 days 23 hours' where id = $1`, [
      apiToken.id,
    ]);
    await inJob((tokens) => tokens.tellOfExpiry());
    const mail = await receivedMail(
      app,
      ({ to, subject }) => to === email && subject.includes('läuft bald ab'),
    );
    expect(mail.text).toContain(`${app.config.publicUrl}/user/profile#api-tokens`);
    const told = () => app.sql(`select expiry_told_at from api_tokens where id = $1`, [apiToken.id]);
    const before = await told();
    await inJob((tokens) => tokens.tellOfExpiry());
    expect(await told()).toEqual(before);
  });

  it('is not announced for a one-week token, whose first mail names the date, nor for an expired one', async () => {
    const { client } = await register(app);
    const week = dataOf(await tryCreateTokenWith(client, { scopes: ['COURSES_READ'], expiresInDays: 7 }));
    const over = await createToken(client);
    await expire(over.apiToken.id);
    const told = () =>
      app.sql('select expiry_told_at from api_tokens where id = any($1) order by id', [
        [week.createApiToken.apiToken.id, over.apiToken.id],
      ]);
    const before = await told();
    await inJob((tokens) => tokens.tellOfExpiry());
    expect(await told()).toEqual(before);
  });

  it('removes the token 30 days later', async () => {
    const { client } = await register(app);
    const { apiToken } = await createToken(client);
    const rows = () => app.sql('select 1 from api_tokens where id = $1', [apiToken.id]);
    await app.sql(`update api_tokens set expires_at = now() - interval '29 days 23 hours' where id = $1`, [
      apiToken.id,
    ]);
    await inJob((tokens) => tokens.removeExpired());
    expect(await rows()).toHaveLength(1);
    await app.sql(`update api_tokens set expires_at = now() - interval '30 days 1 hour' where id = $1`, [
      apiToken.id,
    ]);
    await inJob((tokens) => tokens.removeExpired());
    expect(await rows()).toHaveLength(0);
  });
});

describe('an account', () => {
  it('has at most 20 valid tokens, even when several are created concurrently', async () => {
    const { id, client } = await register(app);
    await createToken(client);
    await app.sql(
      `insert into api_tokens (id, created_at, user_id, name, token_hash, scope)
       select gen_random_uuid(), now(), user_id, name, gen_random_uuid(), scope
       from api_tokens, generate_series(1, 18) where user_id = $1`,
      [id],
    );
    const create = () => tryCreateTokenWith(client, { scopes: ['COURSES_READ'] });
    const answers = await Promise.all([create(), create()]);
    const full = { code: 'CONFLICT', message: authRefusals.tooManyTokens({ max: 20 }) };
    expect(answers.map(refusalOf).filter(Boolean)).toEqual([full]);
    const [row] = await app.sql<{ id: string }>('select id from api_tokens where user_id = $1', [id]);
    await expire(row?.id ?? '');
    dataOf(await create());
  });
});

describe('the scopes of an API token', () => {
  const refusedScopes = { code: 'BAD_USER_INPUT', message: authMessages.validation.noScope };

  it('are the chosen ones, at least one', async () => {
    const { client } = await register(app);
    const chosen: ApiScope[] = ['MEMBERS_READ', 'COURSES_WRITE'];
    const { apiToken } = dataOf(await tryCreateTokenWith(client, { scopes: chosen })).createApiToken;
    expect([...apiToken.scopes].sort()).toEqual([...chosen].sort());
    expect(refusalOf(await tryCreateTokenWith(client, { scopes: [] }))).toEqual(refusedScopes);
    expect(refusalOf(await tryCreateTokenWith(client, {}))).toEqual(refusedScopes);
  });

  it.each([
    ['READ', Object.values(ApiScope).filter((scope) => scope.endsWith('READ'))],
    ['WRITE', Object.values(ApiScope)],
  ])(
    'are all that %s meant for a token of the previous version, which never expires',
    async (scope, expected) => {
      const { id, client } = await register(app);
      const { secret } = await createToken(client);
      // As the previous version writes it.
      await app.sql('update api_tokens set scope = $2, scopes = null, expires_at = null where user_id = $1', [
        id,
        scope,
      ]);
      const query = '{ me { apiTokens { nodes { scopes expiresAt } } } }';
      const { me } = dataOf(
        await program(app, secret).graphql<{ me: { apiTokens: { nodes: object[] } } }>(query),
      );
      expect(me.apiTokens.nodes).toEqual([{ scopes: expected, expiresAt: null }]);
      expect(await idOf(program(app, secret))).toBe(id);
    },
  );

  it('never let a process of the previous version write more than they allow', async () => {
    const { id, client } = await register(app);
    dataOf(await tryCreateTokenWith(client, { scopes: ['COURSES_WRITE'] }));
    expect(await app.sql('select scope from api_tokens where user_id = $1', [id])).toEqual([
      { scope: 'READ' },
    ]);
  });
});

it('the last use of a token is shown with its network address', async () => {
  const { client } = await register(app);
  const { secret } = await createToken(client);
  await idOf(program(app, secret));
  const query = '{ me { apiTokens { nodes { lastUsedFrom } } } }';
  const { me } = dataOf(
    await client.graphql<{ me: { apiTokens: { nodes: { lastUsedFrom: string | null }[] } } }>(query),
  );
  expect(me.apiTokens.nodes[0]?.lastUsedFrom).toMatch(/127\.0\.0\.1|::1/);
});
