// @slow server/src/auth server/src/platform
import { createHash } from 'node:crypto';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { dataOf, newAccount, PASSWORD, refusalOf, register } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { createToken, program } from './api-token.test-helper.ts';
import { isLoggedIn, logIn, mailedToken, refusedLogin } from './logged-in.test-helper.ts';

const NEW_PASSWORD = 'Renewed#2';
const usedOrOld = { code: 'BAD_USER_INPUT', message: authMessages.validation.tokenUsedOrOld };

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1', LOG_LEVEL: 'debug' }, { log });
});
afterAll(() => app.stop());

let lastAddress = 0;
const elsewhere = () => app.visitor({ 'x-forwarded-for': `10.2.0.${++lastAddress}` });

const ask = (email: string, client: HttpClient = elsewhere()) =>
  client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { email } }', { email });
const reset = (token: string, password = NEW_PASSWORD, client: HttpClient = elsewhere()) =>
  client.graphql<{ resetPassword: { id: string; isEmailVerified: boolean } }>(
    'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id isEmailVerified } }',
    { input: { token, password } },
  );
/** Requests a mail and waits for its token; `known` are those of earlier mails. */
async function askForToken(email: string, known: string[] = []): Promise<string> {
  dataOf(await ask(email));
  return mailedToken(app, email, 'resetpassword', known);
}

describe('a forgotten password', () => {
  it('is replaced through the link of a mail, which logs in', async () => {
    const { id, email } = await register(app);
    const client = elsewhere();
    const answer = await reset(await askForToken(email), NEW_PASSWORD, client);
    expect(dataOf(answer).resetPassword.id).toBe(id);
    expect(await isLoggedIn(client)).toBe(true);
    expect(await refusedLogin(elsewhere(), email, PASSWORD)).toBe('UNAUTHENTICATED');
    expect(await refusedLogin(elsewhere(), email, NEW_PASSWORD)).toBeNull();
  });

  it('shows that a link is invalid before a new password is typed', async () => {
    const opens = async (token: string) =>
      dataOf(
        await elsewhere().graphql<{ opensPasswordReset: boolean }>(
          'query ($token: String!) { opensPasswordReset(token: $token) }',
          { token },
        ),
      ).opensPasswordReset;
    const token = await askForToken((await register(app)).email);
    expect([await opens(token), await opens(token), await opens('made-up')]).toEqual([true, true, false]);
    dataOf(await reset(token));
    expect(await opens(token)).toBe(false);
  });

  it('ends all existing sessions', async () => {
    const { email, client } = await register(app);
    const other = await logIn(app, email);
    dataOf(await reset(await askForToken(email), NEW_PASSWORD, client));
    const before = [other, app.visitor({ cookie: other.cookieHeader() })];
    expect(await Promise.all(before.map(isLoggedIn))).toEqual([false, false]);
    expect(await isLoggedIn(client)).toBe(true);
  });

  it('revokes all API tokens, and notifies the owner by mail', async () => {
    const { email, client } = await register(app);
    const { secret } = await createToken(client);
    dataOf(await reset(await askForToken(email)));
    expect((await program(app, secret).fetch('/api/v1/user/me')).status).toBe(401);
    const mail = await receivedMail(
      app,
      ({ to, subject }) => to === email && subject === 'Your password was changed',
    );
    expect(mail.text).toContain('API tokens');
  });

  it("ends another user's session in the same browser", async () => {
    const { email } = await register(app);
    const somebodyElse = await register(app);
    const cookie = somebodyElse.client.cookieHeader();
    dataOf(await reset(await askForToken(email), NEW_PASSWORD, somebodyElse.client));
    expect(await isLoggedIn(app.visitor({ cookie }))).toBe(false);
  });

  it('verifies the address, because the mail arrived there', async () => {
    const { email } = await register(app);
    expect(dataOf(await reset(await askForToken(email))).resetPassword.isEmailVerified).toBe(true);
  });

  it('lets an owner in who was locked out by the failures of others', async () => {
    const { email } = await register(app);
    for (let time = 0; time < 10; time++) await refusedLogin(elsewhere(), email, 'wrong#1');
    expect(await refusedLogin(elsewhere(), email, PASSWORD)).toBe('TOO_MANY_REQUESTS');
    const client = elsewhere();
    dataOf(await reset(await askForToken(email), NEW_PASSWORD, client));
    expect(await isLoggedIn(client)).toBe(true);
    expect(await refusedLogin(elsewhere(), email, NEW_PASSWORD)).toBeNull();
  });

  it('accepts any spelling of the address', async () => {
    const { email } = await register(app);
    expect(dataOf(await ask(`  ${email.toUpperCase()} `))).toEqual({ requestPasswordReset: { email } });
    expect(await mailedToken(app, email, 'resetpassword')).toHaveLength(43);
  });
});

