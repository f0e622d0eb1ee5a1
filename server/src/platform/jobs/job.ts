import type { EntityManager } from '@mikro-orm/postgresql';

/** A kind of work that is done later, at least once. The payload travels as JSON. */
export interface Job<Payload> {
  readonly name: string;
  /** What is lower is done first; 0 unless told. */
  readonly priority?: number;
  /** Only there for the type checker. */
  readonly payload?: Payload;
}

export function defineJob<Payload extends object>(name: string, priority?: number): Job<Payload> {
  return { name, priority };
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
  run(payload: unknown, run: JobRun): Promise<void>;
  /** When it also runs by the clock: a crontab line's five fields, UTC. */
  readonly schedule?: string;
  /** It may take hours and every core: one at a time in a process, beside all other jobs. */
  readonly isHeavy?: boolean;
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobRun: JobRun) => Promise<void>,
  schedule?: string,
): JobHandler {
  // The queue returns what `add` put in under this name.
  return { name: job.name, run: (payload, jobRun) => run(payload as Payload, jobRun), schedule };
}

/** Of a job that may take hours and every core: one at a time in a process, beside all other jobs. */
export function handleHeavyJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobRun: JobRun) => Promise<void>,
): JobHandler {
  return { ...handleJob(job, run), isHeavy: true };
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
