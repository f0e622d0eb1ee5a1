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

/** How long a probe may wait, in addition to its own time, for the processor and for the file. */
const WAITING_MS = 10 * 60_000;

/** Resource limits of a probe. */
interface ProbeLimits {
  heapMegabytes: number;
  /** Limit of CPU time by file size in bytes. */
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
    const giveUpInTime = () => giveUp('time');
    let endSilence = (): void => undefined;
    let isOver = false;
    let reads = 0;
    let bytesRead = 0;
    const answer = (message: ProbeMessage) => {
      // A read-ahead of the previous video.
      if (message.probe !== probe) return;
      endSilence();
      if ('verdict' in message) return resolve(message.verdict);
      reads += 1;
      const give = (bytes: Uint8Array) => {
        if (isOver) return;
        send(child, { read: message.read, bytes });
        reads -= 1;
        bytesRead += bytes.length;
        // The time of the server's own reads does not count.
        if (reads > 0) return;
        endSilence = afterProcessorTime(child.pid, this.limits.silentMilliseconds(bytesRead), giveUpInTime);
      };
      read(message.start, message.end).then(give, reject);
    };
    const endedBy = (code: number | null, signal: NodeJS.Signals | null) => {
      if (hasAborted(code, signal)) return giveUp('memory');
      // This says nothing about the video.
      reject(new Error(`A probe ended with ${signal ?? code}`));
    };
    const limit = this.limits.milliseconds(size);
    const endWork = afterProcessorTime(child.pid, limit, giveUpInTime);
    const deadline = setTimeout(giveUpInTime, limit + WAITING_MS);
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
      endWork();
      endSilence();
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

/**
 * Calls `end` once a process has used this much CPU time, in milliseconds; on other systems than Linux, once that much time has
 * passed. Returns a function that cancels it.
 */
function afterProcessorTime(pid: number | undefined, limit: number, end: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (milliseconds: number, before = processorTime(pid)) => {
    timer = setTimeout(() => {
      const now = processorTime(pid);
      const left = now === null || before === null ? 0 : milliseconds - (now - before);
      if (left <= 0) end();
      else wait(Math.max(left, SHORTEST_WAIT_MS), now);
    }, milliseconds);
  };
  wait(limit);
  return () => clearTimeout(timer);
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
