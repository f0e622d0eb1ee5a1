import { setInterval as every } from 'node:timers';
import { isDeepStrictEqual } from 'node:util';
import type { Request, Response } from 'express';
import type { Actor } from '#server/platform/common/actor.ts';

/** How often the access of listening clients is checked. Sessions also end in other processes, and by expiring. */
const CHECK_MS = 5_000;

/** An open stream. */
export interface CheckedStream {
  request: Request;
  response: Response;
  /** The caller at the last check. */
  actor: Actor;
  /** Aborts when the stream ends. */
  ended: AbortSignal;
  /** Checks the access of the stream again, for a caller who has changed. A rejected promise ends the stream. */
  recheck(actor: Promise<Actor>): Promise<void>;
}

interface Options {
  /** Identifies the sender of a request by the current data. */
  identify: (request: Request, response: Response) => Promise<Actor>;
  /** Runs work with its own entity manager. */
  withOwnEntityManager: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Ends streams within seconds after their access. Streams with the same credentials are identified once, all at the same
 * time, so that the reads of many sessions share statements. A stream whose caller is the same as before costs nothing.
 */
export class AccessChecks {
  private readonly streams = new Map<string, Set<CheckedStream>>();
  private timer: NodeJS.Timeout | undefined;
  private isChecking = false;

  constructor(private readonly options: Options) {}

  /** Checks a stream until it ends. */
  add(stream: CheckedStream): void {
    if (stream.ended.aborted) return;
    const key = credentialsOf(stream.request);
    const same = this.streams.get(key) ?? new Set();
    this.streams.set(key, same.add(stream));
    stream.ended.addEventListener('abort', () => this.remove(key, stream), { once: true });
    this.timer ??= every(() => void this.check(), CHECK_MS).unref();
  }

  private remove(key: string, stream: CheckedStream): void {
    const same = this.streams.get(key);
    same?.delete(stream);
    if (same?.size === 0) this.streams.delete(key);
    if (this.streams.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    // A check that fails is repeated at the next time. It must not prevent the checks of other streams.
    await Promise.allSettled([...this.streams.values()].map((same) => this.checkSame(same)));
    this.isChecking = false;
  }

  private async checkSame(same: Set<CheckedStream>): Promise<void> {
    const { identify, withOwnEntityManager } = this.options;
    const [first] = same;
    if (!first) return;
    const identified = withOwnEntityManager(() => identify(first.request, first.response));
    const actor = await identified.catch(() => 'FAILED' as const);
    const changed = [...same].filter((stream) => !isDeepStrictEqual(stream.actor, actor));
    await Promise.all(changed.map((stream) => stream.recheck(identified)));
  }
}

/** The headers that tell who sends a request. */
const credentialsOf = ({ headers }: Request): string =>
  JSON.stringify([headers.authorization ?? '', headers.cookie ?? '']);
