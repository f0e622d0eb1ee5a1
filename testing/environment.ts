import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { Stripe } from 'stripe';
import { expect, inject } from 'vitest';
import type { SandboxControl } from '#sandbox/stripe/control/control.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { bringJobsForward, wakeWorkers } from './bring-jobs-forward.ts';
import { createDatabase, openPool, runOnServer, type OwnDatabase } from './database.ts';
import { HttpClient } from './http-client.ts';
import type { SchoolProcess, SchoolProcesses } from './school-processes.ts';
import { eventually } from './eventually.ts';

/** Subscribers return to this URL, whatever port the school has now. */
const PUBLIC_URL = 'http://school.example';
/** Long enough for a busy machine. */
export const PATIENCE = { timeout: 300_000, interval: 100 };

/** The known facts about the people of an environment and their payments. */
export type Facts = Partial<
  Record<
    'learnerId' | 'learner' | 'adminId' | 'admin' | 'sessionId' | 'url' | 'paymentId' | 'eventId',
    string
  >
>;

/**
 * Everything that survives a process: a database, a data folder with Stripe's state, and the cookies of people's
 * browsers.
 */
export class Environment {
  private constructor(
    private readonly own: OwnDatabase,
    readonly folder: string,
    private readonly pool: pg.Pool,
    readonly facts: Facts,
  ) {}

  /** A new environment, or a copy of another one, whose school must be stopped. */
  static async create(like?: Environment): Promise<Environment> {
    const name = `lectern_environment_${randomBytes(6).toString('hex')}`;
    const template = like?.own.name ?? inject('templateDatabase');
    const database = await createDatabase(inject('postgresUrl'), name, template);
    const folder = await mkdtemp(join(tmpdir(), 'lectern-environment-'));
    if (like) await cp(like.folder, folder, { recursive: true });
    const pool = openPool(database.url, { max: 1 });
    return new Environment(database, folder, pool, { ...like?.facts });
  }

  get url(): string {
    return this.own.url;
  }

  async sql<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(query, values)).rows;
  }

  /** Makes waiting jobs due, and wakes the workers. */
  async bringJobsForward(): Promise<void> {
    await bringJobsForward(this);
  }

  /** Releases the jobs of dead workers, which the queue does after four hours. */
  async freeJobsOf(workers: readonly string[]): Promise<void> {
    await this.sql('select graphile_worker.force_unlock_workers($1)', [workers]);
    await wakeWorkers(this);
  }

  /** Closes all connections to the database, so that it can be copied. */
  async rest(): Promise<Environment> {
    await runOnServer(
      inject('postgresUrl'),
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [this.own.name],
    );
    return this;
  }

  async remove(): Promise<void> {
    await this.pool.end();
    await this.own.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** An environment's school while a process runs it. */
export class EnvironmentSchool {
  private constructor(
    readonly environment: Environment,
    readonly process: SchoolProcess,
    private readonly origin: string,
    readonly stripe: Stripe,
  ) {}

  static async open(environment: Environment, process: SchoolProcess): Promise<EnvironmentSchool> {
    const port = await freePort();
    const stripePort = await process.start({
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL,
      DATA_DIR: environment.folder,
      DATABASE_URL: environment.url,
      DATABASE_POOL_SIZE: '4',
      LOG_LEVEL: 'silent',
      // Searching for ffmpeg costs two processes per start.
      VIDEO_ENGINE: 'mediabunny',
    });
    const address = { host: '127.0.0.1', port: stripePort, protocol: 'http' } as const;
    const stripe = new Stripe('sk_test_sandbox', { ...address, telemetry: false });
    return new EnvironmentSchool(environment, process, `http://localhost:${port}`, stripe);
  }

  /** A browser with a person's cookies, or without any. */
  client(cookie?: string): HttpClient {
    return new HttpClient(this.origin, cookie === undefined ? {} : { cookie });
  }

  get learner(): HttpClient {
    return this.client(this.environment.facts.learner);
  }

  get admin(): HttpClient {
    return this.client(this.environment.facts.admin);
  }

  /** The current URL for a URL that the school issued. */
  here(address: string): string {
    const { pathname, search } = new URL(address);
    return `${this.origin}${pathname}${search}`;
  }

  /** Calls the sandbox's control over HTTP. */
  async control(call: keyof SandboxControl, parameters: object = {}): Promise<unknown> {
    const path = `/sandbox/stripe/control/${call}`;
    const { status, body } = await this.client().json<{ result?: unknown; error?: string }>(
      'POST',
      path,
      parameters,
    );
    if (status !== 200) throw new Error(`${call} answered ${status}: ${body.error}`);
    return body.result;
  }

  /**
   * Waits until every event that is not held has arrived, and no job is due. Ignores the jobs of dead processes, which
   * the queue keeps locked for four hours.
   */
  async untilQuiet(dead: readonly string[] = []): Promise<void> {
    const jobsDue = () =>
      this.environment.sql(
        `select task_identifier as job, last_error from graphile_worker.jobs
           where run_at <= now() and (locked_by is null or locked_by <> all($1))`,
        [dead],
      );
    await eventually(async () => {
      // Reading Stripe is slow, so it follows the cheap check.
      expect(await jobsDue()).toEqual([]);
      const held = (await this.control('heldEvents')) as { id: string }[];
      const isHeld = new Set(held.map(({ id }) => id));
      const { data } = await this.stripe.events.list({ limit: 100 });
      const sent = data.map(({ id }) => id).filter((id) => !isHeld.has(id));
      const here = await this.environment.sql('select id from stripe_events where id = any($1)', [sent]);
      expect({ missing: sent.length - here.length, due: await jobsDue() }).toEqual({ missing: 0, due: [] });
    });
  }

  async stop(): Promise<void> {
    await this.process.stop();
  }
}

/** Runs the school of an environment in a process that is returned afterwards. */
export async function withSchool<Result>(
  processes: SchoolProcesses,
  environment: Environment,
  work: (school: EnvironmentSchool) => Promise<Result>,
  options: { isNew?: boolean } = {},
): Promise<Result> {
  const process = await processes.take(options);
  const school = await EnvironmentSchool.open(environment, process);
  const result = await work(school).catch((error: unknown) => {
    // Its state is unknown, so the process must not be reused.
    process.kill();
    throw error;
  });
  await school.stop();
  processes.give(process);
  return result;
}
