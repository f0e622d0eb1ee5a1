// @slow server/src/main.ts server/src/server.ts server/src/container.ts server/src/config.ts
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoCourses } from '#demo/courses.ts';
import { endProcess, outputOf, startProcess, untilReady } from '#testing/built-process.ts';
import { buildServer, type BuiltServer } from '#testing/built-server.ts';
import { dataOf, tryRegister } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runtime } from '../../scripts/lib/runtime.mjs';
import { freePort } from './platform/common/free-port.ts';

/** A server in its own process with the embedded PostgreSQL, as started by `npm start`. */
interface ServerProcess {
  child: ChildProcess;
  output: () => string;
  client: HttpClient;
}

let built: BuiltServer;
let folder: string;
let port: number;
let children: ChildProcess[];

beforeAll(async () => {
  built = await buildServer(join(import.meta.dirname, 'main.ts'));
});
afterAll(() => built.remove());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-process-'));
  port = await freePort();
  children = [];
});
afterEach(async () => {
  for (const child of children) await endProcess(child, 'SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

function launch(settings: Record<string, string> = {}): ServerProcess {
  const { DATABASE_URL: _, ...environment } = built.environment;
  const command = [process.execPath, ...built.nodeArguments, built.file];
  const child = startProcess(
    { command, environment },
    { NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, DEMO_SEED: 'false', ...settings },
  );
  children.push(child);
  return { child, output: outputOf(child), client: new HttpClient(`http://localhost:${port}`) };
}

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  const server = launch(settings);
  await untilReady(server.child);
  return server;
}

/** Waits for a start that fails. Returns its terminal output. */
async function failedStart(settings: Record<string, string>): Promise<string> {
  const { child, output } = launch(settings);
  // After its exit, the last output may still be on its way.
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  return output();
}

async function register(client: HttpClient, email: string) {
  return dataOf(await tryRegister(client, { email })).register;
}

describe('a server process', () => {
  it('keeps all acknowledged data when it is killed, and takes over its PostgreSQL at the next start', async () => {
    const first = await start();
    await expect
      .poll(first.output)
      .toContain(`http://localhost:${port}/setup?next=%2Fadmin%2Fsettings%2Ffirst-steps#`);
    const before = await register(first.client, 'kim@example.com');
    await endProcess(first.child, 'SIGKILL');

    const second = await start();
    const { data } = await second.client.graphql<{ login: { id: string } }>(
      'mutation { login(input: { email: "kim@example.com", password: "Lectern#1" }) { id } }',
    );
    expect(data?.login.id).toBe(before.id);
    expect((await second.client.fetch(before.avatar.url)).status).toBe(200);
    // The session from before the crash exists, too.
    const { data: me } = await new HttpClient(`http://localhost:${port}`).graphql('{ me { id } }');
    expect(me).toEqual({ me: null });
    expect((await first.client.graphql<{ me: { id: string } }>('{ me { id } }')).data?.me.id).toBe(before.id);
  });

  it('leaves nothing half done of an unacknowledged request when it is killed', async () => {
    const first = await start();
    const email = 'half@example.com';
    const answer = register(first.client, email).catch(() => null);
    await endProcess(first.child, 'SIGKILL');
    const registered = await answer;

    const second = await start();
    const { data } = await second.client.graphql<{ login: { id: string } | null }>(
      `mutation { login(input: { email: "${email}", password: "Lectern#1" }) { id } }`,
    );
    expect(data?.login?.id).toBe(registered?.id);
    if (!registered) expect(await readdir(join(folder, 'media', '.incoming'))).toEqual([]);
  });

  it('stops gracefully on SIGTERM', async () => {
    const { child, output } = await start();
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
    expect(output()).toContain('Stopping (SIGTERM)');
  });

  it('stops gracefully during the start, and leaves no PostgreSQL behind', async () => {
    const { child, output } = launch({ DEMO_SEED: 'true' });
    await expect.poll(output).toContain('Adding demo course 1');
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
    expect(output()).not.toContain('Lectern is ready');
    // All courses could take longer than a process has to stop.
    expect(output()).not.toContain(`Adding demo course ${demoCourses.length} `);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('restarts a PostgreSQL that was killed, with all acknowledged data', async () => {
    const { child, client } = await start();
    const { id } = await register(client, 'kim@example.com');
    const postmaster = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(postmaster.split('\n', 1)[0]), 'SIGKILL');

    const pidFile = () =>
      readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => postmaster);
    const pidNow = async () => (await pidFile()).split('\n', 1)[0];
    await expect.poll(pidNow).not.toBe(postmaster.split('\n', 1)[0]);
    await expect.poll(async () => (await client.fetch('/readyz')).status).toBe(200);
    const { data } = await client.graphql<{ me: { id: string } }>('{ me { id } }');
    expect(data?.me.id).toBe(id);
    expect(await endProcess(child, 'SIGTERM')).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('refuses to run on a Node.js without the newest security fixes', async () => {
    const older =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '24.9.0' } })";
    const output = await failedStart({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(older)}`,
    });
    expect(output).toContain(`Lectern needs Node ${runtime.secureSince} or newer`);
  });

  it('names the port that is taken', async () => {
    const squatter = createServer().listen(port);
    await once(squatter, 'listening');
    try {
      const output = await failedStart({});
      expect(output.trim()).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
    } finally {
      squatter.close();
    }
  });

  it('reports an unreachable database, without its password', async () => {
    const output = await failedStart({ DATABASE_URL: 'postgresql://lectern:hunter2@127.0.0.1:1/lectern' });
    expect(output).toContain('The database at 127.0.0.1:1 cannot be reached.');
    expect(output).not.toContain('hunter2');
    expect(output).not.toContain('    at ');
  });

  it('lists all invalid settings at once', async () => {
    const output = await failedStart({ PORT: 'many', S3_BUCKET: 'videos', LOG_LEVEL: 'loud' });
    expect(output).toContain('PORT must be a whole number');
    expect(output).toContain('LOG_LEVEL must be');
  });

  it('refuses a data folder that another Lectern uses', async () => {
    await start();
    const output = await failedStart({ PORT: String(await freePort()) });
    expect(output).toContain('is in use by another running Lectern');
  });

  it('runs beside another one with a different port and folder', async () => {
    const other = await mkdtemp(join(tmpdir(), 'lectern-process-'));
    const otherPort = await freePort();
    await start();
    const second = launch({ PORT: String(otherPort), DATA_DIR: other });
    await expect.poll(second.output).toContain(`Lectern is ready: http://localhost:${otherPort}`);
    await endProcess(second.child, 'SIGTERM');
    await rm(other, { recursive: true, force: true });
  });
});
