import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, PASSWORD, refusalOf, register, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, program } from './api-token.test-helper.ts';
import { isLoggedIn, logIn } from './logged-in.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const END_OF = 'mutation ($id: ID!) { endSessionsOf(userId: $id) { id } }';
const CONFIRM = `mutation { confirmIdentity(input: { currentPassword: "${PASSWORD}" }) { confirmedAt } }`;
const tokenOf = (client: HttpClient) => /lectern_session=([\w-]{43})/.exec(client.cookieHeader())?.[1] ?? '';

describe('a user who logs out everywhere', () => {
  it('stays logged in on the current device only', async () => {
    const { id, email, client } = await register(app);
    const others = [await logIn(app, email), await logIn(app, email)];
    dataOf(await client.graphql('mutation { endOtherSessions { id } }'));
    expect(await Promise.all([client, ...others].map(isLoggedIn))).toEqual([true, false, false]);
    expect(await app.sql('select 1 from known_devices where user_id = $1', [id])).toEqual([]);
  });
});

describe('an admin who logs a member out everywhere', () => {
  it('ends all sessions and API tokens of that member only, which is audited and reported by mail', async () => {
    const [admin, member, other] = [await registerAdmin(app), await register(app), await register(app)];
    const second = await logIn(app, member.email);
    const programs: HttpClient[] = [];
    for (const { client } of [member, other]) programs.push(program(app, (await createToken(client)).secret));
    expect(dataOf(await admin.client.graphql(END_OF, { id: member.id }))).toEqual({
      endSessionsOf: { id: member.id },
    });
    const clients = [member.client, second, other.client, admin.client];
    expect(await Promise.all(clients.map(isLoggedIn))).toEqual([false, false, true, true]);
    const answers = await Promise.all(programs.map((each) => each.graphql('{ me { id } }')));
    expect(answers.map((answer) => refusalOf(answer)?.code)).toEqual(['UNAUTHENTICATED', undefined]);
    const { text } = await receivedMail(
      app,
      ({ to, subject }) => to === member.email && subject === 'You are logged out everywhere',
    );
    expect(text).toContain('logged your account out on all devices and revoked its API tokens');
    const entries = await app.sql('select action from audit_entries where subject_id = $1', [member.id]);
    expect(entries).toEqual([{ action: 'SESSIONS_ENDED' }]);
  });

  it('stays logged in, and cannot do it with a token', async () => {
    const admin = await registerAdmin(app);
    const other = await logIn(app, admin.email);
    const { secret } = await createToken(admin.client);
    const byToken = await program(app, secret).graphql(END_OF, { id: admin.id });
    expect(refusalOf(byToken)?.code).toBe('FORBIDDEN');
    dataOf(await admin.client.graphql(END_OF, { id: admin.id }));
    expect(await Promise.all([admin.client, other].map(isLoggedIn))).toEqual([true, false]);
  });
});

describe('a confirmation of identity', () => {
  it("replaces the session's token; the old one serves requests in flight, unconfirmed, and then expires", async () => {
    const admin = await registerAdmin(app);
    const before = tokenOf(admin.client);
    dataOf(await admin.client.graphql(CONFIRM));
    expect(tokenOf(admin.client)).not.toBe(before);
    expect(await isLoggedIn(admin.client)).toBe(true);
    const old = app.visitor({ cookie: `lectern_session=${before}` });
    expect(await isLoggedIn(old)).toBe(true);
    expect(refusalOf(await old.graphql(END_OF, { id: admin.id }))?.code).toBe('CONFIRMATION_REQUIRED');
    await app.sql("update sessions set renewed_at = now() - interval '31 seconds' where user_id = $1", [
      admin.id,
    ]);
    expect(await isLoggedIn(old)).toBe(false);
    expect(await isLoggedIn(admin.client)).toBe(true);
  });
});

describe('a login on an unknown device', () => {
  const mailsTo = (email: string) =>
    app.sql("select 1 from graphile_worker._private_jobs where payload->>'to' = $1", [email]);

  it("is reported by mail with device, address and time, in the reader's language", async () => {
    const { email, client } = await register(app);
    dataOf(await client.graphql('mutation { setLanguage(language: "de") { id } }'));
    await logIn(app, email);
    const firefox = app.visitor({
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    });
    const input = { email, password: PASSWORD };
    dataOf(
      await firefox.graphql('mutation ($input: LoginInput!) { login(input: $input) { id } }', { input }),
    );
    const { subject, text } = await receivedMail(
      app,
      (mail) => mail.to === email && mail.text.includes('Firefox on Windows'),
    );
    expect(subject).toBe('Neue Anmeldung bei Ihrem Konto');
    expect(text).toContain('127.0.0.1');
    expect(text).toContain(`${new Date().getUTCFullYear()}`);
    expect(text).toContain('ändern Sie jetzt Ihr Passwort');
  });

  it('is reported at most five times an hour, and not at all if the owner opted out', async () => {
    const many = await register(app);
    for (let time = 0; time < 8; time++) await logIn(app, many.email);
    const [{ points } = { points: 0 }] = await app.sql<{ points: number }>(
      'select points from rate_limits where key = $1',
      [`new-device:${many.id}`],
    );
    expect(points).toBeGreaterThan(5);
    const quiet = await register(app);
    expect(
      dataOf(await quiet.client.graphql('mutation { tellNewDevices(isOn: false) { tellsNewDevices } }')),
    ).toEqual({
      tellNewDevices: { tellsNewDevices: false },
    });
    await logIn(app, quiet.email);
    await logIn(app, quiet.email);
    expect(await mailsTo(quiet.email)).toEqual([]);
    expect(await app.sql('select 1 from rate_limits where key = $1', [`new-device:${quiet.id}`])).toEqual([]);
  });
});
