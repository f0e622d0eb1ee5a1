import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/platform/common/free-port.ts';
import { builtProduct, endProcess, startProcess, untilReady, type Program } from './built-process.ts';
import { createDatabase } from './database.ts';
import { HttpClient } from './http-client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URLs of the schools under test: one for each worker, in the order of their IDs. */
    schoolUrls: string[];
    /** The initial data of new schools: the demo school, with prepared lectures. */
    preparedSchool: KeptData;
  }
}

const PREPARATION_TIMEOUT_MS = 120_000;

const SETTINGS = {
  NODE_ENV: 'development',
  // Tests choose a visitor's network.
  TRUST_PROXY: '1',
  // The same on every machine, and fast. The demo lectures are prepared while tests run.
  VIDEO_ENGINE: 'mediabunny',
};

/** Limits by the operating system. */
export interface ProcessLimits {
  /**
   * Maximum size of files written by the server and the programs that it starts. PostgreSQL, one of these, needs 16
   * MiB.
   */
  fileBytes?: number;
}

/** The data of a school. */
export interface KeptData {
  /** Its data folder. */
  folder: string;
  /** Name of its database on the server of DATABASE_URL; null if it is in the folder. */
  database: string | null;
}

/** A running product with its own demo school. */
export interface School {
  /** Its origin. */
  url: string;
  /** May be copied only while the server is stopped. */
  data: KeptData;
  /** The process ID of the server. */
  pid: () => number;
  /** Ends only the server, and keeps all its data. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts the server again after `end`, with additional or changed settings. */
  start: (changes?: Record<string, string>, limits?: ProcessLimits) => Promise<void>;
  /** Ends everything and deletes its data. */
  stop: () => Promise<void>;
}

/** Gives each worker its own school, so that test files can run in parallel. */
export default async function provideSchools(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await startSchool(await freePort());
  await untilPrepared(prepared.url);
  await prepared.end('SIGTERM');
  project.provide('preparedSchool', prepared.data);

  const workers = Array.from({ length: project.config.maxWorkers });
  const schools = await Promise.all(
    workers.map(async () => startSchool(await freePort(), {}, prepared.data)),
  );
  project.provide(
    'schoolUrls',
    schools.map(({ url }) => url),
  );
  return async () => {
    await Promise.all([prepared, ...schools].map((school) => school.stop()));
  };
}

/**
 * Starts the built product with its demo school, as `npm start` does, in a folder of its own.
 *
 * @param settings additional settings, which override the defaults
 * @param origin its initial data; without it, the school seeds itself
 */
export async function startSchool(
  port: number,
  settings: Record<string, string> = {},
  origin?: KeptData,
): Promise<School> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-'));
  if (origin) await copyFolder(origin.folder, folder);
  const postgresUrl = process.env.DATABASE_URL;
  // Without it, the embedded PostgreSQL keeps it in the folder.
  const database = postgresUrl
    ? await createDatabase(postgresUrl, `lectern_e2e_${process.pid}_${port}`, origin?.database ?? undefined)
    : null;
  let given = settings;
  let server: ChildProcess;
  const start: School['start'] = async (changes, limits = {}) => {
    given = { ...given, ...changes };
    const fixed = { ...SETTINGS, PORT: String(port), DATA_DIR: folder };
    const own = database && { DATABASE_URL: database.url };
    server = startProcess(limited(builtProduct, limits), { ...fixed, ...given, ...own });
    await untilReady(server);
  };
  const end: School['end'] = async (signal) => void (await endProcess(server, signal));
  const stop = async () => {
    await end('SIGTERM');
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  const data = { folder, database: database?.name ?? null };
  return { url: `http://localhost:${port}`, data, pid: () => server.pid ?? 0, end, start, stop };
}

/** Node's functions would change the owner of PostgreSQL's files to the current user. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

const STATES = '{ courses(first: 100) { nodes { lectures { status } } } }';

interface States {
  courses: { nodes: { lectures: { status: string }[] }[] };
}

/** Waits until a school's demo lectures are prepared. */
export async function untilPrepared(url: string): Promise<void> {
  const admin = new HttpClient(url);
  const account = { email: 'admin@example.com', password: 'Lectern#1' };
  const { status } = await admin.json('POST', '/api/v1/user/login', account);
  if (status !== 200) throw new Error(`The demo's admin could not log in (HTTP ${status})`);
  const giveUpAt = Date.now() + PREPARATION_TIMEOUT_MS;
  for (;;) {
    const { data } = await admin.graphql<States>(STATES);
    const lectures = data?.courses.nodes.flatMap((course) => course.lectures) ?? [];
    if (lectures.length > 0 && lectures.every((lecture) => lecture.status === 'READY')) return;
    if (Date.now() > giveUpAt) throw new Error('The demo lectures were not prepared in time');
    await pause(200);
  }
}

/**
 * By POSIX, the shell counts in blocks of 512 bytes. Only the soft limit, because the server sets its own limits for
 * ffmpeg.
 */
function limited({ command, environment }: Program, { fileBytes }: ProcessLimits): Program {
  if (fileBytes === undefined) return { command, environment };
  const shell = ['/bin/sh', '-c', `ulimit -S -f ${Math.floor(fileBytes / 512)} && exec "$0" "$@"`];
  return { command: [...shell, ...command], environment };
}
