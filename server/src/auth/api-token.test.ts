import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import {
  createCourse,
  dataOf,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
  tryCreateCourse,
  tryRegister,
} from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import { createToken, idOf, program, revokeToken, tryCreateToken } from './api-token.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an API token', () => {
  it('works for its owner on GraphQL and REST', async () => {
    const { id, client } = await register(app);
    const { secret, apiToken } = await createToken(client, 'READ');
    expect(secret).toMatch(/^lectern_[\w-]{43}$/);
    expect(apiToken).toMatchObject({ name: 'Importer', scope: 'READ', lastUsedAt: null, lastUsedFrom: null });
    expect(await idOf(program(app, secret))).toBe(id);
    const byRest = await program(app, secret).json('GET', '/api/v1/user/me');
    expect(byRest).toMatchObject({ status: 200, body: { user: { _id: id } } });
  });

  it('is stored as a hash, and shown once', async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client);
    const rows = await app.sql<{ token_hash: string }>('select * from api_tokens where user_id = $1', [id]);
    expect(rows.map((row) => row.token_hash)).toEqual([createHash('sha256').update(secret).digest('hex')]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('lectern_'.length));
    expect(
      (await idOf(client)) && (await program(app, rows[0]?.token_hash ?? '').fetch('/graphql')).status,
    ).toBe(401);
  });

  it("has its owner's current role, not the one at its creation", async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client);
    expect(refusalOf(await tryCreateCourse(program(app, secret)))?.code).toBe('FORBIDDEN');
    await app.sql(`update users set role = 'ADMIN' where id = $1`, [id]);
    expect((await createCourse(program(app, secret))).id).toBeTruthy();
  });

  it('takes precedence over the cookie', async () => {
    const [owner, other] = [await register(app), await register(app)];
    const { secret } = await createToken(owner.client);
    expect(await idOf(program(app, secret, { cookie: other.client.cookieHeader() }))).toBe(owner.id);
  });

  it('stays valid after a logout and a password change', async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client);
    const input = { currentPassword: PASSWORD, newPassword: 'Renewed#2' };
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
    dataOf(await client.graphql(change, { input }));
    dataOf(await client.graphql('mutation { logout { userId } }'));
    expect(await idOf(program(app, secret))).toBe(id);
  });

  it('requires a name', async () => {
    const { client } = await register(app);
    for (const [name, message] of [
      [' ', authMessages.validation.fillAllDetails],
      ['a'.repeat(61), messages.validation.textTooLong({ limit: 60 })],
    ] as const) {
      const answer = await tryCreateToken(client, name);
      expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ name: message });
    }
  });
});

