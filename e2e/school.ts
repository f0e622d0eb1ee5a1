import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { freePort } from '#server/common/free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the school under test is. */
    schoolUrl: string;
  }
}

const START_TIMEOUT_MS = 120_000;

/** A running product with a demo school of its own. */
export interface School {
  /** Its origin. */
  url: string;
  /** Ends the server alone, and leaves everything it keeps. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts the server again after `end`, with these settings beside or instead of those before. */
  start: (changes?: Record<string, string>) => Promise<void>;
  /** Ends it all and throws away what it kept. */
  stop: () => Promise<void>;
}

/** Gives all test files one school. */
export default async function provideSchool(project: TestProject): Promise<() => Promise<void>> {
  const school = await startSchool(await freePort());
  project.provide('schoolUrl', school.url);
  return school.stop;
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
  const start = async (changes: Record<string, string> = {}) => {
    given = { ...given, ...changes };
    server = startServer({
      PORT: String(port),
      DATA_DIR: folder,
      ...given,
      ...(database && { DATABASE_URL: database.url }),
    });
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

function startServer(settings: Record<string, string>): ReturnType<typeof spawn> {
  return spawn(
    process.execPath,
    [
      '--enable-source-maps',
      '--disable-warning=ExperimentalWarning',
      '--import=reflect-metadata',
      'dist/server/main.js',
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        // The same on every machine, and light: the demo lectures are prepared while tests run.
        VIDEO_ENGINE: 'mediabunny',
        ...settings,
      },
    },
  );
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
