// @slow server/src/auth server/src/factor server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { factorMessages } from '#shared/factor.ts';
import { messages } from '#shared/messages.ts';
import { completeLogin, registerWithTotp } from '#server/factor/factor.test-helper.ts';
import { dataOf, LOGIN, PASSWORD, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { isLoggedIn, mailedToken } from './logged-in.test-helper.ts';

const { secondFactorRequired, pendingLoginOver } = authRefusals;
const { tooManyAttempts } = authMessages.access;
const wrongCode = { code: 'BAD_USER_INPUT', message: factorMessages.validation.wrongCode };
const over = { code: 'UNAUTHENTICATED', message: pendingLoginOver };

let app: TestApp;
beforeAll(async () => {
  // One trusted proxy lets a test choose its network address.
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let lastAddress = 0;
/** A browser with its own address. */
const elsewhere = () => app.visitor({ 'x-forwarded-for': `10.1.${lastAddress >> 8}.${lastAddress++ & 255}` });

/** A browser in which the password was entered. */
async function showPassword(email: string, client = elsewhere()): Promise<HttpClient> {
  const refused = refusalOf(await client.graphql(LOGIN, { input: { email, password: PASSWORD } }));
  expect(refused).toEqual({ code: 'SECOND_FACTOR_REQUIRED', message: secondFactorRequired });
  return client;
}

describe('the password of an account with a second factor', () => {
  it.each<[string, (client: HttpClient, email: string) => Promise<unknown>]>([
    ['GraphQL', async (client, email) => showPassword(email, client)],
    [
      'REST',
      async (client, email) =>
        expect(await client.json('POST', '/api/v1/user/login', { email, password: PASSWORD })).toMatchObject({
          status: 401,
          body: { success: false, message: secondFactorRequired },
        }),
    ],
  ])('starts no session over %s', async (_protocol, show) => {
    const { email, id } = await registerWithTotp(app);
    const client = elsewhere();
    await show(client, email);
    expect(client.cookieHeader()).toMatch(/^lectern_pending_login=[\w-]{43}$/);
    expect(await isLoggedIn(client)).toBe(false);
    expect(await client.json('GET', '/api/v1/user/me')).toMatchObject({
      status: 401,
      body: { message: messages.access.loginRequired },
    });
    const token = client.cookieHeader().split('=')[1] ?? '';
    expect(await isLoggedIn(app.visitor({ cookie: `lectern_session=${token}` }))).toBe(false);
    expect(await app.sql('select id from sessions where user_id = $1', [id])).toHaveLength(1);
  });

  it('reveals that it is correct only to a caller who knows it', async () => {
    const { email } = await registerWithTotp(app);
    const wrong = await elsewhere().graphql(LOGIN, { input: { email, password: 'wrong#1' } });
    expect(refusalOf(wrong)?.code).toBe('UNAUTHENTICATED');
  });
});

describe('the second step', () => {
  it('logs in with a code, only in the browser where the password was entered', async () => {
    const { id, email, authenticator } = await registerWithTotp(app);
    const client = await showPassword(email);
    const code = await authenticator.freshCode();
    expect(refusalOf(await completeLogin(elsewhere(), { code }))).toEqual(over);
    expect(dataOf(await completeLogin(client, { code })).completeLogin.id).toBe(id);
    expect(client.cookieHeader()).toMatch(/^lectern_session=[\w-]{43}; lectern_device=[\w-]{43}$/);
    expect(await isLoggedIn(client)).toBe(true);
  });

  it('accepts a code once, even when it is used concurrently', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const [first, second] = [await showPassword(email), await showPassword(email)];
    const code = await authenticator.freshCode();
    const answers = await Promise.all([first, second].map((client) => completeLogin(client, { code })));
    expect(answers.map((answer) => refusalOf(answer)).filter(Boolean)).toEqual([wrongCode]);
    expect(refusalOf(await completeLogin(await showPassword(email), { code }))).toEqual(wrongCode);
  });

  it.each([-1, 0])('accepts the code of a clock that is %d steps off', async (steps) => {
    const { email, authenticator } = await registerWithTotp(app);
    const client = await showPassword(email);
    await authenticator.freshCode();
    // At a step boundary, the previous code may be two steps old. A second attempt then succeeds.
    const answer = await completeLogin(client, { code: authenticator.code(steps) });
    const again = answer.errors && (await completeLogin(client, { code: authenticator.code(steps) }));
    expect(refusalOf(again ?? answer)).toBeNull();
  });

  it('refuses the codes of clocks that are further off', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const client = await showPassword(email);
    await authenticator.freshCode();
    for (const steps of [-3, 2]) {
      expect(refusalOf(await completeLogin(client, { code: authenticator.code(steps) }))).toEqual(wrongCode);
    }
  });

  it('ends with the login that it completes', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const client = await showPassword(email);
    const cookie = client.cookieHeader();
    dataOf(await completeLogin(client, { code: await authenticator.freshCode() }));
    const replayed = app.visitor({ cookie });
    expect(refusalOf(await completeLogin(replayed, { code: await authenticator.freshCode() }))).toEqual(over);
  });

  it('expires after ten minutes, and after five attempts', async () => {
    const { id, email, authenticator } = await registerWithTotp(app);
    const late = await showPassword(email);
    await app.sql('update pending_logins set expires_at = now() where user_id = $1', [id]);
    expect(refusalOf(await completeLogin(late, { code: await authenticator.freshCode() }))).toEqual(over);

    const guessing = await showPassword(email);
    const guesses = Array.from({ length: 7 }, () => completeLogin(guessing, { code: '000000' }));
    const told = (await Promise.all(guesses)).map((answer) => refusalOf(answer)?.code);
    expect(told.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(5);
    expect(told.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(2);
    expect(refusalOf(await completeLogin(guessing, { code: await authenticator.freshCode() }))).toEqual(over);
  });

  it('allows a caller with the password ten attempts in total', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const told: unknown[] = [];
    for (let time = 0; time < 3; time++) {
      const client = elsewhere();
      await client.graphql(LOGIN, { input: { email, password: PASSWORD } });
      for (let guess = 0; guess < 4; guess++) {
        told.push(refusalOf(await completeLogin(client, { code: '000000' }))?.code);
      }
    }
    expect(told.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(10);
    const shut = await completeLogin(await showPassword(email), { code: await authenticator.freshCode() });
    expect(refusalOf(shut)).toEqual({ code: 'TOO_MANY_REQUESTS', message: tooManyAttempts });
    await app.sql('update rate_limits set expire = $1', [Date.now() - 1]);
    const client = await showPassword(email);
    dataOf(await completeLogin(client, { code: await authenticator.freshCode() }));
  });

  it.each([{}, { code: '' }, { code: 'abcdef' }, { code: '0'.repeat(1_000) }, { recoveryCode: 'x' }])(
    'refuses a malformed code: %j',
    async (proof) => {
      const { email } = await registerWithTotp(app);
      const refused = refusalOf(await completeLogin(await showPassword(email), proof));
      expect(refused?.code).toBe('BAD_USER_INPUT');
      const said: unknown[] = [factorMessages.validation.code, factorMessages.validation.recoveryCode];
      expect(said).toContain(refused?.message);
    },
  );

  it('accepts a recovery code once, in any notation, and reports it by mail', async () => {
    const { id, email, recoveryCodes } = await registerWithTotp(app);
    const [written = ''] = recoveryCodes;
    const recoveryCode = ` ${written.toUpperCase().replaceAll('-', ' ')}`;
    const [client, other] = [await showPassword(email), await showPassword(email)];
    expect(dataOf(await completeLogin(client, { recoveryCode })).completeLogin.id).toBe(id);
    const mail = await receivedMail(app, ({ to, subject }) => to === email && subject.includes('recovery'));
    expect(mail.text).toContain('You have 9 left');
    expect(mail.text).not.toContain(written);
    expect(refusalOf(await completeLogin(other, { recoveryCode: written }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: factorMessages.validation.wrongRecoveryCode,
    });
  });

  it('accepts a recovery code of 16 letters, as created by earlier versions', async () => {
    const { id, email } = await registerWithTotp(app);
    await app.sql(
      'insert into recovery_codes (id, created_at, user_id, code_hash) values ($1, now(), $2, $3)',
      [newId(), id, hashSecret('0123456789abcdef')],
    );
    const client = await showPassword(email);
    const recoveryCode = '0123-4567-89ab-cdef';
    expect(dataOf(await completeLogin(client, { recoveryCode })).completeLogin.id).toBe(id);
  });

  it('is also required after a password reset', async () => {
    const { id, email, authenticator } = await registerWithTotp(app);
    const waiting = await showPassword(email);
    const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
    dataOf(await elsewhere().graphql(ask, { email }));
    const input = { token: await mailedToken(app, email, 'resetpassword'), password: 'Renewed#2' };
    const client = elsewhere();
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }';
    expect(refusalOf(await client.graphql(reset, { input }))?.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await isLoggedIn(client)).toBe(false);
    const code = await authenticator.freshCode();
    // The login that was started with the old password has ended.
    expect(refusalOf(await completeLogin(waiting, { code }))).toEqual(over);
    expect(dataOf(await completeLogin(client, { code })).completeLogin.id).toBe(id);
    const renewed = await elsewhere().graphql(LOGIN, { input: { email, password: 'Renewed#2' } });
    expect(refusalOf(renewed)?.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
