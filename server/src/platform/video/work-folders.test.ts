import { spawnSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WorkFolders } from './work-folders.ts';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

let root: string;
beforeEach(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'lectern-work-')), 'processing');
});
afterEach(() => rm(join(root, '..'), { recursive: true }));

/** Creates a leftover folder of a process with an output file. Both were last written at `time`. */
async function leave(host: string, pid: number, time: Date): Promise<string> {
  const name = `${host}~${pid}~1~left`;
  const folder = join(root, name);
  const files = join(folder, 'output');
  await mkdir(files, { recursive: true });
  await writeFile(join(files, '720p.mp4'), 'half of it');
  for (const path of [join(files, '720p.mp4'), files, folder]) await utimes(path, time, time);
  return name;
}

/** Returns the id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

it('a work folder exists during the work and is removed after success and failure', async () => {
  const folders = new WorkFolders(root);
  const used = await folders.use(async (folder) => {
    await writeFile(join(folder, 'source'), 'bytes');
    return folder;
  });
  await expect(access(used)).rejects.toThrow('ENOENT');
  const failing = folders.use(async (folder) => {
    await writeFile(join(folder, 'source'), 'bytes');
    throw new Error('no good');
  });
  await expect(failing).rejects.toThrow('no good');
  expect(await readdir(root)).toEqual([]);
});

it('the folder of a killed process is removed by the next work', async () => {
  const left = await leave(hostname(), deadPid(), new Date());
  const names = await new WorkFolders(root).use(() => readdir(root));
  expect(names).toHaveLength(1);
  expect(names).not.toContain(left);
});

it('the folder of another machine is removed after a day without writes', async () => {
  const left = await leave('container-of-yesterday', 1, TWO_DAYS_AGO);
  expect(await new WorkFolders(root).use(() => readdir(root))).not.toContain(left);
});

it('the folders of other processes stay as long as they are written to', async () => {
  const elsewhere = await leave('other-machine', 1, TWO_DAYS_AGO);
  await writeFile(join(root, elsewhere, 'output', '720p.mp4'), 'more of it');
  const here = await leave(hostname(), process.ppid, new Date());
  expect(await new WorkFolders(root).use(() => readdir(root))).toEqual(
    expect.arrayContaining([elsewhere, here]),
  );
});
