import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { dataOf, PASSWORD, refusalOf, register } from '#testing/factories.ts';
import { logIn, refusedLogin } from './logged-in.test-helper.ts';
import { isOutdatedHash } from './password.ts';

const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }';
const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A user whose password was hashed with less memory and one pass. */
async function registerLongAgo() {
  const person = await register(app);
  const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
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
