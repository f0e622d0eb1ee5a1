import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { hashPassword } from '#server/auth/password.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { createDatabase } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import budgets from './budgets.json' with { type: 'json' };
import { fillCatalogue } from './catalogue.ts';
import { load, medianOf, post, type Loaded } from './load.ts';
import { startProduct, stop, untilItListens, type Running } from './product.ts';
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
/**
 * PostGraphile derives its schema from the tables: the same columns under its own names, in the order of the primary
 * keys.
 */
const OWN_FIELDS = `rowId slug title description category instructor createdAt numberOfLectures duration thumbnailKey`;
const OWN_CATALOGUE = `query ($first: Int!) { allCourses(first: $first) { nodes { ${OWN_FIELDS} } } }`;
const OWN_COURSE = `query ($slug: String!) {
  courseBySlug(slug: $slug) {
    ${OWN_FIELDS} lecturesByCourseId { nodes { rowId title description position duration isFreePreview } }
  }
}`;

/** The requests to a server. */
interface Work {
  documents: [catalogue: string, course: string];
  /** A header line. */
  head?: string;
}

/**
 * Compares the requests a second of this product and of other servers, for the same fields of the same tables: 10,000
 * courses with 20 lectures each, on 32 connections, in alternating rounds. `bench/peers` is a package of its own and is
 * installed when missing.
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
  const { url: database } = await createDatabase(postgresUrl, 'peers');
  const folder = await mkdtemp(join(tmpdir(), 'lectern-peers-'));
  const running = new Map<string, Running>();
  try {
    const ours = await startProduct(database, folder);
    running.set('this product', ours);
    await fill(database);
    for (const kind of ['raw', 'apollo-express', 'apollo-jit-fastify', 'mercurius', 'postgraphile']) {
      running.set(kind, await startPeer(kind, database));
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
      // An unknown cookie bypasses the response cache.
      'this product, visitor, nothing kept': { ...plain, of: 'this product', head: 'Cookie: other=1' },
      'this product, logged in': { ...plain, of: 'this product', head: `Cookie: ${cookie}` },
    };
    const rows: (string | number)[][] = [];
    let isInBudget = true;
    for (const [what, index, variables] of [
      ['catalogue, 24 cards', 0, [{ first: 24 }]],
      [
        'course with 20 lectures',
        1,
        Array.from({ length: 200 }, (_, at) => ({ slug: `course-${at * 37 + 1}` })),
      ],
    ] as const) {
      const measured = await inTurns(works, running, index, variables);
      const raw = rateOf(measured.get('raw'));
      for (const [name, most] of Object.entries(budgets.peers.cpuToRaw)) {
        isInBudget &&= cpuOf(measured.get(name)) / cpuOf(measured.get('raw')) <= most;
      }
      for (const [name, loaded] of measured) {
        const rate = rateOf(loaded);
        rows.push([what, name, Math.round(rate), rate / raw, loaded.cpu, loaded.p50, loaded.p99]);
      }
    }
    await writeResults('peers', {
      headings: ['work', 'server', 'requests/s', 'x raw', 'CPU ms a request', 'p50 ms', 'p99 ms'],
      rows,
    });
    return isInBudget;
  } finally {
    for (const each of running.values()) await stop(each);
    await rm(folder, { recursive: true, force: true });
  }
}

const rateOf = (loaded: Loaded | undefined) => (loaded ? loaded.count / loaded.seconds : NaN);

const cpuOf = (loaded: Loaded | undefined) => loaded?.cpu ?? NaN;

/** Returns the median round of each server, after a warm-up of all. */
async function inTurns(
  works: Record<string, Work & { of: string }>,
  running: Map<string, Running>,
  index: 0 | 1,
  variables: readonly object[],
): Promise<Map<string, Loaded>> {
  const rounds = new Map<string, Loaded[]>();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, { of, documents, head }] of Object.entries(works)) {
      const server = running.get(of);
      if (!server) throw new Error(`No ${of}`);
      const lines = head === undefined ? [] : [head];
      const requests = variables.map((each) => post(documents[index], each, ...lines));
      const milliseconds = round < 0 ? WARM_UP_MS : ROUND_MS;
      const loaded = await load(server, { requests, connections: CONNECTIONS, milliseconds });
      if (round >= 0) rounds.set(name, [...(rounds.get(name) ?? []), loaded]);
    }
  }
  return new Map(
    [...rounds].flatMap(([name, each]) => {
      const median = medianOf(each);
      return median ? [[name, median] as const] : [];
    }),
  );
}

async function startPeer(kind: string, database: string): Promise<Running> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(FOLDER, 'server.mjs'), kind, String(port), database], {
    env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return untilItListens(server, port);
}

async function fill(database: string): Promise<void> {
  const sql = new pg.Client({ connectionString: database });
  await sql.connect();
  await fillCatalogue(sql, { courses: COURSES, lecturesEach: LECTURES_EACH });
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
  if (errors) throw new Error(`The login failed: ${JSON.stringify(errors)}`);
  return client.cookieHeader();
}
