import { createHash } from 'node:crypto';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRefusals } from '#shared/auth-refusals.ts';
import { messages } from '#shared/messages.ts';
import {
  dataOf,
  LOGIN,
  PASSWORD,
  refusalOf,
  register,
  registerAdmin,
  signUp,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { isLoggedIn } from './logged-in.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Returns the cookie that a login sets, with its attributes. */
async function cookieOf(at: TestApp, { email }: Person): Promise<string[]> {
  const response = await at.visitor().fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split('; ');
}

describe('the session cookie', () => {
  it('is hidden from scripts and other sites', async () => {
    const [pair, ...attributes] = await cookieOf(app, await signUp(app));
    expect(pair).toMatch(/^lectern_session=[\w-]{43}$/);
    expect(attributes).toContain('HttpOnly');
    expect(attributes).toContain('SameSite=Lax');
    expect(attributes).toContain('Path=/');
    expect(attributes).not.toContain('Secure');
    expect(attributes.join()).not.toMatch(/domain/i);
  });

  it('is Secure and bound to the host over HTTPS', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://school.example' });
    try {
      const person = await signUp(secure);
      const [pair, ...attributes] = await cookieOf(secure, person);
      expect(pair).toMatch(/^__Host-lectern_session=[\w-]{43}$/);
      expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']));
      expect(await isLoggedIn(person.client)).toBe(true);
      const unbound = person.client.cookieHeader().replace('__Host-', '');
      expect(await isLoggedIn(secure.visitor({ cookie: unbound }))).toBe(false);
    } finally {
      await secure.stop();
    }
  });

  it('is set in both browsers when a user logs in twice at the same moment', async () => {
    const { id, email } = await register(app);
    const logIn = () => app.visitor().graphql(LOGIN, { input: { email, password: PASSWORD } });
    const held = ['select from users where id = $1 for no key update', [id]] satisfies [string, unknown[]];
    const { answers } = await whileLocked(app, held, async (waiting) => {
      const asked = Promise.all([logIn(), logIn()]);
      await waiting(2, '%"users"%');
      return { answers: asked };
    });
    expect((await answers).map(refusalOf)).toEqual([null, null]);
  });

  it('identifies a caller with one statement, and many concurrent callers with few', async () => {
    const people = [await register(app), await register(app), await register(app)];
    const gone = await register(app);
    dataOf(await gone.client.graphql('mutation { logout { userId } }'));
    const me = async ({ client }: Person) =>
      dataOf(await client.graphql<{ me: { id: string } | null }>('{ me { id fullName } }')).me?.id;
    const statements = watchStatements(app);
    expect(await me(people[0] ?? gone)).toBe(people[0]?.id);
    expect(statements.splice(0)).toHaveLength(1);
    const asking = Array.from({ length: 10 }, () => [...people, gone]).flat();
    const answers = await Promise.all(asking.map(me));
    expect(answers).toEqual(asking.map((person) => (person === gone ? undefined : person.id)));
    expect(statements.length).toBeLessThan(asking.length);
  });

  it('holds a token that the database stores only as a hash', async () => {
    const { id, client } = await signUp(app);
    const token = /^lectern_session=([\w-]+)/.exec(client.cookieHeader())?.[1] ?? '';
    const [row] = await app.sql<{ token_hash: string }>('select * from sessions where user_id = $1', [id]);
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await isLoggedIn(app.visitor({ cookie: `lectern_session=${row?.token_hash}` }))).toBe(false);
  });

  it.each(['', 'x', '%00', 'a'.repeat(5_000), '"; drop table sessions'])(
    'identifies a visitor if it is forged: %j',
    async (token) => {
      expect(await isLoggedIn(app.visitor({ cookie: `lectern_session=${token}` }))).toBe(false);
    },
  );
});

describe('logout', () => {
  it.each<[string, (client: HttpClient) => Promise<unknown>]>([
    ['GraphQL', (client) => client.graphql('mutation { logout { userId } }')],
    ['REST', (client) => client.json('POST', '/api/v1/user/logout')],
  ])('by %s ends the session on the server', async (_protocol, logOut) => {
    const { client } = await signUp(app);
    const cookie = client.cookieHeader();
    await logOut(client);
    expect(client.cookieHeader()).toMatch(/^lectern_device=[\w-]{43}$/);
    const replayed = app.visitor({ cookie });
    expect(await isLoggedIn(replayed)).toBe(false);
    expect(await replayed.json('GET', '/api/v1/user/me')).toMatchObject({
      status: 401,
      body: { success: false, message: messages.access.loginRequired },
    });
  });

  it('leaves other devices logged in', async () => {
    const { email, client, id } = await signUp(app);
    const other = app.visitor();
    dataOf(await other.graphql(LOGIN, { input: { email, password: PASSWORD } }));
    expect(dataOf(await client.graphql('mutation { logout { userId } }'))).toEqual({
      logout: { userId: id },
    });
    expect(await isLoggedIn(other)).toBe(true);
  });

  it('does nothing for a visitor', async () => {
    expect(dataOf(await app.visitor().graphql('mutation { logout { userId } }'))).toEqual({
      logout: { userId: null },
    });
  });
});

/** Makes a user's sessions older. */
const age = (person: Pick<Person, 'id'>, column: 'created_at' | 'last_used_at', days: number) =>
  app.sql(`update sessions set ${column} = now() - make_interval(secs => $1) where user_id = $2`, [
    days * 24 * 60 * 60,
    person.id,
  ]);

