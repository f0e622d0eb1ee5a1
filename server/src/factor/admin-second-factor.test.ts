import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { createToken, program } from '#server/auth/api-token.test-helper.ts';
import { logIn } from '#server/auth/logged-in.test-helper.ts';
import { EventStream } from '#testing/event-stream.ts';
import { dataOf, refusalOf, register, registerAdminWithoutFactor } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { removeTotp, setUpTotp } from './factor.test-helper.ts';

const demanded = {
  code: 'SECOND_FACTOR_SETUP_REQUIRED',
  message: authMessages.access.secondFactorDemanded,
};

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ADMIN_SECOND_FACTOR: 'true' });
});
afterAll(() => app.stop());

const listMembers = (client: HttpClient) => client.graphql('{ users { totalCount } }');
const needsFactor = async (client: HttpClient) =>
  dataOf(await client.graphql<{ me: object }>('{ me { role needsSecondFactor } }')).me;

describe('an admin of a school that requires a second factor of admins', () => {
  it('logs in without one, sees their own profile, and gets admin permissions everywhere once one is set up', async () => {
    const admin = await registerAdminWithoutFactor(app);
    const client = await logIn(app, admin.email);
    const token = program(app, (await createToken(client)).secret);
    expect(await needsFactor(client)).toEqual({ role: 'ADMIN', needsSecondFactor: true });
    expect(refusalOf(await listMembers(client))).toEqual(demanded);
    expect(refusalOf(await listMembers(token))).toEqual(demanded);
    await setUpTotp(app, admin);
    expect(await needsFactor(client)).toEqual({ role: 'ADMIN', needsSecondFactor: false });
    for (const caller of [client, token]) expect(refusalOf(await listMembers(caller))).toBeNull();
    dataOf(await removeTotp(client));
    expect(refusalOf(await listMembers(client))).toEqual(demanded);
  });

  it('is also refused by REST, for lecture uploads, and for learner operations that show admins more', async () => {
    const { client } = await registerAdminWithoutFactor(app);
    expect(await client.json('GET', '/api/v1/admin/stats/users')).toMatchObject({
      status: 403,
      body: { success: false, message: demanded.message },
    });
    const start = await client.fetch('/uploads/0190a000-0000-7000-8000-000000000000', {
      method: 'HEAD',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(start.status).toBe(403);
    const drafts = await client.graphql('{ courses(state: DRAFT) { totalCount } }');
    expect(refusalOf(drafts)).toEqual(demanded);
  });

  it('receives no events', async () => {
    const { client } = await registerAdminWithoutFactor(app);
    const stream = await EventStream.open(client, 'subscription { lectureChanged { id } }');
    expect((await stream.next()).errors?.[0]?.extensions).toMatchObject({ code: demanded.code });
  });
});

it('learners need no second factor', async () => {
  const { client } = await register(app);
  expect(await needsFactor(client)).toEqual({ role: 'USER', needsSecondFactor: false });
});
