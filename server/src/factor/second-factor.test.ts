import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { factorMessages } from '#shared/factor.ts';
import { isLoggedIn, logIn } from '#server/auth/logged-in.test-helper.ts';
import { dataOf, PASSWORD, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  AuthenticatorApp,
  confirmTotp,
  registerWithTotp,
  removeSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  setUpTotp,
  startTotp,
} from './factor.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const rowsOf = ({ id }: Pick<Person, 'id'>, table: string) =>
  app.sql<Record<string, unknown>>(`select * from ${table} where user_id = $1`, [id]);
const mailed = async ({ email }: Pick<Person, 'email'>, subject: string) =>
  (await receivedMail(app, (mail) => mail.to === email && mail.subject === subject)).text;

describe('an authenticator app', () => {
  it('is required only after a first correct code, which comes with recovery codes and a mail', async () => {
    const person = await register(app);
    const { uri } = dataOf(await startTotp(person.client)).startTotp;
    const authenticator = new AuthenticatorApp(uri, async () => undefined);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lectern:learner-\d+%40example.com\?/);
    expect(await isLoggedIn(await logIn(app, person.email))).toBe(true);

    const wrong = { code: 'BAD_USER_INPUT', message: factorMessages.validation.wrongCode };
    expect(refusalOf(await confirmTotp(person.client, authenticator.code(-5)))).toEqual(wrong);
    const { confirmTotp: changed } = dataOf(await confirmTotp(person.client, authenticator.code()));
    expect(changed.user.secondFactor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    expect(new Set(changed.recoveryCodes).size).toBe(10);
    for (const code of changed.recoveryCodes) expect(code).toMatch(/^(?:[0-9a-z]{4}-){5}[0-9a-z]{4}$/);
    await expect(logIn(app, person.email)).rejects.toThrow('SECOND_FACTOR_REQUIRED');
    expect(await mailed(person, 'Two-factor authentication is on')).toContain('/user/profile');
  });

  it('can be started again until then, but not afterwards', async () => {
    const person = await register(app);
    const first = dataOf(await startTotp(person.client)).startTotp;
    const { authenticator } = await setUpTotp(app, person);
    const forgotten = new AuthenticatorApp(first.uri, async () => undefined);
    expect(forgotten.code()).not.toBe(authenticator.code());
    const refused = { code: 'CONFLICT', message: factorMessages.conflict.alreadyOn };
    expect(refusalOf(await startTotp(person.client))).toEqual(refused);
  });

  it('leaves no readable secret in the database', async () => {
    const person = await register(app);
    const { secret } = dataOf(await startTotp(person.client)).startTotp;
    const [row] = await rowsOf(person, 'totp_authenticators');
    expect(row?.encrypted_secret).toMatch(/^[\w-]{80,}$/);
    expect(JSON.stringify(row)).not.toContain(secret);
    const { recoveryCodes } = await setUpTotp(app, person);
    const stored = JSON.stringify(await rowsOf(person, 'recovery_codes'));
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('cannot be decrypted in the row of another user', async () => {
    const [victim, thief] = [await registerWithTotp(app), await registerWithTotp(app)];
    await app.sql(
      'update totp_authenticators set encrypted_secret = (select encrypted_secret from totp_authenticators where user_id = $1) where user_id = $2',
      [thief.id, victim.id],
    );
    const code = await thief.authenticator.freshCode();
    const confirm =
      'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }';
    const answer = await victim.client.graphql(confirm, { input: { code } });
    expect(refusalOf(answer)?.message).toBe(factorMessages.validation.wrongCode);
  });

  it('is removed together with its recovery codes, and the password is enough again', async () => {
    const person = await registerWithTotp(app);
    const { user } = dataOf(await removeTotp(person.client)).removeTotp;
    expect(user.secondFactor).toEqual({ isOn: false, appSince: null, recoveryCodesLeft: 0 });
    expect(await isLoggedIn(await logIn(app, person.email))).toBe(true);
    expect(await mailed(person, 'Your authenticator app was removed')).toContain('Change your password');
    expect(refusalOf(await removeTotp(person.client))?.code).toBe('CONFLICT');
  });

  it('is deleted with the account', async () => {
    const person = await registerWithTotp(app);
    await logIn(app, person.email).catch(() => undefined);
    const leave = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;
    dataOf(await person.client.graphql(leave));
    for (const table of ['totp_authenticators', 'recovery_codes', 'pending_logins']) {
      expect([table, await rowsOf(person, table)]).toEqual([table, []]);
    }
  });
});

describe('recovery codes', () => {
  it('replace the old ones when they are renewed', async () => {
    const person = await registerWithTotp(app);
    const { recoveryCodes, user } = dataOf(await renewRecoveryCodes(person.client)).renewRecoveryCodes;
    expect(user.secondFactor.recoveryCodesLeft).toBe(10);
    expect(recoveryCodes.filter((code) => person.recoveryCodes.includes(code))).toEqual([]);
  });
});

describe('the second factor of a user', () => {
  const ofUser = (id: string) => `{ user(id: $id) { FIELD } }`.replace('$id', JSON.stringify(id));

  it('is visible to the user only; admins see whether there is one', async () => {
    const [person, admin] = [await registerWithTotp(app), await registerAdmin(app)];
    const query = ofUser(person.id);
    const denied = await admin.client.graphql(query.replace('FIELD', 'secondFactor { isOn }'));
    expect(refusalOf(denied)?.code).toBe('FORBIDDEN');
    const told = await admin.client.graphql(query.replace('FIELD', 'hasSecondFactor'));
    expect(dataOf(told)).toEqual({ user: { hasSecondFactor: true } });
  });

  it('is removed by an admin for a member who has lost it, with a notification', async () => {
    const [person, admin] = [await registerWithTotp(app), await registerAdmin(app)];
    expect(dataOf(await removeSecondFactor(admin.client, person.id))).toEqual({
      removeSecondFactor: { id: person.id, hasSecondFactor: false },
    });
    expect(await isLoggedIn(await logIn(app, person.email))).toBe(true);
    expect(await mailed(person, 'Two-factor authentication was turned off')).toContain(
      'set up two-factor authentication again',
    );
    const log = `{ auditLog(subjectId: "${person.id}") { nodes { action } } }`;
    expect(dataOf(await admin.client.graphql(log))).toEqual({
      auditLog: { nodes: [{ action: 'SECOND_FACTOR_REMOVED' }] },
    });
    expect(refusalOf(await removeSecondFactor(admin.client, person.id))?.code).toBe('CONFLICT');
  });

  it('is not removed by one admin for another', async () => {
    const [owner, admin] = [await registerWithTotp(app), await registerAdmin(app)];
    await app.sql("update users set role = 'ADMIN' where id = $1", [owner.id]);
    expect(refusalOf(await removeSecondFactor(admin.client, owner.id))).toEqual({
      code: 'CONFLICT',
      message: factorMessages.conflict.adminsFactor,
    });
  });

  it('cannot be changed with an API token', async () => {
    const person = await register(app);
    const create = `mutation { createApiToken(input: { name: "x", scope: WRITE, currentPassword: "${PASSWORD}" }) { secret } }`;
    const { secret } = dataOf(
      await person.client.graphql<{ createApiToken: { secret: string } }>(create),
    ).createApiToken;
    const program = app.visitor({ authorization: `Bearer ${secret}` });
    expect(refusalOf(await startTotp(program))).toEqual({
      code: 'FORBIDDEN',
      message: authRefusals.sessionRequired,
    });
  });
});
