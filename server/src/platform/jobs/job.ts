import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Jobs of a lane share its workers and never wait for other lanes. A slow external service, such as Stripe or the mail
 * server, delays only its own lane.
 */
export const LANES = ['mail', 'payments', 'video', 'housekeeping'] as const;
export type Lane = (typeof LANES)[number];

/** A kind of deferred work that runs at least once. The payload is serialized as JSON. */
export interface Job<Payload> {
  readonly name: string;
  readonly lane: Lane;
  /** Within a lane, jobs with a lower number run first. The default is 0. */
  readonly priority?: number;
  /** Exists only for the type checker. */
  readonly payload?: Payload;
}

const lanes = new Map<string, Lane>();

export function defineJob<Payload extends object>(name: string, lane: Lane, priority?: number): Job<Payload> {
  lanes.set(name, lane);
  return { name, lane, priority };
}

/** Returns the lane of a kind of job by its name; `unknown` for jobs of another version. */
export const laneOf = (name: string): Lane | 'unknown' => lanes.get(name) ?? 'unknown';

/** Returns the names of all kinds of jobs of a lane. */
export const namesOf = (lane: Lane): string[] => [...lanes.keys()].filter((name) => lanes.get(name) === lane);

/** A single run of a job. */
export interface JobRun {
  /** Number of this attempt, starting at 1. */
  attempt: number;
  /** Aborts soon after this process is told to stop. An interrupted job runs again, in any process. */
  signal: AbortSignal;
}

/** Whether an error is expected and ends with a later attempt, for example because an external service is down. */
export type IsPutOff = (error: unknown) => boolean;

/** The code that runs a feature's job. If it throws, the job is retried later. */
export interface JobHandler {
  readonly name: string;
  readonly lane: Lane;
  run(payload: unknown, run: JobRun): Promise<void>;
  /** Schedule of additional runs: the five fields of a crontab line, in UTC. */
  readonly schedule?: string;
  /** Errors for which this is true are incidents only if the last attempt fails with one. */
  readonly isPutOff?: IsPutOff;
}

export function handleJob<Payload extends object>(
  job: Job<Payload>,
  run: (payload: Payload, jobRun: JobRun) => Promise<void>,
  schedule?: string,
): JobHandler {
  // The payload is what `add` queued under this name.
  return {
    name: job.name,
    lane: job.lane,
    run: (payload, jobRun) => run(payload as Payload, jobRun),
    schedule,
  };
}

/** When a queued job may start. */
export interface JobTiming {
  /** Minimum delay. The default is 0. */
  delaySeconds?: number;
}

export interface Jobs {
  /** Queues a job in the transaction of `em`. The job runs if and only if the transaction commits. */
  add<Payload extends object>(
    em: EntityManager,
    job: Job<Payload>,
    payload: Payload,
    timing?: JobTiming,
  ): Promise<void>;
  /** Queues a job for each payload in one statement, as `add` does. */
  addAll<Payload extends object>(
    em: EntityManager,
    job: Job<Payload>,
    payloads: readonly Payload[],
  ): Promise<void>;
}

/** The queue with control over retries. */
export interface JobQueue extends Jobs {
  /**
   * Retries the failed jobs of these names now, because the service that they need is back: at most `limit` of them,
   * those first that were not retried for longest. The retry does not count as an attempt. Returns the number of jobs.
   */
  retryNow(em: EntityManager, names: readonly string[], limit?: number): Promise<number>;
  /** Gives the due job of these names that has waited longest this priority, so that it does not wait for others for ever. */
  putOldestFirst(em: EntityManager, names: readonly string[], priority: number): Promise<void>;
}
