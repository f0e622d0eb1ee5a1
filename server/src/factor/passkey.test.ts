import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factorLimits, factorMessages } from '#shared/factor.ts';
import { isLoggedIn } from '#server/auth/logged-in.test-helper.ts';
import { dataOf, LOGIN, PASSWORD, refusalOf, register, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { completeLogin } from './factor.test-helper.ts';
import {
  addPasskey,
  askForPasskey,
  giveSoftwarePasskey,
  loginWithPasskey,
  optionsFor,
  removePasskey,
  renamePasskey,
  SoftwarePasskey,
  startPasskey,
} from './software-passkey.test-helper.ts';

const refused = { code: 'BAD_USER_INPUT', message: factorMessages.validation.wrongPasskey };
const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Registers a logged-in user with a passkey. */
async function registerWithPasskey(): Promise<Person & Awaited<ReturnType<typeof giveSoftwarePasskey>>> {
  const person = await register(app);
  return { ...person, ...(await giveSoftwarePasskey(app, person)) };
}

async function showPassword({ email }: Pick<Person, 'email'>): Promise<HttpClient> {
  const client = app.visitor();
  const answer = await client.graphql(LOGIN, { input: { email, password: PASSWORD } });
  expect(refusalOf(answer)?.code).toBe('SECOND_FACTOR_REQUIRED');
  return client;
}

describe('a passkey', () => {
  it('is enough to log in, without email address and password', async () => {
    const { id, passkey } = await registerWithPasskey();
    const client = app.visitor();
    const options = await optionsFor(client, 'LOGIN');
    expect(JSON.parse(options)).toMatchObject({ userVerification: 'required', allowCredentials: [] });
    const answer = await loginWithPasskey(client, passkey.sign(options));
    expect(dataOf(answer).loginWithPasskey.id).toBe(id);
    expect(await isLoggedIn(client)).toBe(true);
    expect(client.cookieHeader()).toMatch(/^lectern_session=[\w-]{43}; lectern_device=[\w-]{43}$/);
  });

  it('is the second step after the password, and confirms the identity of a logged-in user', async () => {
    const person = await registerWithPasskey();
    const client = await showPassword(person);
    const waiting = await client.graphql('{ pendingLogin { hasApp hasPasskeys } }');
    expect(dataOf(waiting)).toEqual({ pendingLogin: { hasApp: false, hasPasskeys: true } });
    const asked = await optionsFor(client, 'SECOND_STEP');
    expect(dataOf(await completeLogin(client, { passkey: person.passkey.sign(asked) }))).toMatchObject({
      completeLogin: { id: person.id, hasSecondFactor: true },
    });
    const confirmation = await optionsFor(client, 'CONFIRMATION');
    dataOf(await client.graphql(CONFIRM, { input: { passkey: person.passkey.sign(confirmation) } }));
  });

  it('comes with recovery codes as the first second factor; removing the last factor removes them', async () => {
    const person = await registerWithPasskey();
    expect(person.recoveryCodes).toHaveLength(factorLimits.recoveryCodes);
    const [recoveryCode] = person.recoveryCodes;
    dataOf(await completeLogin(await showPassword(person), { recoveryCode }));
    const other = await giveSoftwarePasskey(app, person);
    expect(other.recoveryCodes).toEqual([]);
    expect(other.secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    for (const { id } of other.secondFactor.passkeys) dataOf(await removePasskey(person.client, id));
    expect(await app.sql('select id from recovery_codes where user_id = $1', [person.id])).toEqual([]);
    dataOf(await app.visitor().graphql(LOGIN, { input: { email: person.email, password: PASSWORD } }));
  });

  it('can be renamed and removed by its owner only', async () => {
    const [person, stranger] = [await registerWithPasskey(), await register(app)];
    const id = person.secondFactor.passkeys[0]?.id ?? '';
    const renamed = dataOf(await renamePasskey(person.client, id, ' Key ring ')).renamePasskey;
    expect(renamed.user.secondFactor.passkeys).toEqual([{ id, name: 'Key ring', lastUsedAt: null }]);
    const unknown = { code: 'NOT_FOUND', message: factorMessages.notFound.passkey };
    expect(refusalOf(await renamePasskey(stranger.client, id, 'Mine'))).toEqual(unknown);
    expect(refusalOf(await removePasskey(stranger.client, id))).toEqual(unknown);
    expect(refusalOf(await renamePasskey(person.client, id, ' '))?.code).toBe('BAD_USER_INPUT');
  });

  it('is deleted with the account', async () => {
    const { id, client, passkey } = await registerWithPasskey();
    dataOf(await client.graphql(`mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`));
    expect(await app.sql('select id from passkeys where user_id = $1', [id])).toEqual([]);
    const visitor = app.visitor();
    const answer = passkey.sign(await optionsFor(visitor, 'LOGIN'));
    expect(refusalOf(await loginWithPasskey(visitor, answer))).toEqual(refused);
  });
});

describe('the answer of an authenticator', () => {
  it('works once, in the browser that was challenged, and within the time limit', async () => {
    const { passkey } = await registerWithPasskey();
    const client = app.visitor();
    const answer = passkey.sign(await optionsFor(client, 'LOGIN'));
    const cookie = client.cookieHeader();
    expect(refusalOf(await loginWithPasskey(app.visitor(), answer))).toEqual(refused);
    dataOf(await loginWithPasskey(client, answer));
    expect(refusalOf(await loginWithPasskey(app.visitor({ cookie }), answer))).toEqual(refused);

    const late = app.visitor();
    const overdue = passkey.sign(await optionsFor(late, 'LOGIN'));
    await app.sql('update passkey_challenges set expires_at = now()');
    expect(refusalOf(await loginWithPasskey(late, overdue))).toEqual(refused);
  });

  it('works only for the purpose of the challenge', async () => {
    const person = await registerWithPasskey();
    const client = await showPassword(person);
    const forLogin = person.passkey.sign(await optionsFor(client, 'LOGIN'));
    expect(refusalOf(await completeLogin(client, { passkey: forLogin }))).toEqual(refused);
    const forStep = person.passkey.sign(await optionsFor(client, 'SECOND_STEP'));
    expect(refusalOf(await loginWithPasskey(client, forStep))).toEqual(refused);
    const forSession = person.passkey.sign(await optionsFor(person.client, 'CONFIRMATION'));
    expect(refusalOf(await loginWithPasskey(person.client, forSession))).toEqual(refused);
    expect(refusalOf(await askForPasskey(app.visitor(), 'SECOND_STEP'))?.code).toBe('UNAUTHENTICATED');
    expect(refusalOf(await askForPasskey(app.visitor(), 'CONFIRMATION'))?.code).toBe('UNAUTHENTICATED');
  });

  it('is not accepted for another user', async () => {
    const [person, other] = [await registerWithPasskey(), await registerWithPasskey()];
    const client = await showPassword(person);
    const passkey = other.passkey.sign(await optionsFor(client, 'SECOND_STEP'));
    expect(refusalOf(await completeLogin(client, { passkey }))).toEqual(refused);
    expect(await isLoggedIn(client)).toBe(false);
  });

  it.each<[string, Parameters<SoftwarePasskey['sign']>[1]]>([
    ['comes from another site', { origin: 'https://evil.example' }],
    ['has not verified its user', { isVerified: false }],
    ['has a lower counter, as a clone has', { counter: 1 }],
  ])('is refused when it %s', async (_what, answer) => {
    const { passkey } = await registerWithPasskey();
    const first = app.visitor();
    dataOf(await loginWithPasskey(first, passkey.sign(await optionsFor(first, 'LOGIN'), { counter: 5 })));
    const client = app.visitor();
    const signed = passkey.sign(await optionsFor(client, 'LOGIN'), { counter: 6, ...answer });
    expect(refusalOf(await loginWithPasskey(client, signed))).toEqual(refused);
  });

  it('creates no passkey if it is unverified, comes from another site, or was already used', async () => {
    const { client } = await register(app);
    const passkey = new SoftwarePasskey(app.config.publicUrl);
    for (const answer of [{ isVerified: false }, { origin: 'https://evil.example' }]) {
      const { options } = dataOf(await startPasskey(client)).startPasskey;
      expect(refusalOf(await addPasskey(client, passkey.register(options, answer)))).toEqual(refused);
    }
    const { options } = dataOf(await startPasskey(client)).startPasskey;
    const made = passkey.register(options);
    const cookie = client.cookieHeader();
    dataOf(await addPasskey(client, made));
    expect(refusalOf(await addPasskey(app.visitor({ cookie }), made))).toEqual(refused);
  });

  it.each(['', '{', 'null', '[]', '{"id":"x"}', JSON.stringify({ id: 'a'.repeat(30_000) })])(
    'is refused when it is malformed: %.20s',
    async (answer) => {
      const client = app.visitor();
      await optionsFor(client, 'LOGIN');
      expect(refusalOf(await loginWithPasskey(client, answer))).toEqual(refused);
    },
  );
});
