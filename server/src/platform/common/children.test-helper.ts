import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inHashThread } from '#server/auth/hash-threads.ts';
import { CommandTranscriber } from '#server/caption/command-transcriber.ts';
import { runFfmpeg } from '#server/platform/video/ffmpeg-process.ts';
import { VideoProber } from '#server/platform/video/video-prober.ts';
import { toSafeError } from './safe-error.ts';

/** The output of the program: the outcome of each attempt, by its name. */
export type Outcomes = Record<'before' | 'meanwhile' | 'after', Record<string, string>>;

/** A program of its own. It starts each kind of process and thread before, during and after a lack of file descriptors. */
const { signal } = new AbortController();
const [, , video = ''] = process.argv;

const attempts: Record<string, (bytes: Buffer) => Promise<unknown>> = {
  probe: (bytes) =>
    new VideoProber().probe((start, end) => Promise.resolve(bytes.subarray(start, end)), bytes.length),
  ffmpeg: () =>
    runFfmpeg({
      ffmpeg: '/bin/true',
      arguments: [],
      limits: { seconds: 60, memoryBytes: 1e9, fileBytes: 1e6 },
      signal,
      onProgress: () => undefined,
    }),
  transcription: () =>
    new CommandTranscriber({
      command: `printf 'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n'`,
      language: 'en',
    }).transcribe({ pieces: [{ path: '/dev/null', size: 0, startsAt: 0 }], timeLimitSeconds: 60 }, signal),
  hash: () => inHashThread({ password: 'password', options: { timeCost: 2 } }),
};

/**
 * Makes each attempt `times` times at once and returns the outcomes by name. More attempts than idle processes force
 * new starts.
 */
async function tryAll(bytes: Buffer, times: number): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const results = await Promise.allSettled(Array.from({ length: times }, () => attempt(bytes)));
    const failure = results.find((result) => result.status === 'rejected');
    outcomes[name] = failure ? toSafeError(failure.reason).code : 'done';
  }
  return outcomes;
}

function openAll(): number[] {
  const opened: number[] = [];
  for (;;) {
    try {
      opened.push(openSync('/dev/null', 'r'));
    } catch {
      return opened;
    }
  }
}

const bytes = await readFile(video);
const before = await tryAll(bytes, 1);
const opened = openAll();
const meanwhile = await tryAll(bytes, 2);
for (const descriptor of opened) closeSync(descriptor);
const after = await tryAll(bytes, 3);
const outcomes: Outcomes = { before, meanwhile, after };
process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
