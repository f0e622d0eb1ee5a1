import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  LOGIN,
  newAccount,
  PASSWORD,
  refusalOf,
  signUp,
  tryRegister,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { createToken, idOf, program, revokeToken } from './auth/api-token.test-helper.ts';
import { securityTxt } from './security-txt.routes.ts';

const log = new CapturedLog();
let app: TestApp;
/** A school with an https address and a contact in its settings. */
let secure: TestApp;
/** The user who requested the link to the video. The link works for no other user. */
let owner: HttpClient;
let video: string;
let picture: string;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'debug' }, { log });
  secure = await startApp({
    PUBLIC_URL: 'https://school.example',
    HOST: '0.0.0.0',
    TRUST_PROXY: '1',
    CONTACT_EMAIL: 'operator@school.example',
  });
  owner = await as(app, 'ADMIN');
  const { id, slug } = await createCourse(owner);
  video = (await addLecture(owner, id)).video.url;
  const QUERY = 'query C($slug: String!) { course(slug: $slug) { thumbnail { url } } }';
  const answer = await owner.graphql<{ course: { thumbnail: { url: string } } }>(QUERY, { slug });
  picture = dataOf(answer).course.thumbnail.url;
});
afterAll(() => Promise.all([app.stop(), secure.stop()]));
beforeEach(() => log.clear());

const paths: [string, () => string, number][] = [
  ['a page', () => '/sandbox/mailbox', 200],
  ['a page that is not there', () => '/nothing', 404],
  ['a call', () => '/api/v1/courses', 200],
  ['a call that is refused', () => '/api/v1/user/me', 401],
  ['GraphQL that is refused', () => '/graphql', 400],
  ['a picture', () => picture, 200],
  ['a video', () => video, 200],
  ['a video without a link', () => '/media/videos/x.mp4', 403],
  ['a path that cannot be decoded', () => '/%E0%A4%A', 404],
  ['a probe', () => '/livez', 200],
  ['metrics without a token', () => '/metrics', 404],
];

it('behind a proxy, a connection is kept longer than the proxy keeps it', async () => {
  const keptFor = async (at: TestApp) => (await at.visitor().fetch('/livez')).headers.get('keep-alive');
  expect([await keptFor(app), await keptFor(secure)]).toEqual(['timeout=5', 'timeout=75']);
});

