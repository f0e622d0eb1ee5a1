import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { startFork } from '#server/platform/common/children.ts';
import { processorTime } from '#server/platform/common/processor-time.ts';
import type { ReadBytes } from './iso-boxes.ts';
import type { Verdict, VideoFacts } from './probe-facts.ts';
import type { ProbeMessage, ProbeRequest } from './probe-process.ts';
import { VideoFaultError } from './video-fault.ts';

/** Beside us, as a source or built. */
const PROGRAM = new URL(`./probe-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

/** A process that has nothing to do is kept for the next video for so long: those of a course come together. */
const IDLE_MS = 10_000;

/** The processor time of a process is read at most this often. */
const SHORTEST_WAIT_MS = 50;

/** How much a probe may take. */
interface ProbeLimits {
  heapMegabytes: number;
  /** For a file of so many bytes. */
  milliseconds: (size: number) => number;
  /** Processor time without a message from the process, after so many bytes have been read. */
  silentMilliseconds: (bytesRead: number) => number;
}

/**
 * Twelve hours of 60 pictures a second take two thirds of the memory, and two seconds after 30 MB of index. Recordings without an
 * index are read through. A file can be made, or broken off, so that the library looks at its last bytes for ever.
 */
const LIMITS: ProbeLimits = {
  heapMegabytes: 384,
  milliseconds: (size) => 30_000 + size / 10_000,
  silentMilliseconds: (bytesRead) => 3_000 + bytesRead / 1_000,
};

/**
 * Judges videos in a process of its own: a file can be made so that reading its index never ends, or takes all the memory
 * that there is, and then the process ends with all its threads.
 */
export class VideoProber {
  private probes = 0;
  private idle: { child: ChildProcess; timer: NodeJS.Timeout } | null = null;

  constructor(private readonly limits = LIMITS) {}

  /**
   * Judges a file of `size` bytes by its index and its last frame.
   *
   * @throws VideoFaultError when it is no video that can be shown; Error when the process ends for another reason than the video;
   *   SERVICE_UNAVAILABLE when no process can be started now; what `read` fails with.
   */
  async probe(read: ReadBytes, size: number): Promise<VideoFacts> {
    const child = this.take() ?? (await this.start());
    const probe = ++this.probes;
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
    const giveUp = (what: string) =>
      reject(new VideoFaultError('UNREADABLE', new Error(`It took too much ${what}`)));
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
      // A read ahead of the video before.
      if (message.probe !== probe) return;
      clearTimeout(silence);
      if ('verdict' in message) return resolve(message.verdict);
      reads += 1;
      const give = (bytes: Uint8Array) => {
        if (isOver) return;
        send(child, { read: message.read, bytes });
        reads -= 1;
        bytesRead += bytes.length;
        // Our own reads take what they take.
        if (reads === 0) awaitMessage(this.limits.silentMilliseconds(bytesRead));
      };
      read(message.start, message.end).then(give, reject);
    };
    const endedBy = (code: number | null, signal: NodeJS.Signals | null) => {
      if (hasAborted(code, signal)) return giveUp('memory');
      // That says nothing of the video.
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

  /** It gets none of our settings, which hold secrets. */
  private async start(): Promise<ChildProcess> {
    const child = await startFork(PROGRAM, {
      env: {},
      execArgv: [`--max-old-space-size=${this.limits.heapMegabytes}`],
      serialization: 'advanced',
      // What Node.js prints when memory runs out is no news: the uploader is told.
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

  /** Keeps a process for the next video, without keeping ourselves alive for it. */
  private saveIdle(child: ChildProcess): void {
    const timer = setTimeout(() => {
      // Nobody gets one that is about to end, and its end is not that of the next.
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

/** Requests go first. Not last of all, though: what says nothing for seconds is given up. */
function yieldToOthers(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which is heard of as such.
  }
}

/** How Node.js ends when its memory has run out. */
function hasAborted(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || code === 134;
}

function send(child: ChildProcess, request: ProbeRequest): void {
  // It may have ended, which is heard of as such.
  child.send(request, () => undefined);
}
