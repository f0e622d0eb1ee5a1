// @slow server/src/auth server/src/factor server/src/platform
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { registerWithTotp, completeLogin } from '#server/factor/factor.test-helper.ts';
import { askForPasskey } from '#server/factor/software-passkey.test-helper.ts';
import {
  dataOf,
  LOGIN,
  newAccount,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailedToken } from './logged-in.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  // One trusted proxy lets a test choose its network address.
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let lastNetwork = 0;
/** A browser in its own network. */
const elsewhere = () => app.visitor({ 'x-forwarded-for': `10.${lastNetwork >> 8}.${lastNetwork++ & 255}.1` });

const logIn = (client: HttpClient, email: string, password = PASSWORD) =>
  client.graphql<{ login: { id: string } }>(LOGIN, { input: { email, password } });
const codeOf = async (client: HttpClient, email: string, password = PASSWORD) =>
  refusalOf(await logIn(client, email, password))?.code ?? 'OK';
const codeByRest = async (client: HttpClient, email: string, password = PASSWORD) =>
  (await client.json('POST', '/api/v1/user/login', { email, password })).status;

const accountKey = (email: string) => `login:account:${createHash('sha256').update(email).digest('hex')}`;

/** Simulates that strangers all over the world have used up an account's failures. */
async function lockedByStrangers(email: string): Promise<void> {
  await codeOf(elsewhere(), email, 'wrong#1');
  await app.sql('update rate_limits set points = 100 where key = $1', [accountKey(email)]);
}

/** A browser that has logged in before and out again, and moves to another network. */
async function knownBrowser(email: string): Promise<HttpClient> {
  const client = elsewhere();
  dataOf(await logIn(client, email));
  dataOf(await client.graphql('mutation { logout { userId } }'));
  const moved = elsewhere();
  for (const pair of client.cookieHeader().split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    moved.setCookie(name, value);
  }
  return moved;
}

describe('failures of an unknown browser', () => {
  it('lock only their own network out of an account, across both protocols and all aliases', async () => {
    const { email } = await register(app);
    let host = 0;
    const near = () => app.visitor({ 'x-forwarded-for': `172.16.9.${++host}` });
    for (let time = 0; time < 3; time++)
      expect(await codeOf(near(), email, 'wrong#1')).toBe('UNAUTHENTICATED');
    for (let time = 0; time < 3; time++) expect(await codeByRest(near(), email, 'wrong#1')).toBe(401);
    const guess = (_: unknown, index: number) =>
      `a${index}: login(input: { email: "${email}", password: "wrong#1" }) { id }`;
    for (let time = 0; time < 5; time++) {
      await near().graphql(`mutation { ${Array.from({ length: 2 }, guess).join(' ')} }`);
    }
    expect(await codeOf(near(), email)).toBe('TOO_MANY_REQUESTS');
    expect(await codeByRest(near(), email)).toBe(429);
    expect(await codeOf(elsewhere(), email)).toBe('OK');
  });

  it('lock out one IPv6 customer, even from other addresses of its network', async () => {
    const { email } = await register(app);
    const at = (part: number) => app.visitor({ 'x-forwarded-for': `2001:db8:77:${part}::1` });
    for (let part = 0; part < 10; part++) await codeOf(at(part), email, 'wrong#1');
    expect(await codeOf(at(10), email)).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(elsewhere(), email)).toBe('OK');
  });

  it('stop at a hundred for an account, from any number of networks', async () => {
    const { email } = await register(app);
    await codeOf(elsewhere(), email, 'wrong#1');
    await app.sql('update rate_limits set points = 99 where key = $1', [accountKey(email)]);
    expect(await codeOf(elsewhere(), email, 'wrong#1')).toBe('UNAUTHENTICATED');
    expect(await codeOf(elsewhere(), email)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an owner who is locked out by strangers', () => {
  it("still logs in with a known browser, even from a stranger's network", async () => {
    const { email } = await register(app);
    const browser = await knownBrowser(email);
    await lockedByStrangers(email);
    expect(await codeOf(elsewhere(), email)).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(browser, email)).toBe('OK');
    expect(await codeByRest(browser, email)).toBe(200);
  });

  it('still logs in with the form without scripts', async () => {
    const { email } = await register(app);
    const browser = await knownBrowser(email);
    await lockedByStrangers(email);
    const answer = await browser.fetch('/login', {
      method: 'POST',
      headers: { origin: app.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, password: PASSWORD }).toString(),
    });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('still enters the second factor there, though others with the password have guessed at it', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const first = elsewhere();
    await logIn(first, email);
    dataOf(await completeLogin(first, { code: await authenticator.freshCode() }));
    for (let login = 0; login < 3; login++) {
      const thief = elsewhere();
      await logIn(thief, email);
      for (let guess = 0; guess < 4; guess++) await completeLogin(thief, { code: '000000' });
    }
    const other = elsewhere();
    await logIn(other, email);
    expect(refusalOf(await completeLogin(other, { code: await authenticator.freshCode() }))?.code).toBe(
      'TOO_MANY_REQUESTS',
    );
    await logIn(first, email);
    expect(refusalOf(await completeLogin(first, { code: await authenticator.freshCode() }))).toBeNull();
  });

  it('still gets a password reset mail through a known browser', async () => {
    const { email } = await register(app);
    const browser = await knownBrowser(email);
    const ask = (client: HttpClient) =>
      client.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { email } }', {
        email,
      });
    dataOf(await ask(elsewhere()));
    await app.sql("update rate_limits set points = 20 where key like 'mail-account:%'");
    expect(refusalOf(await ask(elsewhere()))?.code).toBe('TOO_MANY_REQUESTS');
    dataOf(await ask(browser));
  });

  const change = (input: string) => `mutation { ${input} }`;
  it.each<[string, string]>([
    ['confirms their identity', `confirmIdentity(input: { currentPassword: "${PASSWORD}" }) { confirmedAt }`],
    [
      'creates a token',
      `createApiToken(input: { name: "x", scope: READ, currentPassword: "${PASSWORD}" }) { secret }`,
    ],
    [
      'changes the password',
      `changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "Renewed#2" }) { id }`,
    ],
    [
      'requests an email change',
      `requestEmailChange(input: { email: "EMAIL", currentPassword: "${PASSWORD}" }) { email }`,
    ],
    ['asks for the mail that verifies their address', 'resendVerification { id }'],
    ['is asked for a passkey', 'askForPasskey(purpose: CONFIRMATION) { options }'],
    ['deletes the account', `deleteAccount(currentPassword: "${PASSWORD}") { userId }`],
  ])('%s in an open session', async (_what, operation) => {
    const { id, email, client } = await register(app);
    await lockedByStrangers(email);
    dataOf(
      await elsewhere().graphql(
        'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }',
        {
          email,
        },
      ),
    );
    await askForPasskey(app.visitor(), 'LOGIN');
    await app.sql('update users set email_verified_at = null where id = $1', [id]);
    // Every limit for strangers is used up, even for the owner's network.
    await app.sql('update rate_limits set points = 10000');
    const answer = await client.graphql(change(operation.replace('EMAIL', newAccount().email)));
    expect(refusalOf(answer)).toBeNull();
  });
});

