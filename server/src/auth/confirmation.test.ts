import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { setUpTotp } from '#server/factor/factor.test-helper.ts';
import {
  dataOf,
  LOGIN,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, program } from './api-token.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Moves a user's last confirmation this many minutes into the past. */
const leaveOpen = ({ id }: Person, minutes = 10.1) =>
  app.sql('update sessions set confirmed_at = now() - make_interval(secs => $1) where user_id = $2', [
    minutes * 60,
    id,
  ]);

const CONFIRM = 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedAt } }';
const confirm = (client: HttpClient, currentPassword: string) =>
  client.graphql(CONFIRM, { input: { currentPassword } });
const changeRole = async ({ client }: Pick<Person, 'client'>) =>
  client.graphql('mutation ($id: ID!) { changeRole(userId: $id, role: ADMIN) { role } }', {
    id: (await register(app)).id,
  });
const codeOf = async (person: Pick<Person, 'client'>) => refusalOf(await changeRole(person))?.code ?? 'OK';

describe('a session without a recent confirmation', () => {
  it('performs the operation once its user has confirmed their identity, for ten minutes', async () => {
    const admin = await registerAdmin(app);
    await leaveOpen(admin, 9.9);
    expect(await codeOf(admin)).toBe('OK');
    await leaveOpen(admin);
    expect(await codeOf(admin)).toBe('CONFIRMATION_REQUIRED');
    dataOf(await confirm(admin.client, PASSWORD));
    expect(await codeOf(admin)).toBe('OK');
  });

  it('is not confirmed by a wrong password, nor by a confirmation in another session', async () => {
    const admin = await registerAdmin(app);
    await leaveOpen(admin);
    expect(refusalOf(await confirm(admin.client, 'wrong#1'))).toEqual({
      code: 'BAD_USER_INPUT',
      message: authMessages.validation.wrongCurrentPassword,
    });
    const other = app.visitor();
    dataOf(await other.graphql(LOGIN, { input: { email: admin.email, password: PASSWORD } }));
    expect(await codeOf({ client: other })).toBe('OK');
    expect(await codeOf(admin)).toBe('CONFIRMATION_REQUIRED');
  });

  it("is confirmed by the user's second factor as well as by the password", async () => {
    const admin = await registerAdmin(app);
    const { authenticator, recoveryCodes } = await setUpTotp(app, admin);
    for (const proof of [{ code: await authenticator.freshCode() }, { recoveryCode: recoveryCodes[0] }]) {
      await leaveOpen(admin);
      dataOf(await admin.client.graphql(CONFIRM, { input: proof }));
      expect(await codeOf(admin)).toBe('OK');
    }
    await leaveOpen(admin);
    expect(refusalOf(await admin.client.graphql(CONFIRM, { input: { code: '000000' } }))?.code).toBe(
      'BAD_USER_INPUT',
    );
    expect(await codeOf(admin)).toBe('CONFIRMATION_REQUIRED');
  });

  it('requires no confirmation for an API token, which cannot change roles', async () => {
    const admin = await registerAdmin(app);
    const { secret } = await createToken(admin.client);
    await leaveOpen(admin);
    const client = program(app, secret);
    expect(refusalOf(await client.graphql('mutation { emptyTrash { courses } }'))).toBeNull();
    expect(await codeOf({ client })).toBe('FORBIDDEN');
    expect(refusalOf(await confirm(client, PASSWORD))?.code).toBe('FORBIDDEN');
  });

  it('is confirmed by the password that a new API token requires', async () => {
    const admin = await registerAdmin(app);
    await leaveOpen(admin);
    await createToken(admin.client);
    expect(await codeOf(admin)).toBe('OK');
  });
});
