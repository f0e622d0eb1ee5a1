import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '#server/platform/common/children.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { VideoFaultError } from './video-fault.ts';

/** How much of this machine one run may take. */
export interface FfmpegLimits {
  seconds: number;
  /** Of address space; kept on Linux only. */
  memoryBytes: number;
  /** Of each file that it writes. */
  fileBytes: number;
}

interface FfmpegRun {
  /** Absolute path of the program. */
  ffmpeg: string;
  arguments: string[];
  limits: FfmpegLimits;
  /** Ends the run, which then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Told once a second how far it is in the video, in seconds. */
  onProgress: (seconds: number) => void;
}

/**
 * Sets the limits, begins, and waits: for the end of the program, or for the end of our input, which comes when the run
 * is to be ended and also when we are killed ourselves. Without this, the program would go on for hours with nobody to
 * take what it makes. Systems that know no limit of memory (macOS) go without that one. What it has begun it also waits
 * for: a container's first process, to which orphans go, would leave them as zombies.
 */
const SCRIPT = `
ulimit -v "$1" 2>/dev/null
ulimit -f "$2" || exit 1
ulimit -c 0
shift 2
exec 3<&0
nice -n 19 "$@" </dev/null 3<&- &
program=$!
{ read -r _ <&3; kill -9 "$program"; } >/dev/null 2>&1 &
guard=$!
wait "$program"
status=$?
kill "$guard" 2>/dev/null
wait "$guard" 2>/dev/null
exit "$status"
`;

/** It needs none of our settings, and they hold secrets. One arena keeps its address space near the memory it uses. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', MALLOC_ARENA_MAX: '1' };

/** By POSIX, `ulimit -f` counts in these. */
const BLOCK_BYTES = 512;
const KEPT_MESSAGES = 4096;
/** What a shell says of a program that SIGXFSZ has ended: it went over the limit of its files. */
const FILE_TOO_LARGE = 128 + 25;
/** How ffmpeg ends when more than two thirds of what it read could not be decoded (its `-max_error_rate`). */
const TOO_MANY_ERRORS = 69;

/** Runs ffmpeg within limits. Throws a VideoFaultError that says why it failed, SERVICE_UNAVAILABLE when it cannot be started now. */
export async function runFfmpeg(run: FfmpegRun): Promise<void> {
  const { limits, signal } = run;
  signal.throwIfAborted();
  const [memory, blocks] = [limits.memoryBytes / 1024, limits.fileBytes / BLOCK_BYTES].map(Math.ceil);
  const shell = await startProgram(
    '/bin/sh',
    ['-c', SCRIPT, 'sh', String(memory), String(blocks), run.ffmpeg, ...run.arguments],
    { env: ENVIRONMENT },
  );
  // The shell may have ended before its input does.
  shell.stdin.on('error', () => undefined);
  let messages = '';
  shell.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-KEPT_MESSAGES);
  });
  createInterface(shell.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds) run.onProgress(Number(microseconds) / 1e6);
  });

  let isOverTime = false;
  const end = () => shell.stdin.end();
  const timer = setTimeout(() => {
    isOverTime = true;
    end();
  }, limits.seconds * 1000);
  signal.addEventListener('abort', end, { once: true });
  // While it was started.
  if (signal.aborted) end();
  try {
    const [code] = (await once(shell, 'close')) as [number | null];
    signal.throwIfAborted();
    if (isOverTime) throw new VideoFaultError('TIME_OVER', new Error(`ffmpeg took over ${limits.seconds} s`));
    if (code !== 0) throw failure(code, messages);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** What ffmpeg says, by what it means. */
const MESSAGES: readonly [VideoFault, readonly string[]][] = [
  ['DISK_FULL', ['No space left on device', 'Disk quota exceeded']],
  ['TOO_LARGE', ['Cannot allocate memory', 'malloc of size', 'failed to map segment']],
  ['UNKNOWN_CODEC', ['Decoder (codec', 'Unknown decoder', 'Could not find codec parameters']],
  ['TRUNCATED', ['moov atom not found', 'End of file']],
  ['DAMAGED', ['Error while decoding', 'Error submitting packet to decoder']],
];

function failure(code: number | null, messages: string): VideoFaultError {
  const cause = new Error(`ffmpeg ended with ${code}: ${messages.trim()}`);
  if (code === FILE_TOO_LARGE) return new VideoFaultError('TOO_LARGE', cause);
  if (code === TOO_MANY_ERRORS) return new VideoFaultError('DAMAGED', cause);
  // That says nothing of the video, whatever was wrong with it before.
  if (code === null || isSignal(code)) return new VideoFaultError('INTERNAL', cause);
  const [fault = 'INTERNAL'] =
    MESSAGES.find(([, texts]) => texts.some((text) => messages.includes(text))) ?? [];
  return new VideoFaultError(fault, cause);
}

/** Whether a shell says by this that a program was ended by a signal; newer versions of ffmpeg end with codes above. */
function isSignal(code: number): boolean {
  return code > 128 && code < 160;
}
