import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { hashPassword } from '#server/auth/password.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { HttpClient } from '#testing/http-client.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { serverProcess } from '../scripts/lib/server.mjs';
import { writeResults } from './results.ts';

const FOLDER = join(import.meta.dirname, 'peers');
const COURSES = 10_000;
const LECTURES_EACH = 20;
const CONNECTIONS = 32;
const ROUNDS = 3;
const WARM_UP_MS = 2_000;
const ROUND_MS = 4_000;
const LEARNER = { email: 'learner@example.com', password: 'Lectern#1' };

const FIELDS = `id slug title description category instructor createdAt numberOfLectures duration
  thumbnail { url width height }`;
const CATALOGUE = `query ($first: Int!) { courses(first: $first) { nodes { ${FIELDS} } } }`;
const COURSE = `query ($slug: String!) {
  course(slug: $slug) { ${FIELDS} lectures { id title description position duration isFreePreview locked } }
}`;
/** PostGraphile makes its schema of the tables: the same columns by its names, in the order of the keys. */
const OWN_FIELDS = `rowId slug title description category instructor createdAt numberOfLectures duration thumbnailKey`;
const OWN_CATALOGUE = `query ($first: Int!) { allCourses(first: $first) { nodes { ${OWN_FIELDS} } } }`;
const OWN_COURSE = `query ($slug: String!) {
  courseBySlug(slug: $slug) {
    ${OWN_FIELDS} lecturesByCourseId { nodes { rowId title description position duration isFreePreview } }
  }
}`;

/** What is asked of a server. */
interface Work {
  documents: [catalogue: string, course: string];
  /** Lines of the request's head. */
  head?: string;
}

interface Running {
  port: number;
  process: ChildProcess;
}

interface Round {
  count: number;
  seconds: number;
  p50: number;
  p95: number;
  p99: number;
}

/**
 * Requests a second of this product and of others, for the same fields of the same tables: 10,000 courses with 20 lectures
 * each, 32 connections, in turns. `bench/peers` is a package of its own, which is installed when it is not there.
 */
export async function peers(): Promise<boolean> {
  await ensureBuilt();
  if (!existsSync(join(FOLDER, 'node_modules'))) {
    console.log('Installing the servers to compare with');
    await promisify(execFile)('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER });
  }
  return withPostgres(compare);
}

async function compare(postgresUrl: string): Promise<boolean> {
  const database = new URL(postgresUrl);
  database.pathname = '/peers';
  const maker = new pg.Client({ connectionString: postgresUrl });
  await maker.connect();
  await maker.query('create database peers');
  await maker.end();
  const folder = await mkdtemp(join(tmpdir(), 'lectern-peers-'));
  const running = new Map<string, Running>();
  try {
    const ours = await startProduct(database.href, folder);
    running.set('this product', ours);
    await fill(database.href);
    for (const kind of ['raw', 'apollo-express', 'apollo-jit-fastify', 'mercurius', 'postgraphile']) {
      running.set(kind, await startPeer(kind, database.href));
    }
    const cookie = await logIn(ours.port);
    const plain: Work = { documents: [CATALOGUE, COURSE] };
    const works: Record<string, Work & { of: string }> = {
      raw: { ...plain, of: 'raw' },
      'apollo-express': { ...plain, of: 'apollo-express' },
      'apollo-jit-fastify': { ...plain, of: 'apollo-jit-fastify' },
      mercurius: { ...plain, of: 'mercurius' },
      postgraphile: { documents: [OWN_CATALOGUE, OWN_COURSE], of: 'postgraphile' },
      'this product, visitor': { ...plain, of: 'this product' },
      // A cookie of another site's kind: nothing is kept for whoever sends one.
      'this product, visitor, nothing kept': { ...plain, of: 'this product', head: 'Cookie: other=1\r\n' },
      'this product, logged in': { ...plain, of: 'this product', head: `Cookie: ${cookie}\r\n` },
    };
    const rows: (string | number)[][] = [];
    for (const [what, index, variables] of [
      ['catalogue, 24 cards', 0, [{ first: 24 }]],
      [
        'course with 20 lectures',
        1,
        Array.from({ length: 200 }, (_, at) => ({ slug: `course-${at * 37 + 1}` })),
      ],
    ] as const) {
      const measured = await inTurns(works, running, index, variables);
      const raw = measured.get('raw')?.rate ?? 1;
      for (const [name, { rate, cpu, p50, p99 }] of measured) {
        rows.push([what, name, Math.round(rate), rate / raw, cpu, p50, p99]);
      }
    }
    await writeResults('peers', {
      headings: ['work', 'server', 'requests/s', 'x raw', 'CPU ms a request', 'p50 ms', 'p99 ms'],
      rows,
    });
    return true;
  } finally {
    for (const { process } of running.values()) {
      process.kill('SIGTERM');
      await once(process, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  rate: number;
  /** Of the server's process, in ms a request. */
  cpu: number;
  p50: number;
  p99: number;
}

/** The median round of each, after all have been warmed up. */
async function inTurns(
  works: Record<string, Work & { of: string }>,
  running: Map<string, Running>,
  index: 0 | 1,
  variables: readonly object[],
): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Measured[]>();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, { of, documents, head = '' }] of Object.entries(works)) {
      const server = running.get(of);
      if (!server) throw new Error(`No ${of}`);
      const bodies = variables.map((each) => JSON.stringify({ query: documents[index], variables: each }));
      const before = await cpuOf(server);
      const { count, seconds, p50, p99 } = await load(
        server,
        head,
        bodies,
        round < 0 ? WARM_UP_MS : ROUND_MS,
      );
      if (round < 0) continue;
      const cpu = ((await cpuOf(server)) - before) / count;
      rounds.set(name, [...(rounds.get(name) ?? []), { rate: count / seconds, cpu, p50, p99 }]);
    }
  }
  return new Map(
    [...rounds].map(([name, measured]) => {
      const sorted = measured.toSorted((one, other) => one.rate - other.rate);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? { rate: 0, cpu: 0, p50: 0, p99: 0 }];
    }),
  );
}

