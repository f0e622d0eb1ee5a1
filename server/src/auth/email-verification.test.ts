import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { dataOf, newAccount, PASSWORD, refusalOf, register, signUp } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, program } from './api-token.test-helper.ts';
import { logIn, mailedToken, refusedLogin } from './logged-in.test-helper.ts';

const usedOrOld = { code: 'BAD_USER_INPUT', message: authMessages.validation.tokenUsedOrOld };

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const verify = (token: string, client: HttpClient = app.visitor()) =>
  client.graphql<{ verifyEmail: { userId: string } }>(
    'mutation ($token: String!) { verifyEmail(token: $token) { userId } }',
    { token },
  );
const resend = (client: HttpClient) => client.graphql('mutation { resendVerification { id } }');
const isVerified = async (client: HttpClient) =>
  dataOf(await client.graphql<{ me: { isEmailVerified: boolean } }>('{ me { isEmailVerified } }')).me
    .isEmailVerified;

describe('an email address', () => {
  it('is verified by the link of the welcome mail, in any browser', async () => {
    const { id, email, client } = await signUp(app);
    expect(await isVerified(client)).toBe(false);
    const token = await mailedToken(app, email, 'verifyemail');
    expect(dataOf(await verify(token)).verifyEmail.userId).toBe(id);
    expect(await isVerified(client)).toBe(true);
  });

  it('is verified only once per link', async () => {
    const { email } = await signUp(app);
    const token = await mailedToken(app, email, 'verifyemail');
    dataOf(await verify(token));
    const again = await verify(token);
    expect(refusalOf(again)).toEqual(usedOrOld);
    expect(again.errors?.[0]?.extensions.fields).toEqual({ token: usedOrOld.message });
  });

  it('is verified within seven days', async () => {
    const { id, email, client } = await signUp(app);
    const token = await mailedToken(app, email, 'verifyemail');
    const [row] = await app.sql<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float / 86400 as days from account_tokens where user_id = $1',
      [id],
    );
    expect(row?.days).toBeCloseTo(7, 3);
    await app.sql(`update account_tokens set expires_at = now() - interval '1 second' where user_id = $1`, [
      id,
    ]);
    expect(refusalOf(await verify(token))).toEqual(usedOrOld);
    expect(await isVerified(client)).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(43), '\0'])('is not verified by an invalid token: %j', async (token) => {
    expect(refusalOf(await verify(token))).toEqual(usedOrOld);
  });

  it('need not be verified to log in, watch and pay', async () => {
    const { client } = await signUp(app);
    expect(await isVerified(client)).toBe(false);
    dataOf(await client.graphql('mutation { startCheckout { id } }'));
  });
});

describe('the verification mail', () => {
  it('is sent again, and both links work', async () => {
    const { id, email, client } = await signUp(app);
    const first = await mailedToken(app, email, 'verifyemail');
    expect(dataOf(await resend(client))).toEqual({ resendVerification: { id } });
    const second = await mailedToken(app, email, 'verifyemail', [first]);
    expect(dataOf(await verify(first)).verifyEmail.userId).toBe(id);
    expect(refusalOf(await verify(second))).toEqual(usedOrOld);
  });

  it('is not sent to a verified address', async () => {
    const { email, client } = await signUp(app);
    dataOf(await verify(await mailedToken(app, email, 'verifyemail')));
    expect(refusalOf(await resend(client))).toEqual({
      code: 'CONFLICT',
      message: authRefusals.conflict.emailVerified,
    });
  });

  it('is sent again at most five times an hour', async () => {
    const { client } = await signUp(app);
    for (let time = 0; time < 5; time++) dataOf(await resend(client));
    expect(refusalOf(await resend(client))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: messages.access.tooManyRequests,
    });
  });

  it('is refused to visitors', async () => {
    expect(refusalOf(await resend(app.visitor()))?.code).toBe('UNAUTHENTICATED');
  });
});

