import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Jobs of one lane share its workers, and none waits for those of another: so that what one service of the outside world
 * keeps waiting, like Stripe or the mail server, holds up nothing else.
 */
export const LANES = ['mail', 'payments', 'video', 'housekeeping'] as const;
export type Lane = (typeof LANES)[number];

/** A kind of work that is done later, at least once. The payload travels as JSON. */
export interface Job<Payload> {
  readonly name: string;
  readonly lane: Lane;
  /** Of the jobs of a lane, what is lower is done first; 0 unless told. */
  readonly priority?: number;
  /** Only there for the type checker. */
  readonly payload?: Payload;
}

export function defineJob<Payload extends object>(name: string, lane: Lane, priority?: number): Job<Payload> {
  return { name, lane, priority };
}

/** What a handler may want to know of its run. */
export interface JobRun {
  /** Counts how often this job was begun, from 1. */
  attempt: number;
  /** Aborted soon after this process was told to stop: what is cut off then is done again, by whoever is there. */
  signal: AbortSignal;
}

/** What a feature does when one of its jobs is due. Throwing makes it tried again later. */
export interface JobHandler {
  readonly name: string;
  readonly lane: Lane;
  run(payload: unknown, run: JobRun): Promise<void>;
  /** When it also runs by the clock: a crontab line's five fields, UTC. */
  readonly schedule?: string;
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobRun: JobRun) => Promise<void>,
  schedule?: string,
): JobHandler {
  // The queue returns what `add` put in under this name.
  return {
    name: job.name,
    lane: job.lane,
    run: (payload, jobRun) => run(payload as Payload, jobRun),
    schedule,
  };
}

/** When queued work may begin. */
export interface JobTiming {
  /** How long it waits at least; 0 unless told. */
  delaySeconds?: number;
}

export interface Jobs {
  /** Queues work in the transaction of `em`: it is done if and only if that commits. */
  add<Payload extends object>(
    em: EntityManager,
    job: Job<Payload>,
    payload: Payload,
    timing?: JobTiming,
  ): Promise<void>;
}

/** The whole queue, for who knows what its work waits for. */
export interface JobQueue extends Jobs {
  /** Makes work of these names due that failed and waits to be tried again: what it failed of is mended. */
  retryNow(em: EntityManager, names: readonly string[]): Promise<void>;
}
