import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { startFork } from '#server/platform/common/children.ts';
import { processorTime } from '#server/platform/common/processor-time.ts';
import type { ReadBytes } from './iso-boxes.ts';
import type { Verdict, VideoFacts } from './probe-facts.ts';
import type { ProbeMessage, ProbeRequest } from './probe-process.ts';
import { VideoFaultError } from './video-fault.ts';

/** The program beside this file, as source or built. */
const PROGRAM = new URL(`./probe-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** An idle process is kept this long for the next video, because the videos of a course often arrive together. */
const IDLE_MS = 10_000;

/** Minimum interval between two reads of a process's CPU time. */
const SHORTEST_WAIT_MS = 50;

/** Resource limits of a probe. */
interface ProbeLimits {
  heapMegabytes: number;
  /** Time limit by file size in bytes. */
  milliseconds: (size: number) => number;
  /** Limit of CPU time between two messages of the process, by the number of bytes read so far. */
  silentMilliseconds: (bytesRead: number) => number;
}

/**
 * A video of twelve hours at 60 frames per second needs two thirds of the memory, and two seconds after 30 MB of index.
 * Recordings without an index are read completely. On malicious or truncated files the library can loop forever over
 * the last bytes.
 */
const LIMITS: ProbeLimits = {
  heapMegabytes: 384,
  milliseconds: (size) => 30_000 + size / 10_000,
  silentMilliseconds: (bytesRead) => 3_000 + bytesRead / 1_000,
};

/**
 * Examines videos in a child process. Reading the index of a malicious file may never end or may exhaust the memory,
 * which ends the process with all its threads.
 */
export class VideoProber {
  private probes = 0;
  private idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

  constructor(private readonly limits = LIMITS) {}

  /**
   * Examines a file of `size` bytes by its index and its last frame.
   *
   * @throws VideoFaultError if it is not a playable video. Error if the process ends for a reason other than the video.
   *   SERVICE_UNAVAILABLE if no process can be started now. The error of `read`.
   */
  async probe(read: ReadBytes, size: number): Promise<VideoFacts> {
    const child = this.take() ?? (await this.start());
    const probe = ++this.probes;
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const giveUp = (what: string) =>
      reject(new VideoFaultError('UNREADABLE', new Error(`The probe exceeded its ${what} limit`)));
    let silence: NodeJS.Timeout | undefined;
    let isOver = false;
    let reads = 0;
    let bytesRead = 0;
    const awaitMessage = (limit: number, before = processorTime(child.pid)) => {
      silence = setTimeout(() => {
        const now = processorTime(child.pid);
        const left = now === null || before === null ? 0 : limit - (now - before);
        if (left <= 0) giveUp('time');
        else awaitMessage(Math.max(left, SHORTEST_WAIT_MS), now);
      }, limit);
    };
    const answer = (message: ProbeMessage) => {
      // A read-ahead of the previous video.
      if (message.probe !== probe) return;
      clearTimeout(silence);
      if ('verdict' in message) return resolve(message.verdict);
      reads += 1;
      const give = (bytes: Uint8Array) => {
        if (isOver) return;
        send(child, { read: message.read, bytes });
        reads -= 1;
        bytesRead += bytes.length;
        // The time of the server's own reads does not count.
        if (reads === 0) awaitMessage(this.limits.silentMilliseconds(bytesRead));
      };
      read(message.start, message.end).then(give, reject);
    };
    const endedBy = (code: number | null, signal: NodeJS.Signals | null) => {
      if (hasAborted(code, signal)) return giveUp('memory');
      // This says nothing about the video.
      reject(new Error(`A probe ended with ${signal ?? code}`));
    };
    const deadline = setTimeout(() => giveUp('time'), this.limits.milliseconds(size));
    child.on('message', answer).on('exit', endedBy).on('error', reject);
    send(child, { probe, size });
    let isWell = false;
    try {
      const verdict = await promise;
      isWell = true;
      if ('facts' in verdict) return verdict.facts;
      throw new VideoFaultError(verdict.fault, new Error(verdict.error));
    } finally {
      isOver = true;
      clearTimeout(deadline);
      clearTimeout(silence);
      child.off('message', answer).off('exit', endedBy).off('error', reject);
      if (isWell && !this.idle) this.saveIdle(child);
      else child.kill('SIGKILL');
    }
  }

  /** Starts a process without the server's environment, which contains secrets. */
  private async start(): Promise<ChildProcess> {
    const child = await startFork(PROGRAM, {
      env: {},
      execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`],
      serialization: 'advanced',
      // Node.js prints a report when memory runs out. The uploader is told, so it is not needed.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (child.pid !== undefined) yieldToOthers(child.pid);
    return child;
  }

  private take(): ChildProcess | null {
    if (!this.idle) return null;
    const { child } = this.idle;
    this.forget();
    child.off('exit', this.forget).ref();
    child.channel?.ref();
    return child;
  }

  /** Keeps a process for the next video without keeping the server alive. */
  private saveIdle(child: ChildProcess): void {
    const timer = setTimeout(() => {
      // A process that is being ended must not be reused, and its exit must not affect the next one.
      child.off('exit', this.forget);
      this.forget();
      child.kill('SIGKILL');
    }, IDLE_MS).unref();
    this.idle = { child, timer };
    child.once('exit', this.forget).unref();
    child.channel?.unref();
  }

  private readonly forget = (): void => {
    clearTimeout(this.idle?.timer);
    this.idle = null;
  };
}

/** Gives requests priority. The priority is not the lowest, because a process without messages for seconds is given up. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has already ended. Its exit event reports that.
  }
}

/** Whether Node.js ended because it ran out of memory. */
function hasAborted(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || code === 134;
}

function send(child: ChildProcess, request: ProbeRequest): void {
  // The process may have ended. Its exit event reports that.
  child.send(request, () => undefined);
}
