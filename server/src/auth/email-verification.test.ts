import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { dataOf, refusalOf, signUp } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailedToken } from './logged-in.test-helper.ts';

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

describe('a mail address', () => {
  it('is verified by the link of the welcome mail, in any browser', async () => {
    const { id, email, client } = await signUp(app);
    expect(await isVerified(client)).toBe(false);
    const token = await mailedToken(app, email, 'verifyemail');
    expect(dataOf(await verify(token)).verifyEmail.userId).toBe(id);
    expect(await isVerified(client)).toBe(true);
  });

  it('is verified once by a link', async () => {
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

  it.each(['', 'x', 'a'.repeat(43), '\0'])('is not verified by a made-up token: %j', async (token) => {
    expect(refusalOf(await verify(token))).toEqual(usedOrOld);
  });

  it('is not needed for anything: logging in, watching and paying go on without', async () => {
    const { client } = await signUp(app);
    expect(await isVerified(client)).toBe(false);
    dataOf(await client.graphql('mutation { startCheckout { id } }'));
  });
});

describe('the mail with the link', () => {
  it('is sent again, and its link works as the first one does', async () => {
    const { id, email, client } = await signUp(app);
    const first = await mailedToken(app, email, 'verifyemail');
    expect(dataOf(await resend(client))).toEqual({ resendVerification: { id } });
    const second = await mailedToken(app, email, 'verifyemail', [first]);
    expect(dataOf(await verify(first)).verifyEmail.userId).toBe(id);
    expect(refusalOf(await verify(second))).toEqual(usedOrOld);
  });

  it('is not sent to an address that is verified', async () => {
    const { email, client } = await signUp(app);
    dataOf(await verify(await mailedToken(app, email, 'verifyemail')));
    expect(refusalOf(await resend(client))).toEqual({
      code: 'CONFLICT',
      message: authMessages.conflict.emailVerified,
    });
  });

  it('is sent again five times an hour at most', async () => {
    const { client } = await signUp(app);
    for (let time = 0; time < 5; time++) dataOf(await resend(client));
    expect(refusalOf(await resend(client))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: messages.access.tooManyRequests,
    });
  });

  it('is not sent again for visitors', async () => {
    expect(refusalOf(await resend(app.visitor()))?.code).toBe('UNAUTHENTICATED');
  });
});
