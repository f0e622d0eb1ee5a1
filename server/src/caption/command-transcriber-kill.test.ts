import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';

const run = promisify(execFile);

/** Returns the processes that are still running. A zombie has ended, but its parent has not collected it. */
async function running(pids: string[]): Promise<string[]> {
  const { stdout } = await run('ps', ['-eo', 'pid=,stat=']);
  const found = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return pids.filter((pid) => found.some(([id, state]) => id === pid && !state?.startsWith('Z')));
}

it.skipIf(process.platform === 'win32')(
  'a command ends with its child processes when the server is killed',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-command-'));
    const note = join(folder, 'pids');
    const command = `sleep 60 & echo "$$ $!" > '${note}'; wait`;
    const helper = fork(
      fileURLToPath(new URL('./command-transcriber-run.test-helper.ts', import.meta.url)),
      [command, join(folder, 'sound.wav')],
      { execArgv: ['--import', 'tsx'] },
    );
    try {
      const pids = await eventually(async () => {
        const text = await readFile(note, 'utf8');
        expect(text).toMatch(/^\d+ \d+\n$/);
        return text.trim().split(' ');
      });
      expect(await running(pids)).toEqual(pids);
      helper.kill('SIGKILL');
      await once(helper, 'exit');
      await expect.poll(() => running(pids)).toEqual([]);
    } finally {
      helper.kill('SIGKILL');
      await rm(folder, { recursive: true });
    }
  },
);
