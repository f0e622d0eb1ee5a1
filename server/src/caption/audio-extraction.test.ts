// @slow server/src/caption
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskStorage } from '#server/platform/storage/disk-storage.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import { ffmpeg } from '#testing/ffmpeg.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import { AudioExtraction } from './audio-extraction.ts';
import type { AudioTrack } from './transcriber.ts';

const run = promisify(execFile);

/** OpenAI's maximum size of a file. */
const LARGEST_BYTES = 25 * 1024 ** 2;
const MINUTES = 62;

// Creating an hour of audio is slow on a busy machine.
describe.runIf(ffmpeg)('the audio of a video', () => {
  let folder: string;
  let audioExtraction: AudioExtraction;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-sound-'));
    const storage = await DiskStorage.open({
      folder,
      links: new MediaLinks({ current: 'a secret of thirty-two characters or more' }),
    });
    const folders = new WorkFolders(join(folder, 'work'));
    audioExtraction = new AudioExtraction({ storage, folders, findFfmpeg: () => Promise.resolve(ffmpeg) });
    const path = storage.localPath('videos/long.mp4') ?? '';
    await mkdir(dirname(path), { recursive: true });
    // Silence, except for half a second at the start of each minute.
    const tone = `aevalsrc='if(lt(mod(t,60),1),gt(mod(t,60),0.5)*sin(2000*t),0)':s=16000:d=${MINUTES * 60}`;
    await run(ffmpeg ?? '', ['-v', 'error', '-f', 'lavfi', '-i', tone, '-c:a', 'aac', '-b:a', '16k', path]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const source = {
    videoKey: 'videos/long.mp4',
    duration: MINUTES * 60,
    signal: new AbortController().signal,
  };

  /** Returns the start of each tone in a file, in seconds. */
  async function tonesIn(path: string): Promise<number[]> {
    const { stderr } = await run(ffmpeg ?? '', [
      ...['-hide_banner', '-i', path, '-af', 'silencedetect=noise=-30dB:d=0.3', '-f', 'null', '-'],
    ]);
    return [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, second]) => Number(second));
  }

  it('is split into equal pieces that every service accepts, with their offsets', async () => {
    const heard = await audioExtraction.withAudio(source, 'm4a', async ({ pieces }) =>
      Promise.all(
        pieces.map(async ({ path, size, startsAt }) => ({ size, startsAt, tones: await tonesIn(path) })),
      ),
    );
    expect(heard.map(({ startsAt }) => startsAt)).toEqual([0, (MINUTES * 60) / 2]);
    for (const { size } of heard) expect(size).toBeLessThan(LARGEST_BYTES);
    const tones = heard.flatMap((piece) => piece.tones.map((second) => second + piece.startsAt));
    // The end of a piece also ends a silence.
    const minutes = tones
      .filter((second) => Math.abs((second % 60) - 0.5) < 0.2)
      .map((second) => second / 60);
    expect(minutes.map(Math.floor)).toEqual(Array.from({ length: MINUTES }, (_, minute) => minute));
  });

  it('is a single file for a local program', async () => {
    const header = await audioExtraction.withAudio(source, 'wav', async ({ pieces }: AudioTrack) => {
      expect(pieces).toMatchObject([{ startsAt: 0 }]);
      return (await readFile(pieces[0].path)).subarray(0, 36);
    });
    // RIFF header: PCM, one channel, 16 kHz, 16 bits.
    expect(header.toString('latin1', 0, 4) + header.toString('latin1', 8, 12)).toBe('RIFFWAVE');
    const numbers = [
      header.readUInt16LE(20),
      header.readUInt16LE(22),
      header.readUInt32LE(24),
      header.readUInt16LE(34),
    ];
    expect(numbers).toEqual([1, 1, 16_000, 16]);
  });
});
