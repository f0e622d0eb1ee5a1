import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/platform/common/free-port.ts';
import { serverProcess } from '../scripts/lib/server.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the schools under test are: one for each worker, in the order of their ids. */
    schoolUrls: string[];
  }
}

const START_TIMEOUT_MS = 120_000;

/** What the operating system lets the server do. */
export interface ProcessLimits {
  /** How large a file may grow that it, or a program it starts, writes. PostgreSQL, which it starts, needs 16 MiB. */
  fileBytes?: number;
}

/** A running product with a demo school of its own. */
export interface School {
  /** Its origin. */
  url: string;
  /** Ends the server alone, and leaves everything it keeps. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts the server again after `end`, with these settings beside or instead of those before. */
  start: (changes?: Record<string, string>, limits?: ProcessLimits) => Promise<void>;
  /** Ends it all and throws away what it kept. */
  stop: () => Promise<void>;
}

/** Gives each worker a school, so that files run side by side and yet each has the school it looks at for itself. */
export default async function provideSchools(project: TestProject): Promise<() => Promise<void>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const schools = await Promise.all(workers.map(async () => startSchool(await freePort())));
  project.provide(
    'schoolUrls',
    schools.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(schools.map((school) => school.stop()));
  };
}

/**
 * Starts the built product with its demo school, as `npm start` does, in a folder of its own.
 *
 * @param settings besides or instead of the usual ones.
 */
export async function startSchool(port: number, settings: Record<string, string> = {}): Promise<School> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-'));
  const database = await makeDatabase(port);
  let given = settings;
  let server: ReturnType<typeof spawn>;
  const start: School['start'] = async (changes, limits = {}) => {
    given = { ...given, ...changes };
    const fixed = { PORT: String(port), DATA_DIR: folder };
    server = startServer({ ...fixed, ...given, ...(database && { DATABASE_URL: database.url }) }, limits);
    await untilReady(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) await end('SIGTERM');
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { url: `http://localhost:${port}`, end, start, stop };
}

function startServer(
  settings: Record<string, string>,
  { fileBytes }: ProcessLimits,
): ReturnType<typeof spawn> {
  const [file, flags] = serverProcess.command;
  const command = [file, ...flags];
  const [program = '', ...args] = fileBytes === undefined ? command : limited(command, fileBytes);
  return spawn(program, args, {
    env: {
      ...process.env,
      ...serverProcess.environment,
      NODE_ENV: 'development',
      // The same on every machine, and light: the demo lectures are prepared while tests run.
      VIDEO_ENGINE: 'mediabunny',
      ...settings,
    },
  });
}

/** By POSIX the shell counts in blocks of 512 bytes. The soft limit alone: the server sets limits of its own for ffmpeg. */
function limited(command: string[], fileBytes: number): string[] {
  return ['/bin/sh', '-c', `ulimit -S -f ${Math.floor(fileBytes / 512)} && exec "$0" "$@"`, ...command];
}

async function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The school ${why}:\n${output}`));
    const timer = setTimeout(() => giveUp('did not start in time'), START_TIMEOUT_MS);
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('Lectern is ready')) return;
        clearTimeout(timer);
        resolve();
      });
    }
    server.once('exit', () => giveUp('ended'));
  });
}

/** A database of its own on the server of DATABASE_URL; null when the embedded PostgreSQL is to be used. */
async function makeDatabase(port: number): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const given = process.env.DATABASE_URL;
  if (!given) return null;
  const name = `lectern_e2e_${process.pid}_${port}`;
  const url = new URL(given);
  url.pathname = `/${name}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: given });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
