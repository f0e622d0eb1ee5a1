import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const run = promisify(execFile);
const withCode = (code: string) => Object.assign(new Error(code), { code });

it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('%s means that the disk is full', (code) => {
  expect(isDiskFull(withCode(code))).toBe(true);
});

it.each([withCode('EIO'), new Error('ENOSPC'), null, { code: 'ENOSPC' }])(
  '%s does not mean that the disk is full',
  (error) => {
    expect(isDiskFull(error)).toBe(false);
  },
);

it.skipIf(process.platform === 'win32')('a write over the file size limit is recognized', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-full-'));
  try {
    const write = `fs.promises.writeFile('film', Buffer.alloc(8192)).catch(({ code }) => console.log(code))`;
    const limited = 'ulimit -f 8 && exec "$0" -e "$1"';
    const { stdout } = await run('/bin/sh', ['-c', limited, process.execPath, write], { cwd: folder });
    expect(isDiskFull(withCode(stdout.trim()))).toBe(true);
    expect(await readFile(join(folder, 'film'))).toHaveLength(4096);
  } finally {
    await rm(folder, { recursive: true });
  }
});
