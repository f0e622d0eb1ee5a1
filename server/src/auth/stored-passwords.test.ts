// @slow server/src/auth server/src/platform
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { dataOf, PASSWORD, refusalOf, register, signUp } from '#testing/factories.ts';
import { logIn, refusedLogin } from './logged-in.test-helper.ts';
import { isOutdatedHash, passwordHashing } from './password.ts';

const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A user whose password was hashed as typed, with less memory and one pass. */
async function registerLongAgo(password = PASSWORD) {
  const person = await register(app);
  const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await app.sql('update users set password_hash = $2 where id = $1', [person.id, weak]);
  const hashNow = async () => {
    const [row] = await app.sql<{ hash: string }>('select password_hash as hash from users where id = $1', [
      person.id,
    ]);
    return row?.hash ?? '';
  };
  return { ...person, weak, hashNow };
}

it('an outdated hash is replaced at a login, and the password still works', async () => {
  const { email, weak, hashNow } = await registerLongAgo();
  expect(isOutdatedHash(weak)).toBe(true);
  expect(await refusedLogin(app.visitor(), email, 'wrong#1')).toBe('UNAUTHENTICATED');
  expect(await hashNow()).toBe(weak);

  await logIn(app, email);
  const renewed = await hashNow();
  expect(isOutdatedHash(renewed)).toBe(false);
  expect(await refusedLogin(app.visitor(), email, 'wrong#1')).toBe('UNAUTHENTICATED');
  await logIn(app, email);
  expect(await hashNow()).toBe(renewed);
});

it('an outdated hash is replaced when the password is entered in an open session', async () => {
  const { client, hashNow } = await registerLongAgo();
  const answer = await client.graphql(CONFIRM, { input: { currentPassword: PASSWORD } });
  expect(refusalOf(answer)).toBeNull();
  expect(isOutdatedHash(await hashNow())).toBe(false);
});

it('a password with an outdated hash can be changed', async () => {
  const { email, client, hashNow } = await registerLongAgo();
  const newPassword = 'vK7#qLm2';
  dataOf(await client.graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword } }));
  expect(isOutdatedHash(await hashNow())).toBe(false);
  await logIn(app, email, newPassword);
});

const COMPOSED = 'zo\u00eb12345#';
const DECOMPOSED = 'zoe\u030812345#';

describe.each([
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
  [PASSWORD, `${PASSWORD} `],
  [`\u00a0${PASSWORD}\n`, PASSWORD],
  [COMPOSED, `\t${DECOMPOSED}`],
])('the password %j', (password, other) => {
  it(`is also accepted as ${JSON.stringify(other)}`, async () => {
    const { email, client } = await signUp(app, { password });
    await logIn(app, email, password);
    await logIn(app, email, other);
    expect(refusalOf(await client.graphql(CONFIRM, { input: { currentPassword: other } }))).toBeNull();
  });
});

it.each([DECOMPOSED, ` ${PASSWORD}`])(
  'a password that was stored as typed, %j, is accepted as typed and then stored in its canonical form',
  async (password) => {
    const { email, weak, hashNow } = await registerLongAgo(password);
    const canonical = password.normalize('NFC').trim();
    expect(await refusedLogin(app.visitor(), email, canonical)).toBe('UNAUTHENTICATED');
    await logIn(app, email, password);
    expect(await hashNow()).not.toBe(weak);
    await logIn(app, email, canonical);
    await logIn(app, email, password);
  },
);

it('a wrong password costs at most two hashes, and as many for an unknown address', async () => {
  const { email } = await register(app);
  const hashes = vi.spyOn(passwordHashing, 'run');
  const cost = async (address: string, password: string) => {
    hashes.mockClear();
    expect(await refusedLogin(app.visitor(), address, password)).toBe('UNAUTHENTICATED');
    return hashes.mock.calls.length;
  };
  const costs = async (password: string) => [
    await cost(email, password),
    await cost('unknown@example.com', password),
  ];
  expect(await costs('wrong#1')).toEqual([1, 1]);
  expect(await costs(' wrong#1 ')).toEqual([2, 2]);
  expect(await costs(` ${DECOMPOSED} `)).toEqual([2, 2]);
  hashes.mockRestore();
});
