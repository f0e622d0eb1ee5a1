import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/platform/common/free-port.ts';
import { builtProduct, endProcess, startProcess } from '#testing/built-process.ts';

/** The secret that the product signs links with. */
export const SECRET = '3b7f5a10c9e24d86b1f07d92e85c6a4f19d3082b';

/** A server in a separate process. */
export interface Running {
  port: number;
  process: ChildProcess;
}

/** Starts the built product as in production, with a database and a data folder. It logs to a file in the folder. */
export async function startProduct(
  database: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  // Logging is part of the cost of a request. It goes to a file, as in production.
  const log = await open(join(folder, 'log'), 'w');
  const server = startProcess(
    builtProduct,
    {
      NODE_ENV: 'production',
      ROLE: 'web',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      DATABASE_URL: database,
      SECRET,
      STRIPE_SECRET_KEY: 'sk_test_bench',
      STRIPE_WEBHOOK_SECRET: 'whsec_bench',
      SMTP_URL: 'smtp://127.0.0.1:9',
      VIDEO_ENGINE: 'mediabunny',
      ...settings,
    },
    log.fd,
  );
  await log.close();
  return untilItListens(server, port);
}

/** Waits until a server answers queries. Throws if its process ends before. */
export async function untilItListens(server: ChildProcess, port: number): Promise<Running> {
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

/** Stops a server gracefully. */
export async function stop({ process }: Running): Promise<void> {
  await endProcess(process, 'SIGTERM');
}

/** Processor time of a server so far, in ms. */
export function cpuOf({ process: { pid = 0 } }: Running): Promise<number> {
  return cpuOfProcess(pid);
}

/** Processor time of a process so far, in ms. */
export async function cpuOfProcess(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory of a server's process, in MB. */
export async function memoryOf({ process: { pid = 0 } }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return (Number(kibibytes) * 1024) / 1e6;
}
