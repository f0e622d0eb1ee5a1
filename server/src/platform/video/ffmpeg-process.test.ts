import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { runFfmpeg } from './ffmpeg-process.ts';
import { LIMITS } from './ffmpeg-run.test-helper.ts';

// A shell script stands in for ffmpeg. Windows has no shell that could run either.
describe.skipIf(process.platform === 'win32')('a run of ffmpeg', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-run-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function program(script: string): Promise<string> {
    const path = join(folder, 'program');
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return path;
  }

  async function run(script: string, signal = new AbortController().signal): Promise<number[]> {
    const progress: number[] = [];
    await runFfmpeg({
      ffmpeg: await program(script),
      arguments: [],
      limits: LIMITS,
      signal,
      onProgress: (seconds) => progress.push(seconds),
    });
    return progress;
  }

  it('reports progress once it is known', async () => {
    const lines = [
      'frame=1',
      'out_time_us=N/A',
      'out_time_us=1500000',
      'progress=continue',
      'out_time_us=3000000',
    ];
    expect(await run(lines.map((line) => `echo '${line}'`).join('\n'))).toEqual([1.5, 3]);
  });

  it('does not inherit the environment, which contains secrets', async () => {
    process.env.LECTERN_TEST_SECRET = 'secret';
    const path = join(folder, 'environment');
    await run(`env > '${path}'`);
    delete process.env.LECTERN_TEST_SECRET;
    expect(await readFile(path, 'utf8')).not.toContain('secret');
  });

  it.each([
    ['DISK_FULL', `echo 'av_interleaved_write_frame(): No space left on device' >&2; exit 228`],
    ['DISK_FULL', `echo 'Error writing trailer: Disk quota exceeded' >&2; exit 1`],
    ['TOO_LARGE', `echo 'Error initializing output stream: Cannot allocate memory' >&2; exit 1`],
    ['TOO_LARGE', `kill -XFSZ $$`],
    ['UNKNOWN_CODEC', `echo 'Decoder (codec 32797) not found for input stream' >&2; exit 1`],
    ['TRUNCATED', `echo 'moov atom not found' >&2; exit 1`],
    ['DAMAGED', 'exit 69'],
    ['DAMAGED', `echo 'Error while decoding stream #0:0: Invalid data found' >&2; exit 1`],
    // An external kill, whatever errors came before it.
    ['INTERNAL', `echo 'Error while decoding stream #0:0: Invalid data found' >&2; kill -9 $$`],
    ['INTERNAL', 'exit 1'],
  ])('fails with %s: %s', async (fault, script) => {
    await expect(run(script)).rejects.toMatchObject({ fault });
  });

  it('does not start if it is already aborted', async () => {
    const path = join(folder, 'begun');
    const reason = new Error('called off');
    await expect(run(`touch '${path}'`, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(readFile(path)).rejects.toThrow('ENOENT');
  });

  it('ends with its parent process, even if the parent is killed', async () => {
    const note = join(folder, 'pid');
    const path = await program(`echo $$ > '${note}'; exec sleep 60`);
    const helper = fork(join(import.meta.dirname, 'ffmpeg-run.test-helper.ts'), [path], {
      execArgv: ['--import', 'tsx'],
    });
    const pid = await eventually(async () => {
      const text = await readFile(note, 'utf8');
      expect(text).toMatch(/^\d+\n$/);
      return Number(text);
    });
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(isThere()).toBe(true);
    helper.kill('SIGKILL');
    await once(helper, 'exit');
    await expect.poll(isThere).toBe(false);
  });
});
