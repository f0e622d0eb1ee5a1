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

/** What a feature does when one of its jobs is due. Throwing makes it tried again later. */
export interface JobHandler {
  readonly name: string;
  run(payload: unknown): Promise<void>;
  /** When it also runs by the clock: a crontab line's five fields, UTC. */
  readonly schedule?: string;
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload) => Promise<void>,
  schedule?: string,
): JobHandler {
  // The queue returns what `add` put in under this name.
  return { name: job.name, run: (payload) => run(payload as Payload), schedule };
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
