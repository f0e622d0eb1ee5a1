// @slow server/src/platform/common
import { ChildProcess, execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { glob, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFork, startProgram } from './children.ts';
import type { Outcomes } from './children.test-helper.ts';

const run = promisify(execFile);
const source = join(import.meta.dirname, '../..');
const unavailable = { code: 'SERVICE_UNAVAILABLE' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a child that cannot start throws SERVICE_UNAVAILABLE', () => {
  const error = (code: string) => Object.assign(new Error(`spawn ${code}`), { code, syscall: 'spawn' });

  it.each(['EMFILE', 'EAGAIN', 'ENOMEM'])('%s, thrown or emitted', async (code) => {
    const spawn = vi.spyOn(ChildProcess.prototype as unknown as { spawn: () => number }, 'spawn');
    spawn.mockImplementation(() => {
      throw error(code);
    });
    await expect(startProgram('/bin/sh', [], {})).rejects.toMatchObject(unavailable);
    await expect(startFork(new URL('file:///none.js'), {})).rejects.toMatchObject(unavailable);
    spawn.mockImplementation(function (this: unknown) {
      process.nextTick(() => (this as ChildProcess).emit('error', error(code)));
      return -24;
    });
    await expect(startProgram('/bin/sh', [], {})).rejects.toMatchObject(unavailable);
    await expect(startFork(new URL('file:///none.js'), {})).rejects.toMatchObject(unavailable);
  });
});

it.skipIf(process.platform === 'win32')(
  'a process without file descriptors refuses work that needs a child, survives, and does the work later',
  async () => {
    const program = join(import.meta.dirname, 'children.test-helper.ts');
    const video = join(source, 'platform/video/fixtures/h264.mp4');
    const node = [process.execPath, '--import=reflect-metadata', '--import=tsx', program, video];
    const { stdout } = await run('/bin/sh', ['-c', 'ulimit -n 512; exec "$@"', 'sh', ...node]);
    const all = (outcome: string) => ({
      probe: outcome,
      ffmpeg: outcome,
      transcription: outcome,
      hash: outcome,
    });
    const outcomes: Outcomes = {
      before: all('done'),
      meanwhile: all('SERVICE_UNAVAILABLE'),
      after: all('done'),
    };
    expect(JSON.parse(stdout)).toEqual(outcomes);
  },
);

/** Files that wait for a program to end: its failure to start rejects, or is caught. */
const AWAITED = ['platform/db/embedded-postgres.ts', 'platform/video/find-ffmpeg.ts'];

it('processes and threads are started in one place', async () => {
  const places: string[] = [];
  for await (const file of glob(`${source}/**/*.ts`, { exclude: ['**/*.test.ts', '**/*.test-helper.ts'] })) {
    const text = await readFile(file, 'utf8');
    const isStarting =
      /^import (?!type)[^;]*\b(?:spawn|fork|exec|execFile|execFileSync|spawnSync|Worker)\b[^;]*from 'node:(?:child_process|worker_threads)'/m;
    if (isStarting.test(text)) places.push(relative(source, file));
  }
  expect(places.sort()).toEqual(['platform/common/children.ts', ...AWAITED].sort());
});