describe('a new API token', () => {
  const wrong = {
    code: 'BAD_USER_INPUT',
    message: authMessages.validation.wrongCurrentPassword,
  };

  it("requires the owner's password, with a limit on failures per session", async () => {
    const { id, client } = await register(app);
    const answer = await tryCreateToken(client, 'Importer', 'READ', 'wrong#1');
    expect(refusalOf(answer)).toEqual(wrong);
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ currentPassword: wrong.message });
    const empty = await tryCreateToken(client, 'Importer', 'READ', '');
    expect(refusalOf(empty)?.message).toBe(authMessages.validation.fillAllDetails);
    expect(await app.sql('select 1 from api_tokens where user_id = $1', [id])).toEqual([]);
    const used = await app.sql(
      `update rate_limits set points = 10 from sessions where user_id = $1 and key = 'prompt:' || sessions.id returning 1`,
      [id],
    );
    expect(used).toHaveLength(1);
    expect(refusalOf(await tryCreateToken(client))?.code).toBe('TOO_MANY_REQUESTS');
  });

  it('is reported to its owner by mail, without the token and its name', async () => {
    const { email, client } = await register(app);
    const { createApiToken } = dataOf(await tryCreateToken(client, 'win.example', 'WRITE'));
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe('A new API token was created');
    expect(mail.text).toContain('read and write');
    expect(mail.text).toContain(`${app.config.publicUrl}/user/profile`);
    expect(mail.text + mail.html).not.toContain(createApiToken.secret);
    expect(mail.text + mail.html).not.toContain('win.example');
  });

  it('counts with other reported changes toward a limit of 30 an hour per account', async () => {
    const { id, client } = await register(app);
    await createToken(client);
    const used = await app.sql(
      `update rate_limits set points = 30 where key = 'account-change:' || $1 returning 1`,
      [id],
    );
    expect(used).toHaveLength(1);
    expect(refusalOf(await tryCreateToken(client))?.code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an invalid API token', () => {
  const bad: [string, () => Promise<string> | string][] = [
    ['unknown', () => `Bearer lectern_${'a'.repeat(43)}`],
    ['empty', () => 'Bearer'],
    ['blank', () => 'Bearer    '],
    ['malformed', () => 'bearer two words'],
    ['with a quote', () => `Bearer '; drop table api_tokens; --`],
    [
      'revoked',
      async () => {
        const { client } = await register(app);
        const { secret, apiToken } = await createToken(client);
        expect(await idOf(program(app, secret))).not.toBeNull();
        dataOf(await revokeToken(client, apiToken.id));
        return `Bearer ${secret}`;
      },
    ],
    [
      "a session's",
      async () => {
        const { client } = await register(app);
        return `Bearer ${client.cookieHeader().split('=')[1] ?? ''}`;
      },
    ],
  ];

  it.each(bad)('is refused with 401 even with a valid cookie: %s', async (_kind, header) => {
    const { client } = await register(app);
    const caller = app.visitor({ authorization: await header(), cookie: client.cookieHeader() });
    const rest = await caller.json<object>('GET', '/api/v1/user/me');
    expect(rest).toMatchObject({
      status: 401,
      body: { success: false, message: authRefusals.invalidToken },
    });
    expect(rest.headers.get('www-authenticate')).toMatch(/^Bearer/);
    const graphql = await caller.json<object>('POST', '/graphql', { query: '{ me { id } }' });
    expect(graphql.status).toBe(401);
    expect(graphql.headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(graphql.body).toEqual({
      errors: [{ message: authRefusals.invalidToken, extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('does not apply to another authorization scheme', async () => {
    const { id, client } = await register(app);
    const cookie = client.cookieHeader();
    expect(await idOf(app.visitor({ authorization: 'Basic YTpi', cookie }))).toBe(id);
  });
});

describe('a read-only token', () => {
  const { readOnlyToken, sessionRequired } = authRefusals;
  const lacks = (scope: string) => authRefusals.scopeRequired({ scope });

  it.each([
    ['mutation { logout { userId } }', sessionRequired],
    ['mutation { resendVerification { id } }', sessionRequired],
    ['mutation { startCheckout { id } }', lacks('PAYMENTS_WRITE')],
    ['mutation { setLanguage(language: "en") { id } }', lacks('ACCOUNT_WRITE')],
    ['query Q { me { id } } mutation M { startCheckout { id } }', lacks('PAYMENTS_WRITE')],
  ])('is refused: %s', async (query, message) => {
    const { client } = await register(app);
    const { secret } = await createToken(client, 'READ');
    const operationName = query.includes('query Q') ? 'M' : undefined;
    const { body } = await program(app, secret).json<{ errors: [{ message: string; extensions: object }] }>(
      'POST',
      '/graphql',
      { query, operationName },
    );
    expect(body.errors[0]).toMatchObject({ message, extensions: { code: 'FORBIDDEN' } });
  });

  it('is refused an upload before the upload is read', async () => {
    const { client } = await registerAdmin(app);
    const { secret } = await createToken(client, 'READ');
    const before = await tally(app);
    const answer = await tryRegister(program(app, secret));
    expect(answer).toMatchObject({ status: 403, errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(refusalOf(answer)).toEqual({ code: 'FORBIDDEN', message: readOnlyToken });
    expect(await tally(app)).toEqual(before);
  });

  it('changes nothing over REST', async () => {
    const { client } = await register(app);
    const { secret } = await createToken(client, 'READ');
    for (const method of ['GET', 'POST']) {
      const answer = await program(app, secret).json(method, '/api/v1/user/logout');
      expect(answer).toMatchObject({ status: 403, body: { success: false, message: sessionRequired } });
    }
  });

  it('reads', async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client, 'READ');
    const { me } = dataOf(
      await program(app, secret).graphql<{ me: { id: string; apiTokens: { totalCount: number } } }>(
        '{ me { id apiTokens { totalCount } } }',
      ),
    );
    expect(me).toEqual({ id, apiTokens: { totalCount: 1 } });
  });
});

describe('a write token', () => {
  it('cannot change passwords or tokens', async () => {
    const { client } = await register(app);
    const { secret, apiToken } = await createToken(client, 'WRITE');
    const byToken = program(app, secret);
    const input = { currentPassword: PASSWORD, newPassword: 'Renewed#2' };
    const answers = [
      await tryCreateToken(byToken),
      await revokeToken(byToken, apiToken.id),
      await byToken.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
        {
          input,
        },
      ),
    ];
    expect(answers.map(refusalOf)).toEqual(
      Array(3).fill({ code: 'FORBIDDEN', message: authRefusals.sessionRequired }),
    );
  });

  it('ends no session', async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client, 'WRITE');
    const answer = await program(app, secret).graphql('mutation { logout { userId } }');
    expect(refusalOf(answer)).toEqual({ code: 'FORBIDDEN', message: authRefusals.sessionRequired });
    expect(await idOf(client)).toBe(id);
  });
});
