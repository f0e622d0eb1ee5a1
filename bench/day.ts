import { setTimeout as pause } from 'node:timers/promises';
import budgets from './budgets.json' with { type: 'json' };
import { clientGet, clientPost } from './client-documents.ts';
import { duringEvening, PASSWORD, type Evening } from './evening.ts';
import { get, load, medianOf, type Loaded } from './load.ts';
import { playersOf } from './players.ts';
import { memoryOf } from './product.ts';
import { writeResults } from './results.ts';

const SIZE = { courses: 10_000, lecturesEach: 20, learners: 200 };
const CONNECTIONS = 32;
const ROUNDS = 3;
const WARM_UP_MS = 1_500;
const ROUND_MS = 2_500;
const LOOK_EVERY_MS = 100;
const RANGE_BYTES = 1_000_000;
/** The baseline, which costs next to nothing: `/livez`. */
const NOTHING = 'nothing';

/** Pause after a request is refused because the school is busy. */
const PAUSE_MS = 2_000;
/** Number of concurrent logins. */
const LOGINS = 200;
/** Connections that read the catalogue meanwhile. */
const LOOKERS = 4;
const LOGINS_MS = 10_000;

/** The requests of each step, by name. */
type Steps = Record<typeof NOTHING | 'catalogue, logged in' | 'login', string[]> & Record<string, string[]>;

/**
 * Measures each step of a learner's evening on 32 connections: requests a second, processor time of the web process per
 * request, latency, and peak memory of the process.
 */
export async function day(): Promise<boolean> {
  return duringEvening(SIZE, async (evening) => {
    await pause(2_000);
    const rows: (string | number)[][] = [['idle', '', '', '', '', await memoryOf(evening.server)]];
    const steps = await stepsOf(evening);
    const cpus = new Map<string, number>();
    for (const [name, requests] of Object.entries(steps)) {
      const { count, seconds, cpu, p50, p99, memory } = await measureStep(evening, requests);
      rows.push([name, Math.round(count / seconds), cpu, p50, p99, memory]);
      cpus.set(name, cpu);
    }
    const { alone, meanwhile } = await duringLogins(evening, steps);
    for (const [when, { count, refused, seconds, p50, p99 }] of [
      ['', alone],
      [`, during ${LOGINS} logins at once`, meanwhile],
    ] as const) {
      const refusals = refused > 0 ? `, ${refused} refused` : '';
      rows.push([
        `catalogue, ${LOOKERS} at once${when}${refusals}`,
        Math.round(count / seconds),
        '',
        p50,
        p99,
        '',
      ]);
    }
    await writeResults('day', {
      headings: ['work', 'requests/s', 'CPU ms a request', 'p50 ms', 'p99 ms', 'memory MB'],
      rows,
    });
    const { cpuToNothing, p99DuringLogins } = budgets.day;
    const nothing = cpus.get(NOTHING) ?? NaN;
    return (
      Object.entries(cpuToNothing).every(([name, most]) => (cpus.get(name) ?? NaN) / nothing <= most) &&
      meanwhile.p99 / alone.p99 <= p99DuringLogins
    );
  });
}

async function stepsOf(evening: Evening): Promise<Steps> {
  const { slug } = evening;
  const players = await playersOf(evening);
  const byCookie = (request: (cookie: string) => string) => players.map(({ cookie }) => request(cookie));
  return {
    [NOTHING]: [get('/livez')],
    page: [get('/', 'Accept: text/html')],
    'catalogue, visitor': [clientGet('Courses', {})],
    // An unknown cookie bypasses the response cache.
    'catalogue, visitor, nothing kept': [clientPost('Courses', {}, 'Cookie: other=1')],
    'catalogue, logged in': byCookie((cookie) => clientPost('Courses', {}, cookie)),
    me: byCookie((cookie) => clientPost('Me', {}, cookie)),
    'course room, 20 lectures': byCookie((cookie) => clientPost('CourseLectures', { slug }, cookie)),
    'save progress': players.map(({ lectureId, duration, cookie }, index) => {
      const position = (duration / players.length) * index;
      return clientPost('SaveProgress', { input: { lectureId, position }, withCourse: false }, cookie);
    }),
    playlist: players.map(({ playlists, cookie }) => get(playlists[1] ?? '', cookie)),
    'segment of 4 s': players.map(({ media, segments, cookie }) =>
      get(media, cookie, `Range: bytes=${segments[1]}`),
    ),
    'range of 1 MB': players.map(({ media, cookie }) =>
      get(media, cookie, `Range: bytes=0-${RANGE_BYTES - 1}`),
    ),
    login: players.map((_, index) => {
      const email = `learner-${index + 1}@example.com`;
      // Concurrent logins from one network are taken for password guessing.
      const network = `X-Forwarded-For: 10.0.0.${index + 1}`;
      return clientPost('Login', { input: { email, password: PASSWORD } }, network);
    }),
  };
}

async function measureStep({ server }: Evening, requests: string[]): Promise<Loaded & { memory: number }> {
  const asked = { requests, connections: CONNECTIONS };
  await load(server, { ...asked, milliseconds: WARM_UP_MS });
  const rounds: Loaded[] = [];
  let memory = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const loading = load(server, { ...asked, milliseconds: ROUND_MS });
    const isOver = loading.then(() => true);
    while (!(await Promise.race([isOver, pause(LOOK_EVERY_MS, false)]))) {
      memory = Math.max(memory, await memoryOf(server));
    }
    rounds.push(await loading);
  }
  const median = medianOf(rounds);
  if (!median) throw new Error('No round was measured');
  return { ...median, memory };
}

/** Measures the catalogue alone, and during many logins. */
async function duringLogins(
  { server }: Evening,
  steps: Steps,
): Promise<Record<'alone' | 'meanwhile', Loaded>> {
  const shared = { milliseconds: LOGINS_MS, pauseMs: PAUSE_MS };
  const looking = { ...shared, requests: steps['catalogue, logged in'], connections: LOOKERS };
  const alone = await load(server, looking);
  const [meanwhile] = await Promise.all([
    load(server, looking),
    load(server, { ...shared, requests: steps.login, connections: LOGINS }),
  ]);
  return { alone, meanwhile };
}
