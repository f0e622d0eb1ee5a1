import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { dataOf, newAccount, refusalOf, tryRegister } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const link = () => app.container.services.firstAdmin.link();
const accountsOf = (email: string) => app.sql('select role from users where email = $1', [email]);

/** Returns the key of the school's setup link. */
async function setupKeyOfLink(): Promise<string> {
  const { origin, pathname, searchParams, hash } = new URL((await link()) ?? '');
  expect([origin, pathname, searchParams.get('next')]).toEqual([
    app.url,
    '/setup',
    '/admin/settings/first-steps',
  ]);
  return hash.slice(1);
}

describe('the first admin of a school', () => {
  it('is not created with a wrong key, which leaves no account behind', async () => {
    const key = await setupKeyOfLink();
    for (const setupKey of ['', 'x', key.slice(1), `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`]) {
      const account = newAccount();
      expect(refusalOf(await tryRegister(app.visitor(), { ...account, setupKey }))).toEqual({
        code: 'BAD_USER_INPUT',
        message: authRefusals.wrongSetupLink,
      });
      expect(await accountsOf(account.email)).toEqual([]);
    }
  });

  it('is not created by a registration without a key', async () => {
    expect(dataOf(await tryRegister(app.visitor())).register).toMatchObject({ role: 'USER' });
    expect(await link()).not.toBeNull();
  });

  it('is created once and logged in when the link is used concurrently, and the link stops working', async () => {
    const setupKey = await setupKeyOfLink();
    const visitors = Array.from({ length: 4 }, () => ({ client: app.visitor(), account: newAccount() }));
    const answers = await Promise.all(
      visitors.map(({ client, account }) => tryRegister(client, { ...account, setupKey })),
    );
    const made = answers.flatMap(({ data }, index) => (data ? [index] : []));
    expect(made).toHaveLength(1);
    for (const [index, { client, account }] of visitors.entries()) {
      if (index === made[0]) {
        expect(dataOf(await client.graphql('{ me { role } }'))).toEqual({ me: { role: 'ADMIN' } });
      } else {
        const taken = { code: 'CONFLICT', message: authRefusals.conflict.hasAdmin };
        expect(answers[index] && refusalOf(answers[index])).toEqual(taken);
        expect(await accountsOf(account.email)).toEqual([]);
      }
    }
    expect(await link()).toBeNull();
    expect(refusalOf(await tryRegister(app.visitor(), { setupKey }))?.code).toBe('CONFLICT');
  });
});