async function load({ port }: Running, head: string, bodies: string[], milliseconds: number): Promise<Round> {
  const all = `Content-Type: application/json\r\nAccept: application/json\r\n${head}`;
  const given = JSON.stringify({ port, head: all, bodies, connections: CONNECTIONS, milliseconds });
  const { stdout } = await promisify(execFile)(process.execPath, [join(FOLDER, 'load.mjs'), given]);
  return JSON.parse(stdout) as Round;
}

/** Processor time so far, in ms. */
async function cpuOf({ process: { pid = 0 } }: Running): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function startProduct(database: string, folder: string): Promise<Running> {
  const port = await freePort();
  const [file, args] = serverProcess.command;
  const log = await open(join(folder, 'log'), 'w');
  const server = spawn(file, args, {
    env: {
      ...process.env,
      ...serverProcess.environment,
      NODE_ENV: 'production',
      ROLE: 'web',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      DATABASE_URL: database,
      SECRET: 'a secret of thirty-two characters for a bench',
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: 'whsec_bench',
      SMTP_URL: 'smtp://127.0.0.1:9',
      VIDEO_ENGINE: 'mediabunny',
    },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  return untilItListens(server, port);
}

async function startPeer(kind: string, database: string): Promise<Running> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(FOLDER, 'server.mjs'), kind, String(port), database], {
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return untilItListens(server, port);
}

/** Lines of a log are part of a request, and go to a file, as with whoever runs a server. */
async function untilItListens(server: ChildProcess, port: number): Promise<Running> {
  const ended = once(server, 'exit').then(() =>
    Promise.reject(new Error('A server ended before it listened')),
  );
  const listens = async () => {
    while (!(await answers(port))) await pause(100);
  };
  await Promise.race([ended, listens()]);
  return { port, process: server };
}

async function answers(port: number): Promise<boolean> {
  const body = JSON.stringify({ query: '{ __typename }' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body }).catch(
    () => null,
  );
  return answer !== null && answer.status !== 503;
}

async function fill(database: string): Promise<void> {
  const sql = new pg.Client({ connectionString: database });
  await sql.connect();
  await sql.query(
    `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at,
         number_of_lectures, duration)
       select gen_random_uuid(), now() - number * interval '1 hour', 'course-' || number, 'Course ' || number,
           repeat('What it is about. ', 10), 'Category ' || number % 9, 'Instructor ' || number % 30,
           'images/' || number || '.webp', now() - number * interval '1 hour', $2, $2 * 300
         from generate_series(1, $1::int) as number`,
    [COURSES, LECTURES_EACH],
  );
  await sql.query(
    `insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, video_key, video_type,
         duration, status)
       select gen_random_uuid(), now(), courses.id, place, 'Lecture ' || place, repeat('What it shows. ', 5), place = 1,
           'videos/' || courses.id || place, 'video/mp4', 300, 'READY'
         from courses, generate_series(1, $1::int) as place`,
    [LECTURES_EACH],
  );
  await sql.query(
    `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       values (gen_random_uuid(), now(), 'Leo Learner', $1, $2, 'USER', '')`,
    [LEARNER.email, await hashPassword(LEARNER.password)],
  );
  await sql.query('vacuum analyze');
  await sql.end();
}

async function logIn(port: number): Promise<string> {
  const client = new HttpClient(`http://localhost:${port}`);
  const { errors } = await client.graphql('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input: LEARNER,
  });
  if (errors) throw new Error(`No login: ${JSON.stringify(errors)}`);
  return client.cookieHeader();
}
