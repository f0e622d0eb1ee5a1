import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { messages } from '#shared/messages.ts';
import { dataOf, LOGIN, PASSWORD, refusalOf, register, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { registerWithTotp } from '#server/factor/factor.test-helper.ts';
import { passwordHashing } from './password.ts';
import { isLoggedIn } from './logged-in.test-helper.ts';

const { wrongCredentials, tooManyAttempts } = authMessages.access;

let app: TestApp;
beforeAll(async () => {
  // One trusted proxy lets a test choose its network address.
  app = await startApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let lastAddress = 0;
/** A browser with its own address. */
const elsewhere = () => app.visitor({ 'x-forwarded-for': `10.0.${lastAddress >> 8}.${lastAddress++ & 255}` });

const logIn = (client: HttpClient, email: string, password = PASSWORD) =>
  client.graphql<{ login: { id: string } }>(LOGIN, { input: { email, password } });
const logInByRest = (client: HttpClient, email: string, password = PASSWORD) =>
  client.json<{ message: string }>('POST', '/api/v1/user/login', { email, password });

/** Guesses wrongly from a new address each time, alternating between both protocols; returns the message of each attempt. */
async function guess(email: string, times: number): Promise<string[]> {
  const answers: string[] = [];
  for (let time = 0; time < times; time++) {
    const answer =
      time % 2 === 0
        ? refusalOf(await logIn(elsewhere(), email, 'wrong#1'))
        : (await logInByRest(elsewhere(), email, 'wrong#1')).body;
    answers.push(answer?.message ?? 'let in');
  }
  return answers;
}
const times = (count: number, answer: string) => Array<string>(count).fill(answer);

describe('login', () => {
  it('accepts any spelling of the address', async () => {
    const { id, email } = await register(app);
    const client = elsewhere();
    expect(dataOf(await logIn(client, `  ${email.toUpperCase()} `)).login.id).toBe(id);
    expect(await isLoggedIn(client)).toBe(true);
  });

  it('starts a new session each time and ends the previous one', async () => {
    const { email, client } = await register(app);
    const before = client.cookieHeader();
    dataOf(await logIn(client, email));
    const after = client.cookieHeader();
    expect(after).not.toBe(before);
    expect(await isLoggedIn(app.visitor({ cookie: after }))).toBe(true);
    expect(await isLoggedIn(app.visitor({ cookie: before }))).toBe(false);
  });

  it('does not accept a session id chosen by an attacker', async () => {
    const { email } = await register(app);
    const client = elsewhere();
    const response = await client.fetch('/api/v1/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'lectern_session=chosen' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    expect(await isLoggedIn(app.visitor({ cookie: 'lectern_session=chosen' }))).toBe(false);
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const { email } = await register(app);
    const known = await logIn(elsewhere(), email, 'wrong#1');
    const unknown = await logIn(elsewhere(), 'unknown@example.com', 'wrong#1');
    expect(refusalOf(known)).toEqual({ code: 'UNAUTHENTICATED', message: wrongCredentials });
    expect(unknown).toEqual(known);
    const byRest = await logInByRest(elsewhere(), 'unknown@example.com', 'wrong#1');
    expect(byRest).toMatchObject({ status: 401, body: { success: false, message: wrongCredentials } });
    expect((await logInByRest(elsewhere(), email, 'wrong#1')).body).toEqual(byRest.body);
  });

  it.each([
    { email: '', password: PASSWORD },
    { email: 'ada@example.com', password: '' },
    { email: 'ada@example.com' },
    { email: { $gt: '' }, password: { $gt: '' } },
    {},
    [],
  ])('requires an address and a password: %j', async (body) => {
    const answer = await elsewhere().json('POST', '/api/v1/user/login', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, message: authMessages.validation.fillAllDetails },
    });
  });

  it('treats a body without a content type as empty', async () => {
    const response = await elsewhere().fetch('/api/v1/user/login', { method: 'POST' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: authMessages.validation.fillAllDetails });
  });
});

describe('the login without scripts', () => {
  /** Posts the form without following redirects, each time from another network. */
  const post = (fields: Record<string, string>, { next = '/checkout', origin = app.url } = {}) =>
    elsewhere().fetch(`/login?next=${encodeURIComponent(next)}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const outcomeOf = ({ status, headers }: Response) => [status, headers.get('location')];

  it('starts a session and redirects to a page of the school', async () => {
    const { email } = await register(app);
    const answer = await post({ email, password: PASSWORD });
    expect(outcomeOf(answer)).toEqual([303, '/checkout']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await isLoggedIn(app.visitor({ cookie }))).toBe(true);
    const lured = await post({ email, password: PASSWORD }, { next: '//evil.example' });
    expect(outcomeOf(lured)).toEqual([303, '/']);
  });

  it('shows why it is refused, with the same rules and limits as every login', async () => {
    const { email } = await register(app);
    expect(outcomeOf(await post({ email }))).toEqual([303, '/login?refused=details&next=%2Fcheckout']);
    for (let guess = 0; guess < 10; guess++) {
      const answer = await post({ email, password: 'wrong#1' });
      expect(outcomeOf(answer)).toEqual([303, '/login?refused=credentials&next=%2Fcheckout']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const late = await post({ email, password: PASSWORD });
    expect(outcomeOf(late)).toEqual([303, '/login?refused=attempts&next=%2Fcheckout']);
    expect((await logInByRest(elsewhere(), email)).status).toBe(429);
  });

  it('leads to the second step of an account that has one', async () => {
    const { email } = await registerWithTotp(app);
    const answer = await post({ email, password: PASSWORD });
    expect(outcomeOf(answer)).toEqual([303, '/login?step=second&next=%2Fcheckout']);
    expect(answer.headers.getSetCookie().join()).toMatch(/^lectern_pending_login=/);
  });

  it('is refused for pages of other sites', async () => {
    const { email } = await register(app);
    const answer = await post({ email, password: PASSWORD }, { origin: 'https://evil.example' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});

describe('the hashing of passwords', () => {
  it('queues at most 50, refuses more with 503 and does not count them as failures', async () => {
    const { email, client } = await register(app);
    await logIn(elsewhere(), email);
    let open = () => {};
    const door = new Promise<void>((resolve) => (open = resolve));
    onTestFinished(() => open());
    const rooms = Math.max(1, Math.floor(availableParallelism() / 2));
    const before = Array.from({ length: rooms + 49 }, () => passwordHashing.run(() => door));
    const last = logInByRest(elsewhere(), email);
    await expect.poll(() => passwordHashing.isFull).toBe(true);

    for (let time = 0; time < 12; time++) {
      const { status, headers, body } = await logInByRest(elsewhere(), email);
      expect({ status, body }).toEqual({
        status: 503,
        body: { success: false, code: 'SERVICE_UNAVAILABLE', message: messages.unavailable },
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const changing = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
    const input = { currentPassword: PASSWORD, newPassword: 'Renewed#2' };
    for (const refused of [
      await logIn(elsewhere(), email),
      await tryRegister(elsewhere()),
      await client.graphql(changing, { input }),
    ]) {
      expect(refusalOf(refused)).toEqual({ code: 'SERVICE_UNAVAILABLE', message: messages.unavailable });
      expect(refused.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
    }
    expect((await elsewhere().graphql('{ courses { totalCount } }')).errors).toBeUndefined();

    open();
    await Promise.all(before);
    expect((await last).status).toBe(200);
    expect(refusalOf(await logIn(elsewhere(), email))).toBeNull();
  });
});

describe('the login throttle', () => {
  it('locks an account after ten failures, counted for GraphQL and REST together', async () => {
    const { email } = await register(app);
    expect(await guess(email, 12)).toEqual([...times(10, wrongCredentials), ...times(2, tooManyAttempts)]);

    const shut = await logInByRest(elsewhere(), email);
    expect(shut).toMatchObject({ status: 429, body: { success: false, message: tooManyAttempts } });
    const retryAfter = Number(shut.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(14 * 60);
    expect(retryAfter).toBeLessThanOrEqual(15 * 60);
    const byGraphql = await logIn(elsewhere(), email);
    expect(refusalOf(byGraphql)).toEqual({ code: 'TOO_MANY_REQUESTS', message: tooManyAttempts });
    expect(byGraphql.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(14 * 60);
    const variables = { input: { email, password: PASSWORD } };
    const { headers } = await elsewhere().json('POST', '/graphql', { query: LOGIN, variables });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('lets the owner in again after the time limit', async () => {
    const { email } = await register(app);
    await guess(email, 10);
    expect(refusalOf(await logIn(elsewhere(), email))?.code).toBe('TOO_MANY_REQUESTS');
    await app.sql('update rate_limits set expire = $1', [Date.now() - 1]);
    expect(refusalOf(await logIn(elsewhere(), email))).toBeNull();
  });

  it('does not allow more guesses in a document with many aliases', async () => {
    const { email } = await register(app);
    const call = (password: string, index: number) =>
      `a${index}: login(input: { email: "${email}", password: "${password}" }) { id }`;
    const calls = [...times(15, 'wrong#1'), PASSWORD].map(call);
    const answers: string[] = [];
    for (let document = 0; document < 12; document++) {
      const { data, errors } = await elsewhere().graphql(`mutation { ${calls.join(' ')} }`);
      expect(data).toBeNull();
      answers.push(...(errors ?? []).map(({ message }) => message));
    }
    expect(answers).toEqual([...times(10, wrongCredentials), ...times(2, tooManyAttempts)]);
  });

  it('lets at most ten of many concurrent guesses through', async () => {
    const { email } = await register(app);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => logInByRest(elsewhere(), email, 'wrong#1')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('resets the failures of an account when its owner logs in', async () => {
    const { email } = await register(app);
    await guess(email, 9);
    expect(refusalOf(await logIn(elsewhere(), email))).toBeNull();
    expect(await guess(email, 9)).toEqual(times(9, wrongCredentials));
    expect(refusalOf(await logIn(elsewhere(), email))).toBeNull();
  });

  it('locks an address that tries one account after another, and leaves the accounts open', async () => {
    const { email } = await register(app);
    const attacker = elsewhere();
    for (let time = 0; time < 10; time++) {
      expect((await logInByRest(attacker, `victim-${time}@example.com`, 'wrong#1')).status).toBe(401);
    }
    for (let time = 0; time < 12; time++) {
      expect((await logInByRest(attacker, email, 'wrong#1')).status).toBe(429);
    }
    expect(refusalOf(await logIn(elsewhere(), email))).toBeNull();
  });

  it.each<[string, (time: number) => string, string]>([
    ['IPv6 network of a caller', (time) => `2001:db8:0:7:${time}:${time}::1`, '2001:db8:0:8::1'],
    [
      'address in any notation',
      (time) => (time % 2 === 0 ? '::ffff:198.51.100.9' : '198.51.100.9'),
      '::ffff:198.51.100.10',
    ],
  ])('locks a whole %s, and not the next', async (_, addressOf, next) => {
    const { email } = await register(app);
    const at = (address: string) => app.visitor({ 'x-forwarded-for': address });
    for (let time = 0; time < 10; time++) {
      await logInByRest(at(addressOf(time)), `victim-${time}@example.com`, 'wrong#1');
    }
    expect((await logInByRest(at(addressOf(10)), email)).status).toBe(429);
    expect((await logInByRest(at(next), email)).status).toBe(200);
  });

  it('does not count successes against an address', async () => {
    const { email } = await register(app);
    const office = elsewhere();
    for (let time = 0; time < 12; time++) expect((await logInByRest(office, email)).status).toBe(200);
  });

  it('stores no email address', async () => {
    const { email } = await register(app);
    await logIn(elsewhere(), email, 'wrong#1');
    const rows = await app.sql<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('example.com');
  });
});
