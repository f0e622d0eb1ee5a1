import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sourceStreams } from './source-streams.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-ffprobe-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.runIf(process.platform !== 'win32')('a file with too many streams to list is refused', async () => {
  const ffprobe = join(folder, 'ffprobe');
  await writeFile(ffprobe, `#!/bin/sh\nyes '{ "index": 1, "codec_type": "data" },' | head -c 5000000\n`);
  await chmod(ffprobe, 0o755);
  const reading = sourceStreams(
    ffprobe,
    { path: '/video.mp4', container: 'mp4' },
    new AbortController().signal,
  );
  await expect(reading).rejects.toMatchObject({ fault: 'UNREADABLE' });
});