describe('a new email address', () => {
  const request = (client: HttpClient, email: string, currentPassword = PASSWORD) =>
    client.graphql(
      'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { email } }',
      { input: { email, currentPassword } },
    );
  const confirm = (token: string) =>
    app
      .visitor()
      .graphql<{ confirmEmailChange: { email: string; isComplete: boolean } }>(
        'mutation ($token: String!) { confirmEmailChange(token: $token) { email isComplete } }',
        { token },
      );
  const emailOf = async (client: HttpClient) =>
    dataOf(
      await client.graphql<{ me: { email: string; isEmailVerified: boolean } }>(
        '{ me { email isEmailVerified } }',
      ),
    ).me;

  it('takes effect when both addresses have confirmed it, and is reported to the previous one', async () => {
    const { email: before, client } = await register(app);
    const email = newAccount().email;
    dataOf(await request(client, ` ${email.toUpperCase()} `));
    const [current, next] = [
      await mailedToken(app, before, 'confirmemail'),
      await mailedToken(app, email, 'confirmemail'),
    ];
    expect(dataOf(await confirm(next)).confirmEmailChange).toEqual({ email, isComplete: false });
    expect(dataOf(await confirm(next)).confirmEmailChange).toEqual({ email, isComplete: false });
    expect(await emailOf(client)).toMatchObject({ email: before });
    expect(dataOf(await confirm(current)).confirmEmailChange).toEqual({ email, isComplete: true });
    expect(await emailOf(client)).toEqual({ email, isEmailVerified: true });
    expect(await refusedLogin(app.visitor(), before, PASSWORD)).toBe('UNAUTHENTICATED');
    await logIn(app, email);
    await receivedMail(app, ({ to, subject }) => to === before && subject === 'Your email was changed');
    expect(refusalOf(await confirm(current))).toEqual(usedOrOld);
  });

  it('revokes the links that were mailed to the previous one', async () => {
    const { email: before, client } = await register(app);
    const email = newAccount().email;
    dataOf(await app.visitor().graphql(`mutation { requestPasswordReset(email: "${before}") { email } }`));
    const token = await mailedToken(app, before, 'resetpassword');
    dataOf(await request(client, email));
    for (const to of [before, email]) dataOf(await confirm(await mailedToken(app, to, 'confirmemail')));
    const opens = await app.visitor().graphql(`{ opensPasswordReset(token: "${token}") }`);
    expect(dataOf(opens)).toEqual({ opensPasswordReset: false });
  });

  it('is refused without the password, for an API token, and when it has an account', async () => {
    const { client } = await register(app);
    const { email: taken } = await register(app);
    expect(refusalOf(await request(client, newAccount().email, 'wrong#1'))?.message).toBe(
      authMessages.validation.wrongCurrentPassword,
    );
    expect(refusalOf(await request(client, taken))).toEqual({
      code: 'CONFLICT',
      message: authRefusals.conflict.emailTaken,
    });
    expect(refusalOf(await request(client, 'nowhere'))?.code).toBe('BAD_USER_INPUT');
    const { secret } = await createToken(client);
    expect(refusalOf(await request(program(app, secret), newAccount().email))?.code).toBe('FORBIDDEN');
  });

  it('goes to the first of two users who confirm it', async () => {
    const [one, other] = [await register(app), await register(app)];
    const email = newAccount().email;
    const known: string[] = [];
    for (const { client } of [one, other]) {
      dataOf(await request(client, email));
      known.push(await mailedToken(app, email, 'confirmemail', known));
    }
    for (const token of known) dataOf(await confirm(token));
    dataOf(await confirm(await mailedToken(app, one.email, 'confirmemail')));
    expect(refusalOf(await confirm(await mailedToken(app, other.email, 'confirmemail')))).toEqual({
      code: 'CONFLICT',
      message: authRefusals.conflict.emailTaken,
    });
    expect(await emailOf(other.client)).toMatchObject({ email: other.email });
  });
});
