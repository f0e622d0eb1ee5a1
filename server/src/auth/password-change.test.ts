// @slow server/src/auth server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { dataOf, PASSWORD, refusalOf, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { createToken, idOf, program, tryCreateToken } from './api-token.test-helper.ts';
import { isLoggedIn, logIn, refusedLogin } from './logged-in.test-helper.ts';

const NEW_PASSWORD = 'Renewed#2';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let lastAddress = 0;
/** A browser with its own address, and with the session of `client` if given. */
const elsewhere = (client?: HttpClient) =>
  app.visitor({
    'x-forwarded-for': `10.1.0.${++lastAddress}`,
    ...(client && { cookie: client.cookieHeader() }),
  });

const change = (client: HttpClient, input: object = {}) =>
  client.graphql<{ changePassword: { id: string } }>(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
    { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...input } },
  );

describe('a password change', () => {
  it('replaces the password', async () => {
    const { id, email, client } = await register(app);
    expect(dataOf(await change(client)).changePassword.id).toBe(id);
    expect(await refusedLogin(app.visitor(), email, PASSWORD)).toBe('UNAUTHENTICATED');
    expect(await refusedLogin(app.visitor(), email, NEW_PASSWORD)).toBeNull();
  });

  it('ends the other sessions and keeps the current one', async () => {
    const { email, client } = await register(app);
    const others = [await logIn(app, email), await logIn(app, email)];
    const stranger = await register(app);
    dataOf(await change(client));
    expect(await Promise.all([client, stranger.client, ...others].map(isLoggedIn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('also revokes the API tokens if requested', async () => {
    const { id, client } = await register(app);
    const { secret } = await createToken(client);
    const other = await register(app);
    const { secret: others } = await createToken(other.client);
    dataOf(await change(client, { revokeApiTokens: true }));
    expect((await program(app, secret).fetch('/api/v1/user/me')).status).toBe(401);
    expect(await idOf(program(app, others))).toBe(other.id);
    expect(await app.sql('select 1 from api_tokens where user_id = $1', [id])).toEqual([]);
  });

  it('prevents an API token that is being created with the old password', async () => {
    const { id, client } = await register(app);
    const [changed, created] = await whileLocked(
      app,
      ['select 1 from users where id = $1 for update', [id]],
      async (waiting) => {
        const changing = change(client, { revokeApiTokens: true });
        await waiting(1);
        const creating = tryCreateToken(client);
        await waiting(2);
        return [changing, creating] as const;
      },
    ).then((both) => Promise.all(both));
    dataOf(changed);
    expect(refusalOf(created)?.message).toBe(authMessages.validation.wrongCurrentPassword);
    expect(await app.sql('select 1 from api_tokens where user_id = $1', [id])).toEqual([]);
  });

  it('is reported to its owner by mail', async () => {
    const { email, client } = await register(app);
    dataOf(await change(client));
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.subject).toBe('Your password was changed');
    expect(mail.text).toContain(`${app.config.publicUrl}/forgotpassword`);
  });

  it('requires the current password', async () => {
    const { email, client } = await register(app);
    const other = await logIn(app, email);
    const answer = await change(client, { currentPassword: 'wrong#1' });
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: authMessages.validation.wrongCurrentPassword,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      currentPassword: authMessages.validation.wrongCurrentPassword,
    });
    expect(await isLoggedIn(other)).toBe(true);
    expect(await refusedLogin(app.visitor(), email, PASSWORD)).toBeNull();
  });

  it.each([
    [{ currentPassword: '' }, 'currentPassword', authMessages.validation.fillAllDetails],
    [{ newPassword: '' }, 'newPassword', authMessages.validation.fillAllDetails],
    [{ newPassword: 'abcdefghijklmn#12' }, 'newPassword', authMessages.validation.weakPassword],
    [{ newPassword: 'short' }, 'newPassword', authMessages.validation.weakPassword],
    [{ newPassword: 'Admin@123' }, 'newPassword', authMessages.validation.commonPassword],
    [{ newPassword: 'Learner#73' }, 'newPassword', authMessages.validation.ownWordsPassword],
  ])('validates the input: %j', async (input, field, message) => {
    const { email, client } = await register(app);
    const answer = await change(client, input);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    expect(await refusedLogin(app.visitor(), email, PASSWORD)).toBeNull();
  });

  it('refuses the eleventh attempt of a session from any address, but no login', async () => {
    const { email, client } = await register(app);
    for (let time = 0; time < 10; time++) {
      const attempt = await change(elsewhere(client), { currentPassword: 'wrong#1' });
      expect(refusalOf(attempt)?.code).toBe('BAD_USER_INPUT');
    }
    const shut = { code: 'TOO_MANY_REQUESTS', message: authMessages.access.tooManyAttempts };
    expect(refusalOf(await change(elsewhere(client)))).toEqual(shut);
    expect(await refusedLogin(elsewhere(), email, PASSWORD)).toBeNull();
  });

  it('lets only one of two concurrent changes through', async () => {
    const { id, email, client } = await register(app);
    const answers = await whileLocked(
      app,
      ['select 1 from users where id = $1 for update', [id]],
      async (waiting) => {
        const both = [
          change(client, { newPassword: 'First#11' }),
          change(client, { newPassword: 'Second#2' }),
        ];
        await waiting(2);
        return both;
      },
    ).then((both) => Promise.all(both));
    expect(answers.map((answer) => refusalOf(answer)?.code ?? 'OK').sort()).toEqual(['BAD_USER_INPUT', 'OK']);
    const logins = await Promise.all(
      ['First#11', 'Second#2'].map((password) => refusedLogin(app.visitor(), email, password)),
    );
    expect(logins.sort()).toEqual(['UNAUTHENTICATED', null]);
  });

  it('leaves no session to a concurrent login with the old password', async () => {
    const { id, email, client } = await register(app);
    const late = app.visitor();
    const [changed, login] = await whileLocked(
      app,
      ['select 1 from users where id = $1 for update', [id]],
      async (waiting) => {
        const changing = change(client);
        await waiting(1);
        // It has verified the old password, and creates its session after the change.
        const attempt = refusedLogin(late, email, PASSWORD);
        await waiting(2);
        return [changing, attempt] as const;
      },
    ).then((both) => Promise.all(both));
    dataOf(changed);
    expect(login).toBe('UNAUTHENTICATED');
    expect(await isLoggedIn(late)).toBe(false);
  });

  it('is refused to visitors', async () => {
    expect(refusalOf(await change(app.visitor()))).toEqual({
      code: 'UNAUTHENTICATED',
      message: messages.access.loginRequired,
    });
  });
});
