import { runFfmpeg } from './ffmpeg-process.ts';

/** More than a small script needs. */
export const LIMITS = { seconds: 60, memoryBytes: 2 ** 30, fileBytes: 2 ** 20 };

// Runs the given program in a child process.
const [, , ffmpeg, ...args] = process.argv;
if (process.send && ffmpeg) {
  await runFfmpeg({
    ffmpeg,
    arguments: args,
    limits: LIMITS,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  process.disconnect();
}
