import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from '#server/platform/common/free-port.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/server.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './measure.ts';
import type { Rate, Round } from './range-load.ts';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 200 * MEGABYTE;
const KEY = 'videos/bench.mp4';
const ROUNDS = 5;
const SECRET = '3b7f5a10c9e24d86b1f07d92e85c6a4f19d3082b';

const SHAPES = [
  { name: '1 MB ranges, 8 connections', range: MEGABYTE, connections: 8 },
  { name: 'whole file, 4 connections', range: null, connections: 4 },
];

/**
 * Compares serving a video from disk by range: the whole product against nginx with one process, with the same file and
 * client, alternating. The client runs in a separate thread.
 */
export async function range(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-range-'));
  try {
    return await withPostgres(async (url) => {
      const port = await freePort();
      const config = readConfig({
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: folder,
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        SECRET,
      });
      const logger = createLogger('silent');
      const school = await startServer({ config, logger, report: () => undefined });
      const file = join(folder, 'media', KEY);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, Buffer.alloc(FILE_BYTES, 'lectern'));
      const nginx = await startNginx(folder);
      try {
        const path = new MediaLinks({ current: SECRET }).sign(KEY);
        return await compare({ port, path }, { port: nginx.port, path: `/${KEY}` });
      } finally {
        await nginx.stop();
        await school.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Target = Pick<Round, 'port' | 'path'>;

async function compare(ours: Target, theirs: Target): Promise<boolean> {
  const rows: (string | number)[][] = [];
  const ratios: number[] = [];
  for (const { name, ...shape } of SHAPES) {
    const pairs: [Rate, Rate][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const common = { ...shape, size: FILE_BYTES, milliseconds: 1_500 };
      pairs.push([await load({ ...common, ...ours }), await load({ ...common, ...theirs })]);
    }
    const ratio = median(pairs.map(([our, their]) => our / their));
    ratios.push(ratio);
    const rate = (index: 0 | 1) => median(pairs.map((pair) => pair[index])) / MEGABYTE;
    rows.push([name, rate(0), rate(1), ratio]);
  }
  printTable(['shape', 'Lectern MB/s', 'nginx MB/s', 'ratio'], rows);
  return ratios.every((ratio) => ratio >= budgets.range.shareOfNginx);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function load(round: Round): Promise<Rate> {
  const worker = new Worker(new URL('./range-load.ts', import.meta.url), { workerData: round });
  const [rate] = (await once(worker, 'message')) as [Rate];
  await worker.terminate();
  return rate;
}

/** Starts an nginx process that serves the same folder with `sendfile`. */
async function startNginx(folder: string) {
  const port = await freePort();
  // The nginx worker may run under another account.
  await chmod(folder, 0o755);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(
    configuration,
    `worker_processes 1; daemon off; user root; pid ${folder}/nginx.pid; error_log /dev/null;
     events { worker_connections 100; }
     http {
       access_log off; sendfile on; keepalive_requests 1000000; types { video/mp4 mp4; }
       server { listen 127.0.0.1:${port}; root ${folder}/media; }
     }`,
  );
  const child = spawn('nginx', ['-c', configuration], { stdio: 'inherit' });
  await untilListening(port);
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
