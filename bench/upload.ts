import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { freePort } from '#server/platform/common/free-port.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './print-table.ts';
import { ask, startBenchSchool, type BenchSchool } from './school.ts';
import type { Sending } from './upload-load.ts';

const MEGABYTE = 1_000_000;
const FILE_BYTES = 400 * MEGABYTE;
/** The client's chunk size. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const ROUNDS = 3;
const FIXTURE = join(import.meta.dirname, '../server/src/platform/video/fixtures/h264.mp4');

const CREATE = `mutation C($input: CreateCourseInput!) { createCourse(input: $input) { id } }`;
const START = `mutation S($input: StartUploadsInput!) { startUploads(input: $input) { url } }`;

/**
 * Compares uploading a video from memory to disk: the whole product with the tus protocol, until the lecture has its
 * video, against a bare server that writes one request to a file. Both use the same file and the same client in a
 * separate thread, alternate, and end with the file on the disk. Returns whether the product is within budget.
 */
export async function upload(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-upload-'));
  try {
    const file = await makeVideo(folder);
    return await withPostgres(async (url) => {
      const school = await startBenchSchool(url, 'bench_upload', { ROLE: 'web' });
      const plain = await startPlainServer(folder);
      try {
        return await compare(file, school, plain.url);
      } finally {
        await plain.stop();
        await school.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(file: string, school: BenchSchool, plain: string): Promise<boolean> {
  const courseId = await createCourse(school);
  const shapes = [
    { name: 'in chunks of 8 MiB', isChecked: false },
    { name: 'in chunks of 8 MiB with checksums', isChecked: true },
  ];
  const rates: { ours: number; theirs: number }[][] = shapes.map(() => []);
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [index, { isChecked }] of shapes.entries()) {
      const url = await openUpload(school, courseId);
      const headers = { cookie: school.admin.cookieHeader() };
      const ours = await send({ file, url, headers, chunk: CHUNK_BYTES, isChecked });
      const theirs = await send({ file, url: plain, headers: {}, chunk: null, isChecked: false });
      if (round >= 0) rates[index]?.push({ ours, theirs });
    }
  }
  const rows = shapes.map(({ name }, index) => {
    const pairs = rates[index] ?? [];
    const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
    return [name, median(pairs.map(({ ours }) => ours)), median(pairs.map(({ theirs }) => theirs)), ratio];
  });
  console.log(`\nMB/s of ${FILE_BYTES / MEGABYTE} MB, median of ${ROUNDS} rounds\n`);
  printTable(['', 'Lectern', 'node:http to a file', 'ratio'], rows);
  return rows.every((row) => Number(row.at(-1)) >= budgets.upload.shareOfPlain);
}

/** Sends the file once. Returns megabytes a second. */
async function send(sending: Sending): Promise<number> {
  const worker = new Worker(new URL('./upload-load.ts', import.meta.url), { workerData: sending });
  const [milliseconds] = (await once(worker, 'message')) as [number];
  await worker.terminate();
  return FILE_BYTES / MEGABYTE / (milliseconds / 1_000);
}

/** Makes a short video, padded with an unused box. */
async function makeVideo(folder: string): Promise<string> {
  const path = join(folder, 'video.mp4');
  const short = await readFile(FIXTURE);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(FILE_BYTES - short.length, 0);
  header.write('free', 4);
  const file = await open(path, 'w');
  await file.write(Buffer.concat([short, header]));
  const block = Buffer.alloc(MEGABYTE, 'lectern');
  for (let at = short.length + 8; at < FILE_BYTES; at += block.length) {
    await file.write(block.subarray(0, FILE_BYTES - at), 0, undefined, at);
  }
  await file.close();
  return path;
}

async function startPlainServer(folder: string) {
  const port = await freePort();
  let count = 0;
  const server = createServer((request, response) => {
    const path = join(folder, `plain-${(count += 1)}`);
    pipeline(request, createWriteStream(path, { flush: true })).then(
      async () => {
        response.writeHead(204).end();
        await rm(path);
      },
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function createCourse({ admin }: BenchSchool): Promise<string> {
  const input = { title: 'Bench', description: '', category: '', instructor: '', publish: false };
  const { createCourse: course } = (await ask(admin, CREATE, { input })) as { createCourse: { id: string } };
  return course.id;
}

async function openUpload({ admin, url }: BenchSchool, courseId: string): Promise<string> {
  const input = { courseId, files: [{ fileName: 'bench.mp4', size: FILE_BYTES }] };
  const { startUploads } = (await ask(admin, START, { input })) as { startUploads: { url: string }[] };
  return new URL(startUploads[0]?.url ?? '', url).href;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
