// @slow server/src/api-v1 server/src/upload docs/samples
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '#server/auth/api-token.test-helper.ts';
import { registerWithTotp } from '#server/factor/factor.test-helper.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { sha256, summedUp, videoOf } from '#server/upload/uploads.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  drawPicture,
  PASSWORD,
  register,
  registerAdmin,
  video,
  type Person,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
let token: string;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  token = (await createToken(admin.client)).secret;
  folder = await mkdtemp(join(tmpdir(), 'lectern-samples-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program of `docs/samples` in the folder of this file. */
function start(name: string, args: readonly string[] = [], environment: Record<string, string> = {}) {
  const program = join(import.meta.dirname, '../../../docs/samples', name);
  const env = { ...process.env, LECTERN_URL: app.url, LECTERN_TOKEN: token, ...environment };
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, env });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: text(child.stdout), exit };
}

/** Runs a program, and returns what it prints. Throws if it fails. */
async function run(...[name, args, environment]: Parameters<typeof start>): Promise<string> {
  const { child, output, exit } = start(name, args, environment);
  const errors = await text(child.stderr);
  if ((await exit) !== 0) throw new Error(errors);
  return (await output).trim();
}

/** Answers the questions of a program. */
function answer({ stderr, stdin }: ChildProcess, answers: Record<string, string>): void {
  stderr?.setEncoding('utf8').on('data', (shown: string) => {
    const question = Object.keys(answers).find((each) => shown.includes(each));
    if (question !== undefined) stdin?.write(`${answers[question]}\n`);
  });
}

describe('export.mjs', () => {
  const rowsOf = async (name: string) =>
    (await readFile(join(folder, name), 'utf8')).split('\r\n').slice(1, -1);

  it('writes all members, and the payments of one year', async () => {
    const name = '=HYPERLINK("x"), Ltd';
    const { id, email } = await register(app, { fullName: name });
    await app.sql(
      `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       select gen_random_uuid(), date_trunc('second', now()), 'Member ' || n, 'member-' || n || '@example.com', '', 'USER', avatar_key
       from users, generate_series(1, 205) n where id = $1`,
      [id],
    );
    const rows = paymentRows(app);
    const paid = await rows.payment(id, { paid_at: new Date('2025-01-01T00:00:00Z') });
    for (const year of [2024, 2026]) await rows.payment(id, { paid_at: new Date(`${year}-06-01T00:00:00Z`) });

    await run('export.mjs', ['2025']);
    const members = await rowsOf('members.csv');
    const [{ count } = { count: 0 }] = await app.sql<{ count: number }>(
      'select count(*)::int as count from users',
    );
    expect([members.length, new Set(members).size]).toEqual([count, count]);
    const [row] = members.filter((line) => line.startsWith(id));
    expect(row).toContain(`,"'=HYPERLINK(""x""), Ltd",${email},`);
    expect(await rowsOf('payments.csv')).toEqual([
      `${paid},2025-01-01T00:00:00.000Z,49900,0,usd,${id},${email}`,
    ]);
  });
});

describe('changes.mjs', () => {
  it('copies all members, then those that have changed', async () => {
    const file = join(folder, 'copy.json');
    const copied = async () => {
      await run('changes.mjs');
      const copy = JSON.parse(await readFile(file, 'utf8')) as {
        members: Record<string, { fullName: string }>;
      };
      return copy.members;
    };
    const { id } = await register(app, { fullName: 'Ada Byron' });
    const all = await copied();
    expect(all[id]?.fullName).toBe('Ada Byron');
    expect(Object.keys(all).length).toBeGreaterThan(1);
    await writeFile(file, JSON.stringify({ since: new Date().toISOString(), members: {} }));
    await app.sql('update users set full_name = $2 where id = $1', [id, 'Ada Lovelace']);
    const changed = Object.values(await copied()).map(({ fullName }) => fullName);
    expect(changed).toEqual(['Ada Lovelace']);
  });
});