describe('a known browser', () => {
  it('has ten failures of its own, which do not affect those of strangers', async () => {
    const { email } = await register(app);
    const browser = await knownBrowser(email);
    for (let time = 0; time < 10; time++) {
      expect(await codeOf(browser, email, 'wrong#1')).toBe('UNAUTHENTICATED');
    }
    expect(refusalOf(await logIn(browser, email))).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: authMessages.access.tooManyAttempts,
    });
    expect(await codeOf(elsewhere(), email)).toBe('OK');
  });

  it('is known only to the account that it logged in to', async () => {
    const [own, victim] = [await register(app), await register(app)];
    const browser = await knownBrowser(own.email);
    await lockedByStrangers(victim.email);
    expect(await codeOf(browser, victim.email)).toBe('TOO_MANY_REQUESTS');
    const household = await knownBrowser((await register(app)).email);
    for (const { email } of [own, victim]) {
      await app.sql('delete from rate_limits where key = $1', [accountKey(email)]);
      expect(await codeOf(household, email)).toBe('OK');
    }
    await lockedByStrangers(own.email);
    expect(await codeOf(household, own.email)).toBe('OK');
  });

  it('is forgotten after a password reset, and after half a year', async () => {
    const person = await register(app);
    const old = await knownBrowser(person.email);
    await app.sql("update known_devices set last_used_at = now() - interval '181 days' where user_id = $1", [
      person.id,
    ]);
    await lockedByStrangers(person.email);
    expect(await codeOf(old, person.email)).toBe('TOO_MANY_REQUESTS');

    const { email } = await register(app);
    const browser = await knownBrowser(email);
    const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
    dataOf(await elsewhere().graphql(ask, { email }));
    const input = { token: await mailedToken(app, email, 'resetpassword'), password: 'Renewed#2' };
    const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }';
    const owner = elsewhere();
    dataOf(await owner.graphql(reset, { input }));
    await lockedByStrangers(email);
    expect(await codeOf(browser, email, 'Renewed#2')).toBe('TOO_MANY_REQUESTS');
    expect(await codeOf(owner, email, 'Renewed#2')).toBe('OK');
  });

  it('holds a token that the database stores only as a hash, for at most twenty browsers per account', async () => {
    const { id, email } = await register(app);
    const browser = await knownBrowser(email);
    const token = /lectern_device=([\w-]{43})/.exec(browser.cookieHeader())?.[1] ?? '';
    const rows = await app.sql<{ token_hash: string }>('select * from known_devices where user_id = $1', [
      id,
    ]);
    expect(rows.map(({ token_hash }) => token_hash)).toContain(
      createHash('sha256').update(token).digest('hex'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    await app.sql(
      `insert into known_devices (id, created_at, token_hash, user_id, last_used_at)
       select gen_random_uuid(), now(), 'x' || n, $1, now() - interval '1 day' from generate_series(1, 40) n`,
      [id],
    );
    dataOf(await logIn(elsewhere(), email));
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'select count(*)::int as count from known_devices where user_id = $1',
      [id],
    );
    expect(count).toBe(20);
    await lockedByStrangers(email);
    expect(await codeOf(browser, email)).toBe('OK');
  });

  it.each([
    '',
    'x',
    '.....',
    'a'.repeat(43),
    `${'a'.repeat(43)}.`.repeat(200),
    '"; drop table known_devices',
  ])('cannot be forged: %j', async (value) => {
    const { email } = await register(app);
    await lockedByStrangers(email);
    const client = elsewhere();
    client.setCookie('lectern_device', value);
    expect(await codeOf(client, email)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the cookie of a known browser', () => {
  it('is hidden from scripts, and bound to the host over HTTPS', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://school.example' });
    try {
      const { email } = await registerAdmin(secure);
      const response = await secure.visitor().fetch('/api/v1/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const cookie = response.headers.getSetCookie().find((set) => set.includes('lectern_device')) ?? '';
      expect(cookie).toMatch(/^__Host-lectern_device=[\w-]{43}; /);
      for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
        expect(cookie).toContain(attribute);
    } finally {
      await secure.stop();
    }
  });
});