describe('the headers', () => {
  it.each(paths)('of %s block scripts, frames and MIME sniffing', async (what, path, status) => {
    const visitor = app.visitor();
    const response = await (what === 'a video' ? owner : visitor).fetch(path());
    expect(response.status).toBe(status);
    const policy = response.headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split(';').map((directive): [string, string] => {
        const [name = '', ...values] = directive.trim().split(' ');
        return [name, values.join(' ')];
      }),
    );
    const scripts = directives.get('script-src') ?? directives.get('default-src');
    expect(scripts).toBeOneOf(["'self'", "'none'"]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(response.headers.get('server')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each(paths)('of %s contain the request id of a sane caller, or one of our own', async (_what, path) => {
    const idFor = async (sent: string) =>
      (await fetch(app.url + path(), { headers: { 'x-request-id': sent } })).headers.get('x-request-id');
    for (const id of ['chosen', '7f3c2b1a:0001.A~b+c/d=@', 'x'.repeat(128)]) expect(await idFor(id)).toBe(id);
    const bad = ['', 'x'.repeat(129), 'two words', 'a,b', '{"level":60}', 'ä', '<b>'];
    const ids = await Promise.all(bad.map(idFor));
    expect(new Set(ids).size).toBe(bad.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  });

  it.each([
    ['/resetpassword?token=secret', 'no-referrer'],
    ['/verifyemail?token=secret', 'no-referrer'],
    ['/checkout/success?session_id=cs_1', 'no-referrer'],
    ['/courses?token', 'no-referrer'],
    ['/courses', 'strict-origin-when-cross-origin'],
  ])('of %s set the referrer policy %s', async (path, policy) => {
    expect((await fetch(app.url + path)).headers.get('referrer-policy')).toBe(policy);
  });

  it('of API responses forbid frames in the policy, too', async () => {
    const response = await fetch(`${app.url}/api/v1/courses`);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  it('require HTTPS where it is used', async () => {
    if (process.platform === 'linux') expect((await atOtherAddress(secure)).status).toBe(200);
    for (const path of ['/livez', '/api/v1/nothing']) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    }
  });
});

describe('/.well-known/security.txt', () => {
  const PATH = '/.well-known/security.txt';

  it('names the contact for vulnerability reports, with an expiry date', async () => {
    const response = await fetch(secure.url + PATH);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [contact, expires = '', ...others] = (await response.text()).split('\n');
    expect(contact).toBe('Contact: mailto:operator@school.example');
    expect(others).toEqual([
      'Preferred-Languages: en',
      'Canonical: https://school.example/.well-known/security.txt',
      '',
    ]);
    const inDays = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / (24 * 60 * 60_000);
    expect(inDays).toBeGreaterThan(30);
    expect(inDays).toBeLessThan(365);
  });

  it('omits its own address without HTTPS, as RFC 9116 requires', () => {
    const text = securityTxt('operator@school.example', 'http://localhost:4000');
    expect(text).toContain('Contact: mailto:operator@school.example');
    expect(text).not.toContain('Canonical');
  });

  it('is not available without a contact', async () => {
    expect((await fetch(app.url + PATH)).status).toBe(404);
  });
});

describe('the probes', () => {
  it('report that the process is alive and ready', async () => {
    for (const path of ['/livez', '/readyz']) {
      const response = await fetch(app.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  it('are logged at the level debug only', async () => {
    await fetch(`${app.url}/livez`);
    await fetch(`${app.url}/api/v1/user/me`);
    await eventually(() => expect(log.raw()).toContain('/api/v1/user/me'));
    const levels = log
      .entries()
      .filter(({ msg }) => String(msg).includes('livez'))
      .map(({ level }) => level);
    expect(levels).toEqual([20]);
  });
});

/** Another address of this machine than 127.0.0.1. */
const atOtherAddress = ({ config }: TestApp) => fetch(`http://127.0.0.2:${config.port}/livez`);

describe.runIf(process.platform === 'linux')('the listening addresses', () => {
  it('are only the loopback address in development', async () => {
    await expect(atOtherAddress(app)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

describe('the log', () => {
  const lineOf = (event: string) => log.entries().find((entry) => entry.event === event);

  it('contains logins and logouts, but no secrets', async () => {
    const password = 'Can#ary-9';
    const { id, email, client } = await signUp(app, { password });
    const tokens = [client.cookieHeader().split('=')[1] ?? ''];
    await app.visitor().graphql(LOGIN, { input: { email, password: 'Wr0ng#pass' } });
    dataOf(await client.graphql(LOGIN, { input: { email, password } }));
    tokens.push(client.cookieHeader().split('=')[1] ?? '');
    await client.fetch('/api/v1/user/me?token=in-the-query');
    await client.graphql('mutation { logout { userId } }');

    await eventually(() => expect(lineOf('auth.logged_out')).toMatchObject({ userId: id }));
    expect(lineOf('auth.registered')).toMatchObject({ userId: id });
    expect(lineOf('auth.login_failed')).toMatchObject({ userId: id, address: expect.any(String) as string });
    expect(lineOf('auth.logged_in')).toMatchObject({ userId: id });
    const [user] = await app.sql<{ password_hash: string }>('select password_hash from users where id = $1', [
      id,
    ]);
    const secrets = [password, 'Wr0ng#pass', 'in-the-query', user?.password_hash ?? '', email, ...tokens];
    for (const secret of secrets) {
      expect(secret).not.toBe('');
      expect(log.raw()).not.toContain(secret);
    }
  });

  it('contains no API tokens or signed links', async () => {
    const { client } = await signUp(app);
    const { secret, apiToken } = await createToken(client);
    expect(await idOf(program(app, secret))).not.toBeNull();
    dataOf(await revokeToken(client, apiToken.id));
    expect((await program(app, secret).fetch('/api/v1/user/me')).status).toBe(401);
    const signature = new URL(video, app.url).searchParams.get('signature') ?? '';
    expect((await owner.fetch(video)).status).toBe(200);
    // Requests for media are not logged. The next request is.
    const { headers } = await fetch(`${app.url}/api/v1/courses?signature=${signature}`);
    const id = headers.get('x-request-id') ?? '';
    await eventually(() => expect(log.raw()).toContain(id));
    expect(lineOf('auth.token_created')).toMatchObject({ apiTokenId: apiToken.id });
    expect(lineOf('auth.token_revoked')).toMatchObject({ apiTokenId: apiToken.id });
    for (const secretText of [secret.slice('lectern_'.length), signature]) {
      expect(secretText).not.toBe('');
      expect(log.raw()).not.toContain(secretText);
    }
  });

  it('has a line for each request, with the id of its response', async () => {
    const response = await fetch(`${app.url}/api/v1/courses?first=1`);
    const id = response.headers.get('x-request-id');
    await eventually(() => {
      expect(log.entries().find(({ req }) => (req as { id?: string } | undefined)?.id === id)).toMatchObject({
        req: { id, method: 'GET', path: '/api/v1/courses' },
        res: { statusCode: 200 },
      });
    });
  });

  it('cannot be forged by line breaks', async () => {
    const forged = '\r\n{"level":60,"msg":"forged"}\r\n';
    await tryRegister(app.visitor(), { ...newAccount(), fullName: `Mallory${forged}` });
    await app
      .visitor()
      .graphql(LOGIN, { input: { email: `mallory${forged}@example.com`, password: PASSWORD } });
    await fetch(`${app.url}/api/v1/${encodeURIComponent(forged)}`);
    await eventually(() => expect(log.raw()).toContain(encodeURIComponent(forged)));
    for (const entry of log.entries())
      expect(entry).toMatchObject({ pid: process.pid, level: expect.any(Number) as number });
    expect(log.entries().filter(({ msg }) => msg === 'forged')).toEqual([]);
  });

  it('contains the cause of an unexpected error with its incident id, without the affected row', async () => {
    await app.sql('alter table users add constraint never check (false) not valid');
    const account = newAccount();
    const answer = await tryRegister(app.visitor(), account);
    await app.sql('alter table users drop constraint never');
    expect(refusalOf(answer)?.code).toBe('INTERNAL_SERVER_ERROR');
    const entry = log.entries().find(({ incident }) => incident !== undefined);
    expect(entry?.incident).toBe(answer.errors?.[0]?.extensions.incident);
    expect(entry?.err).toMatchObject({
      message: expect.stringContaining('violates check constraint "never"') as string,
      stack: expect.stringContaining('nativeInsertMany') as string,
      code: '23514',
      constraint: 'never',
    });
    expect(log.raw()).not.toContain('argon2id');
    expect(log.raw()).not.toContain(account.email);
  });
});

describe.skipIf(process.env.DATABASE_URL)("the embedded PostgreSQL's log", () => {
  it('contains no personal data of failed statements', async () => {
    const { id, email } = await as(app, 'USER').then(
      async (client) =>
        dataOf(await client.graphql<{ me: { id: string; email: string } }>('{ me { id email } }')).me,
    );
    const [file] = await app.sql<{ log: string; size: string }>(
      "select path as log, (pg_stat_file(path)).size from (select current_setting('data_directory') || '/server.log' as path)",
    );
    const double = 'insert into users select * from users where id = $1';
    const inlined = `insert into users (id, email) values (gen_random_uuid(), '${email}')`;
    await expect(app.sql(double, [id])).rejects.toThrow('users_pkey');
    await expect(app.sql(inlined)).rejects.toThrow('null value');
    const [written] = await app.sql<{ text: string }>('select pg_read_file($1, $2, 1000000) as text', [
      file?.log,
      file?.size,
    ]);
    expect(written?.text).toContain('users_pkey');
    expect(written?.text).not.toContain(id);
    expect(written?.text).not.toContain(email);
  });
});
