import type pg from 'pg';
import budgets from './budgets.json' with { type: 'json' };
import { clientDocument } from './client-documents.ts';
import { duringEvening, type Evening } from './evening.ts';
import { get, post, runScript } from './load.ts';
import { playersOf, type Player } from './players.ts';
import { cpuOf, cpuOfProcess } from './product.ts';
import { writeResults } from './results.ts';

const WATCHERS = new URL('./watching-process.mjs', import.meta.url);
/** A server process accepts 5,000 connections. */
const STEPS = [100, 200, 400, 800, 1_600, 3_000, 4_500];
const SIZE = { courses: 1_000, lecturesEach: 20, learners: Math.max(...STEPS) };
const WARM_UP_MS = 5_000;
const STEP_MS = 15_000;
/** A step passes if no request is refused and the 99th percentile of each kind is below this. */
const P99_MS = 200;

/**
 * The client's interval for each kind of request: positions, segments, renewing links, playlists of another lecture.
 */
const PACE = { position: 5_000, segment: 4_000, links: 270_000, playlists: 120_000 };

/** Times of one kind of request, in ms after it was due. */
interface Times {
  count: number;
  p50: number;
  p99: number;
}

interface Told {
  times: Times[];
  refused: number;
  bytesReceived: number;
  seconds: number;
  /** Number of cores that the load process kept busy. */
  cores: number;
}

/**
 * Finds how many learners can watch at the same time. Each saves positions and fetches segments, playlists and new
 * links as often as the client does, on a separate connection. A step passes if no request is refused and 99 % of each
 * kind are answered within 200 ms. The server, PostgreSQL and the load share the cores of one machine. The busy cores
 * show which of them is at its limit: the server has one core for all its JavaScript.
 */
export async function watching(): Promise<boolean> {
  return duringEvening(SIZE, async (evening) => {
    const works = await worksOf(evening);
    const rows: (string | number)[][] = [];
    let heldBefore = true;
    let most = 0;
    for (const learners of STEPS) {
      const { row, holds } = await step(evening, learners, works);
      rows.push(row);
      if (holds) most = learners;
      // A single failed step may be a hiccup.
      if (!holds && !heldBefore) break;
      heldBefore = holds;
    }
    await writeResults('watching', {
      headings: [
        'learners',
        'requests/s',
        'Mbit/s',
        'position p99 ms',
        'segment p99 ms',
        'links p99 ms',
        'playlists p99 ms',
        'refused',
        'cores: process',
        'PostgreSQL',
        'load',
        'holds',
      ],
      rows,
    });
    return most >= budgets.watching.learners;
  });
}

interface Work {
  everyMs: number;
  /** The requests of each learner, in order. */
  requests: string[][];
}

async function worksOf(evening: Evening): Promise<Work[]> {
  const { slug } = evening;
  const [save = '', room = ''] = await Promise.all(['SaveProgress', 'CourseLectures'].map(clientDocument));
  const players = await playersOf(evening);
  const each = (everyMs: number, requestsOf: (player: Player) => string[]) => ({
    everyMs,
    requests: players.map(requestsOf),
  });
  return [
    each(PACE.position, ({ lectureId, cookie }) =>
      [1, 2, 3, 4].map((count) => {
        const position = (PACE.position / 1000) * count;
        return post(save, { input: { lectureId, position }, withCourse: false }, cookie);
      }),
    ),
    each(PACE.segment, ({ media, segments, cookie }) =>
      segments.map((bytes) => get(media, cookie, `Range: bytes=${bytes}`)),
    ),
    each(PACE.links, ({ cookie }) => [post(room, { slug }, cookie)]),
    each(PACE.playlists / 2, ({ playlists, cookie }) => playlists.map((path) => get(path, cookie))),
  ];
}

async function step(
  { server, sql }: Evening,
  learners: number,
  works: Work[],
): Promise<{ row: (string | number)[]; holds: boolean }> {
  const before = { process: await cpuOf(server), database: await cpuOfDatabase(sql) };
  const told = await runScript<Told>(WATCHERS, {
    port: server.port,
    learners,
    works: works.map(({ everyMs, requests }) => ({ everyMs, requests: requests.slice(0, learners) })),
    warmUpMs: WARM_UP_MS,
    milliseconds: STEP_MS,
  });
  const { times, refused, bytesReceived, seconds } = told;
  const busy = (milliseconds: number) => milliseconds / 1000 / seconds;
  const count = times.reduce((sum, each) => sum + each.count, 0);
  const holds = refused === 0 && times.every(({ p99 }) => p99 < P99_MS);
  const row = [
    learners,
    Math.round(count / (STEP_MS / 1000)),
    Math.round((bytesReceived * 8) / 1e6 / seconds),
    ...times.map(({ p99 }) => p99),
    refused,
    busy((await cpuOf(server)) - before.process),
    busy((await cpuOfDatabase(sql)) - before.database),
    told.cores,
    holds ? 'yes' : 'no',
  ];
  return { row, holds };
}

/** Processor time of PostgreSQL's processes so far, in ms. They live as long as their connections. */
async function cpuOfDatabase(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query<{ pid: number }>('select pid from pg_stat_activity');
  const times = await Promise.all(rows.map(({ pid }) => cpuOfProcess(pid)));
  return times.reduce((sum, each) => sum + each, 0);
}