describe('publish-course.mjs', () => {
  it('publishes a course with three lectures and their captions', async () => {
    await writeFile(join(folder, 'cover.png'), Buffer.from(await (await drawPicture()).arrayBuffer()));
    const names = ['1-flour', '2-dough', '3-crust'];
    for (const name of names) {
      await writeFile(join(folder, `${name}.mp4`), Buffer.from(await (await video()).arrayBuffer()));
      const cue = `WEBVTT\n\n00:00.000 --> 00:00.500\n${name}\n`;
      await writeFile(join(folder, `${name}.vtt`), cue);
    }
    const printed = await run('publish-course.mjs', [
      'Bread at Home',
      'cover.png',
      ...names.map((name) => `${name}.mp4`),
    ]);
    const slug = new URL(printed).pathname.split('/').at(-1) ?? '';
    const query = `query ($slug: String!) {
      course(slug: $slug) { publishedAt lectures { title isDraft captions { language } video { url } } }
    }`;
    interface Shown {
      course: { publishedAt: string | null; lectures: { title: string; captions: { language: string }[] }[] };
    }
    const { course } = dataOf(await admin.client.graphql<Shown>(query, { slug }));
    expect(course.publishedAt).not.toBeNull();
    expect(course.lectures).toMatchObject(
      ['1 flour', '2 dough', '3 crust'].map((title) => ({
        title,
        isDraft: false,
        captions: [{ language: 'en' }],
        video: { url: expect.stringMatching(/^\/media\//) as string },
      })),
    );
    const visible = dataOf(await app.visitor().graphql<Shown>(query, { slug }));
    expect(visible.course.lectures).toHaveLength(3);
  });
});

describe('upload.mjs', () => {
  it('resumes after a broken connection, and after it was ended', async () => {
    const file = await videoOf(5_500_000);
    await writeFile(join(folder, 'loaf.mp4'), file);
    const course = await createCourse(admin.client);
    const methods: string[] = [];
    let atPatch: (count: number) => 'pass' | 'cut' = () => 'pass';
    const proxy = await startProxy(({ method = '' }) => {
      methods.push(method);
      return method === 'PATCH' ? atPatch(methods.filter((each) => each === 'PATCH').length) : 'pass';
    });
    const begin = () =>
      start('upload.mjs', ['The loaf', 'loaf.mp4'], { LECTERN_URL: proxy.url, COURSE_ID: course.id });

    const first = begin();
    atPatch = (count) => {
      if (count === 4) first.child.kill('SIGKILL');
      return count === 2 || count === 4 ? 'cut' : 'pass';
    };
    expect(await first.exit).toBeNull();
    expect(methods).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PATCH']);

    methods.splice(0);
    atPatch = () => 'pass';
    const second = begin();
    expect([await second.exit, await second.output]).toEqual([
      0,
      expect.stringMatching(/\/uploads\/[\da-f-]{36}\n$/),
    ]);
    expect(methods.slice(0, 2)).toEqual(['HEAD', 'PATCH']);
    expect(methods).not.toContain('POST');
    await proxy.stop();
    const lecture = await summedUp(admin.client, course.slug);
    expect([lecture.title, lecture.videoSha256]).toEqual(['The loaf', sha256(file).toString('hex')]);
  });
});

/** Starts a proxy to the school. `decide` is called for each request before it is passed on. */
async function startProxy(decide: (request: IncomingMessage) => 'pass' | 'cut') {
  const server = createServer((request, response) => {
    if (decide(request) === 'cut') {
      request.socket.destroy();
      return;
    }
    const { method, headers, url = '' } = request;
    const onward = sendRequest(new URL(url, app.url), { method, headers }, (received) => {
      response.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address.
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

describe('until-ready.mjs', () => {
  it('ends when a live event says that the last lecture is ready', async () => {
    const course = await createCourse(admin.client);
    const lecture = await addLecture(admin.client, course.id);
    const { orm, services } = app.container;
    await eventually(async () =>
      expect(await app.sql('select status from lectures where id = $1', [lecture.id])).toEqual([
        { status: 'READY' },
      ]),
    );
    const become = (status: string) =>
      app.sql('update lectures set status = $2 where id = $1', [lecture.id, status]);
    await become('PROCESSING');
    const { child, output, exit } = start('until-ready.mjs', [course.slug]);
    await eventually(() => expect(services.lectureChanges.subscriptions).toBe(1));
    expect(child.exitCode).toBeNull();
    await become('READY');
    await RequestContext.create(orm.em, () =>
      orm.em.transactional((em) =>
        services.lectureChanges.publish(em, { lectureId: lecture.id, courseId: course.id }),
      ),
    );
    expect(await exit).toBe(0);
    expect(JSON.parse(await output)).toMatchObject([{ id: lecture.id, status: 'READY' }]);
  });
});

describe('log-in.mjs', () => {
  const questions = (email: string) => ({ 'Email:': email, 'Password:': PASSWORD });
  const use = async (secret: string) => {
    const { status, body } = await app
      .visitor({ authorization: `Bearer ${secret.trim()}` })
      .json<{ data: unknown }>('POST', '/graphql', { query: '{ courses(first: 1) { totalCount } }' });
    return [status, body.data];
  };
  const working = [200, { courses: { totalCount: expect.any(Number) as number } }];

  it('creates a token that expires, and ends its session', async () => {
    const { id, email } = await register(app);
    await app.sql('delete from sessions where user_id = $1', [id]);
    const { child, output, exit } = start('log-in.mjs');
    answer(child, questions(email));
    expect(await exit).toBe(0);
    expect(await use(await output)).toEqual(working);
    expect(await app.sql('select scopes from api_tokens where user_id = $1', [id])).toEqual([
      { scopes: ['COURSES_READ'] },
    ]);
    expect(await app.sql('select id from sessions where user_id = $1', [id])).toEqual([]);
  });

  it('completes a login with the code of a second factor', async () => {
    const { email, authenticator } = await registerWithTotp(app);
    const { child, output, exit } = start('log-in.mjs');
    answer(child, { ...questions(email), 'Code of': await authenticator.freshCode() });
    expect(await exit).toBe(0);
    expect(await use(await output)).toEqual(working);
  });

  it('fails for a wrong password', async () => {
    const { email } = await register(app);
    const { child, exit } = start('log-in.mjs');
    answer(child, { ...questions(email), 'Password:': 'Wrong#123' });
    expect(await exit).toBe(1);
  });
});