describe('a session', () => {
  it('ends after two weeks without use', async () => {
    const person = await signUp(app);
    await age(person, 'last_used_at', 15);
    expect(await isLoggedIn(person.client)).toBe(false);
  });

  it('ends after thirty days of use', async () => {
    const person = await signUp(app);
    await age(person, 'created_at', 31);
    expect(await isLoggedIn(person.client)).toBe(false);
  });

  it('stays valid while it is used', async () => {
    const person = await signUp(app);
    await age(person, 'created_at', 29);
    await age(person, 'last_used_at', 13);
    expect(await isLoggedIn(person.client)).toBe(true);
    const [row] = await app.sql<{ idle: number }>(
      'select extract(epoch from now() - last_used_at)::float as idle from sessions where user_id = $1',
      [person.id],
    );
    expect(row?.idle).toBeLessThan(60);
  });

  it.each<[string, 'created_at' | 'last_used_at', days: number, isAlive: boolean]>([
    ['stays valid while it is used', 'last_used_at', 11.9 / 24, true],
    ['ends after twelve hours without use', 'last_used_at', 12.1 / 24, false],
    ['stays valid for a week', 'created_at', 6.9, true],
    ['ends after a week of use', 'created_at', 7.1, false],
  ])("of an admin %s, while a learner's goes on", async (_what, column, days, isAlive) => {
    const [person, learner] = [await registerAdmin(app), await register(app)];
    for (const { id } of [person, learner]) await age({ id }, column, days);
    expect(await isLoggedIn(learner.client)).toBe(true);
    expect(await isLoggedIn(person.client)).toBe(isAlive);
    if (isAlive) return;
    await RequestContext.create(app.container.orm.em, () => app.container.services.sessions.removeExpired());
    const rows = await app.sql('select user_id from sessions where user_id = any($1)', [
      [person.id, learner.id],
    ]);
    expect(rows).toEqual([{ user_id: learner.id }]);
  });

  it('is removed once it has expired', async () => {
    const [idle, old, used] = [await signUp(app), await signUp(app), await signUp(app)];
    await age(idle, 'last_used_at', 15);
    await age(old, 'created_at', 31);
    await RequestContext.create(app.container.orm.em, () => app.container.services.sessions.removeExpired());
    const rows = await app.sql<{ user_id: string }>('select user_id from sessions where user_id = any($1)', [
      [idle.id, old.id, used.id],
    ]);
    expect(rows).toEqual([{ user_id: used.id }]);
  });
});

describe('the list of sessions', () => {
  const LIST = `{ me { sessions(first: 10) { totalCount nodes {
    id device address isCurrent createdAt lastUsedAt
  } } } }`;
  interface Listed {
    me: { sessions: { totalCount: number; nodes: { id: string; device: string; isCurrent: boolean }[] } };
  }
  const listOf = async (client: HttpClient) => dataOf(await client.graphql<Listed>(LIST)).me.sessions;
  const end = (client: HttpClient, id: string) =>
    client.graphql('mutation ($id: ID!) { endSession(id: $id) { id } }', { id });

  /** Logs in with this User-Agent. */
  async function logInBy(userAgent: string, { email }: Person): Promise<HttpClient> {
    const client = app.visitor({ 'user-agent': userAgent });
    dataOf(await client.graphql(LOGIN, { input: { email, password: PASSWORD } }));
    return client;
  }

  it('shows device, address and last use, newest first, and marks the current one', async () => {
    const person = await register(app);
    const phone = await logInBy(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      person,
    );
    expect(await listOf(phone)).toEqual({
      totalCount: 2,
      nodes: [
        {
          id: expect.any(String) as string,
          device: 'Safari on iPhone',
          address: '127.0.0.1',
          isCurrent: true,
          createdAt: expect.any(String) as string,
          lastUsedAt: expect.any(String) as string,
        },
        expect.objectContaining({ device: 'Unknown device', isCurrent: false }),
      ],
    });
    expect((await listOf(person.client)).nodes.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('leaves out expired sessions', async () => {
    const person = await register(app);
    await age(person, 'last_used_at', 15);
    const client = await logInBy('curl/8.0', person);
    expect((await listOf(client)).totalCount).toBe(1);
  });

  it('is visible to its user only', async () => {
    const [person, admin] = [await register(app), await registerAdmin(app)];
    const theirs = `{ user(id: "${person.id}") { sessions { totalCount } } }`;
    expect(refusalOf(await admin.client.graphql(theirs))).toEqual({
      code: 'FORBIDDEN',
      message: messages.access.denied,
    });
  });

  it('lets a device log out another device of the same user only', async () => {
    const [person, stranger] = [await register(app), await register(app)];
    const other = await logInBy('curl/8.0', person);
    const lost = (await listOf(other)).nodes.find(({ isCurrent }) => isCurrent)?.id ?? '';
    const gone = { code: 'NOT_FOUND', message: authRefusals.notFound.session };
    expect(refusalOf(await end(stranger.client, lost))).toEqual(gone);
    expect(await isLoggedIn(other)).toBe(true);
    expect(dataOf(await end(person.client, lost))).toEqual({ endSession: { id: lost } });
    expect(await Promise.all([other, person.client].map(isLoggedIn))).toEqual([false, true]);
    expect(refusalOf(await end(person.client, lost))).toEqual(gone);
  });
});

describe('the welcome mail', () => {
  it('arrives in the mailbox, with a link to verify the address', async () => {
    const { email } = await signUp(app, { fullName: 'Grace <b> Hopper' });
    const mail = await receivedMail(app, ({ to }) => to === email);
    expect(mail.html).toContain('Grace &lt;b&gt; Hopper');
    expect(mail.text).toContain(`${app.config.publicUrl}/verifyemail#token=`);
    const page = await (await fetch(new URL('/sandbox/mailbox', app.url))).text();
    expect(page).toContain(email);
  });
});
