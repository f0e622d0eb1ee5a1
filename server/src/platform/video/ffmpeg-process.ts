import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startProgram } from '#server/platform/common/children.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { VideoFaultError } from './video-fault.ts';

/** Resource limits of a run. */
export interface FfmpegLimits {
  seconds: number;
  /** Limit of the address space. Enforced on Linux only. */
  memoryBytes: number;
  /** Maximum size of each output file. */
  fileBytes: number;
}

interface FfmpegRun {
  /** Absolute path of ffmpeg, or of ffprobe. */
  ffmpeg: string;
  arguments: string[];
  limits: FfmpegLimits;
  /** Aborts the run, which then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called once a second with the position in the video, in seconds. */
  onProgress?: (seconds: number) => void;
  /** Called with each line that the program prints. */
  onLine?: (line: string) => void;
}

/**
 * Sets the limits, starts the program, and waits for its end or for the end of stdin. Stdin ends when the run is
 * aborted and also when this process is killed. Otherwise ffmpeg would continue for hours without a consumer. Systems
 * without a memory limit (macOS) skip it. The script also waits for its own children: the first process of a container
 * adopts orphans and would leave them as zombies.
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

/**
 * The server's environment contains secrets and is not passed on. With a single arena the address space stays close to
 * the memory in use.
 */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', MALLOC_ARENA_MAX: '1' };

/** The unit of `ulimit -f` in POSIX. */
const BLOCK_BYTES = 512;
const KEPT_MESSAGES = 4096;
/** Exit code of a shell whose program was ended by SIGXFSZ because a file exceeded the limit. */
const FILE_TOO_LARGE = 128 + 25;
/** Exit code of ffmpeg if more than two thirds of the input could not be decoded (`-max_error_rate`). */
const TOO_MANY_ERRORS = 69;

/**
 * Runs ffmpeg within limits. Throws a VideoFaultError with the reason of a failure, or SERVICE_UNAVAILABLE if no
 * process can be started now.
 */
export async function runFfmpeg(run: FfmpegRun): Promise<void> {
  const { limits, signal } = run;
  signal.throwIfAborted();
  const [memory, blocks] = [limits.memoryBytes / 1024, limits.fileBytes / BLOCK_BYTES].map(Math.ceil);
  const shell = await startProgram(
    '/bin/sh',
    ['-c', SCRIPT, 'sh', String(memory), String(blocks), run.ffmpeg, ...run.arguments],
    { env: ENVIRONMENT },
  );
  // The shell may end before its input does.
  shell.stdin.on('error', () => undefined);
  let messages = '';
  shell.stderr.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-KEPT_MESSAGES);
  });
  createInterface(shell.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds) run.onProgress?.(Number(microseconds) / 1e6);
    run.onLine?.(line);
  });

  let isOverTime = false;
  const end = () => shell.stdin.end();
  const timer = setTimeout(() => {
    isOverTime = true;
    end();
  }, limits.seconds * 1000);
  signal.addEventListener('abort', end, { once: true });
  // The abort may come while the process starts.
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

/** Messages of ffmpeg by fault. */
const MESSAGES: readonly [VideoFault, readonly string[]][] = [
  ['DISK_FULL', ['No space left on device', 'Disk quota exceeded']],
  ['TOO_LARGE', ['Cannot allocate memory', 'malloc of size', 'failed to map segment']],
  ['UNKNOWN_CODEC', ['Decoder (codec', 'Unknown decoder', 'Could not find codec parameters']],
  ['TRUNCATED', ['moov atom not found']],
  ['DAMAGED', ['Error while decoding', 'Error submitting packet to decoder', 'End of file']],
];

function failure(code: number | null, messages: string): VideoFaultError {
  const cause = new Error(`ffmpeg ended with ${code}: ${messages.trim()}`);
  if (code === FILE_TOO_LARGE) return new VideoFaultError('TOO_LARGE', cause);
  if (code === TOO_MANY_ERRORS) return new VideoFaultError('DAMAGED', cause);
  // A signal says nothing about the video, whatever errors came before it.
  if (code === null || isSignal(code)) return new VideoFaultError('INTERNAL', cause);
  const [fault = 'INTERNAL'] =
    MESSAGES.find(([, texts]) => texts.some((text) => messages.includes(text))) ?? [];
  return new VideoFaultError(fault, cause);
}

/** Whether an exit code of the shell means that a signal ended the program. Newer versions of ffmpeg exit with higher codes. */
function isSignal(code: number): boolean {
  return code > 128 && code < 160;
}