describe('a password reset token', () => {
  it('works once', async () => {
    const { email } = await register(app);
    const token = await askForToken(email);
    dataOf(await reset(token));
    const again = await reset(token, 'Another#3');
    expect(refusalOf(again)).toEqual(usedOrOld);
    expect(again.errors?.[0]?.extensions.fields).toEqual({ token: authMessages.validation.tokenUsedOrOld });
    expect(await refusedLogin(elsewhere(), email, NEW_PASSWORD)).toBeNull();
  });

  it('works once when it is used concurrently', async () => {
    const { email } = await register(app);
    const token = await askForToken(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reset(token, `Renewed#${index}`)),
    );
    expect(answers.map((answer) => refusalOf(answer)?.code ?? 'OK').sort()).toEqual([
      ...Array<string>(7).fill('BAD_USER_INPUT'),
      'OK',
    ]);
  });

  it('expires after an hour', async () => {
    const { id, email } = await register(app);
    const token = await askForToken(email);
    const lifetime = await app.sql<{ seconds: number }>(
      `select extract(epoch from expires_at - created_at)::float as seconds from account_tokens
       where user_id = $1 and purpose = 'RESET_PASSWORD'`,
      [id],
    );
    expect(Math.round(lifetime[0]?.seconds ?? 0)).toBe(60 * 60);
    await app.sql(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
      id,
    ]);
    expect(refusalOf(await reset(token))).toEqual(usedOrOld);
  });

  it('is revoked when a newer one is requested', async () => {
    const { email } = await register(app);
    const first = await askForToken(email);
    const second = await askForToken(email, [first]);
    expect(refusalOf(await reset(first))).toEqual(usedOrOld);
    dataOf(await reset(second));
  });

  it('is revoked when the password is changed', async () => {
    const { email, client } = await register(app);
    const token = await askForToken(email);
    const input = { currentPassword: PASSWORD, newPassword: 'Changed#4' };
    dataOf(
      await client.graphql(
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
        { input },
      ),
    );
    expect(refusalOf(await reset(token))).toEqual(usedOrOld);
  });

  it('does not verify an address', async () => {
    const { email } = await register(app);
    const token = await askForToken(email);
    const verify = 'mutation ($token: String!) { verifyEmail(token: $token) { userId } }';
    expect(refusalOf(await elsewhere().graphql(verify, { token }))).toEqual(usedOrOld);
  });

  it.each(['', 'x', 'a'.repeat(43), "' or 1=1 --"])('cannot be forged: %j', async (token) => {
    expect(refusalOf(await reset(token))).toEqual(usedOrOld);
  });

  it('stays valid when the new password is refused', async () => {
    const { email } = await register(app);
    const token = await askForToken(email);
    const answer = await reset(token, 'abcdefghijklmn#12');
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: authMessages.validation.weakPassword,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ password: authMessages.validation.weakPassword });
    dataOf(await reset(token));
  });

  it('appears only in the mail, not in the database, the queue or the log', async () => {
    const { id, email } = await register(app);
    log.clear();
    // The lock keeps the job in the queue until it has been inspected.
    const lock = 'lock table account_tokens in exclusive mode';
    await whileLocked(app, [lock], async () => {
      dataOf(await ask(email));
      const queued = await app.sql<{ payload: object }>(
        `select payload from graphile_worker._private_jobs where payload->>'email' = $1`,
        [email],
      );
      expect(queued).toEqual([{ payload: { email } }]);
    });
    const token = await mailedToken(app, email, 'resetpassword');
    const rows = await app.sql('select * from account_tokens where user_id = $1', [id]);
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(rows)).not.toContain(token);
    dataOf(await reset(token));
    expect(log.raw()).toContain('auth.password_reset');
    expect(log.raw()).not.toContain(token);
    expect(log.raw()).not.toContain(NEW_PASSWORD);
  });

  it('is removed once it has expired', async () => {
    const [old, fresh] = [await register(app), await register(app)];
    for (const { email } of [old, fresh]) await askForToken(email);
    await app.sql(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
      old.id,
    ]);
    const { accountTokens } = app.container.services;
    await RequestContext.create(app.container.orm.em, () => accountTokens.removeExpired());
    const rows = await app.sql(
      `select user_id from account_tokens where purpose = 'RESET_PASSWORD' and user_id = any($1)`,
      [[old.id, fresh.id]],
    );
    expect(rows).toEqual([{ user_id: fresh.id }]);
  });
});

describe('a password reset request', () => {
  it('gives the same answer for an address without an account, after the same steps', async () => {
    const { email } = await register(app);
    const stranger = newAccount().email;
    const statements = watchStatements(app);
    // Ignores the statements that begin and end a transaction: they look the same in a job.
    const steps = () => statements.splice(0).filter((statement) => !/^(begin|commit)$/.test(statement));
    const known = await ask(email);
    const knownSteps = steps();
    const unknown = await ask(stranger);
    expect(knownSteps.length).toBeGreaterThan(0);
    expect(steps()).toEqual(knownSteps);
    expect(known).toEqual({ status: 200, data: { requestPasswordReset: { email } } });
    expect(unknown).toEqual({ status: 200, data: { requestPasswordReset: { email: stranger } } });
  });

  it.each([
    ['', authMessages.validation.fillAllDetails],
    ['ada@', authMessages.validation.invalidEmail],
    ['ada@example.com\r\nBcc: all@example.com', authMessages.validation.invalidEmail],
  ])('requires one email address: %j', async (email, message) => {
    const answer = await ask(email);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ email: message });
  });

  it('is accepted five times an hour for an address, with or without an account', async () => {
    const { email } = await register(app);
    for (const address of [email, newAccount().email]) {
      const codes: string[] = [];
      for (let time = 0; time < 6; time++) codes.push(refusalOf(await ask(address))?.code as string);
      expect(codes).toEqual([...Array<undefined>(5).fill(undefined), 'TOO_MANY_REQUESTS']);
    }
  });

  it('is accepted thirty times an hour from a network address, and then names the time to wait', async () => {
    const client = elsewhere();
    for (let time = 0; time < 30; time++) dataOf(await ask(newAccount().email, client));
    const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
    const { body, headers } = await client.json<object>('POST', '/graphql', {
      query,
      variables: newAccount(),
    });
    expect(body).toMatchObject({
      errors: [{ message: messages.access.tooManyRequests, extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    const retryAfter = Number(headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(59 * 60);
    expect(retryAfter).toBeLessThanOrEqual(60 * 60);
  });
});
