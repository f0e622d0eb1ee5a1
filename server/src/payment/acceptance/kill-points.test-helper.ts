import { expect, vi } from 'vitest';
import { API_ROUTES } from '#sandbox/stripe/api-routes.ts';
import { findRoute } from '#sandbox/stripe/api-route.ts';
import { dataOf } from '#testing/factories.ts';
import type { SchoolProcesses } from '#testing/school-processes.ts';
import { EnvironmentSchool, withSchool, type Environment } from '#testing/environment.ts';
import { killAtCommit, seenCommits, type CommitPoint } from './commit-points.test-helper.ts';
import type { Scenarios } from './scenarios.test-helper.ts';
import { requireDone, type Operation } from './operations.test-helper.ts';
import { requireSame, takeSnapshot, type Snapshot } from './snapshot.test-helper.ts';

/** Subject of the mail that each new account gets. */
const WELCOME = 'Welcome to Lectern';

/** Schools that run concurrently: one waits while the other works. PostgreSQL's connection limit allows few. */
const CONCURRENCY = 2;

export interface Bench {
  processes: SchoolProcesses;
  scenarios: Scenarios;
}

/** One call of an endpoint, e.g. the second `GET /v1/charges`. */
interface CallPoint {
  method: string;
  path: string;
  /** Number of earlier calls of the same endpoint. */
  skip: number;
  when: 'before' | 'after';
}

export type KillPoint = {
  label: string;
  /** Whether the request is repeated right after the restart, and not only when everything is quiet. */
  isImpatient?: boolean;
} & ({ call: CallPoint } | { commit: CommitPoint });

/** The course of an operation without a kill. */
interface Undisturbed {
  start: Snapshot;
  end: Snapshot;
  points: KillPoint[];
}

export interface KillResult {
  point: string;
  result: string;
}

/**
 * Kills at the chosen points of an operation, each in its own environment. Returns the result of each, and the number
 * of all points.
 */
export async function killAtPoints(
  bench: Bench,
  operation: Operation,
  choose: (points: KillPoint[]) => KillPoint[],
): Promise<{ results: KillResult[]; all: number }> {
  const undisturbed = await runUndisturbed(bench, operation);
  const waiting = [...choose(undisturbed.points)];
  const results: KillResult[] = [];
  const work = async (): Promise<void> => {
    for (let point = waiting.shift(); point; point = waiting.shift()) {
      const result = await killAt(bench, operation, undisturbed, point).then(
        () => 'as undisturbed',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      results.push({ point: point.label, result });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { results, all: undisturbed.points.length };
}

async function runUndisturbed(bench: Bench, operation: Operation): Promise<Undisturbed> {
  return inEnvironment(bench, operation, async (environment) =>
    withSchool(bench.processes, environment, async (school) => {
      const start = await takeSnapshot(school);
      const before = school.process.calls.length;
      requireDone(await operation.ask(school), false);
      await operation.untilDone?.(school);
      const calls = school.process.calls.slice(before);
      const commits = await seenCommits(environment);

      await school.control('releaseDeliveries');
      await environment.bringJobsForward();
      await school.untilQuiet();
      const end = await takeSnapshot(school);
      expect(end.stripe).toEqual(operation.end.stripe);
      const subjects = end.mails
        .map(({ subject }) => subject.replace(/(?<=^From |renews on )\w+ \d+, \d+/, 'DAY'))
        .filter((subject) => subject !== WELCOME);
      expect(subjects.toSorted()).toEqual(operation.end.mails.toSorted());
      expect(end.leftOver).toEqual({ events: [], jobs: [] });
      return { start, end, points: [...callPoints(calls), ...commitPoints(commits)] };
    }),
  );
}

/** Reads have no effect, so that a kill before one equals a kill after it. */
function callPoints(calls: { method: string; path: string }[]): KillPoint[] {
  const counts = new Map<string, number>();
  return calls.flatMap((call): KillPoint[] => {
    const path = findRoute(API_ROUTES, call.method, call.path)?.route.path ?? call.path;
    const endpoint = `${call.method} ${path}`;
    const skip = counts.get(endpoint) ?? 0;
    counts.set(endpoint, skip + 1);
    const label = skip === 0 ? endpoint : `${endpoint} (${skip + 1})`;
    const before: KillPoint = { label: `${label}, before`, call: { ...call, path, skip, when: 'before' } };
    if (call.method === 'GET') return [before];
    const after: KillPoint = { label: `${label}, after`, call: { ...call, path, skip, when: 'after' } };
    return [before, after, { ...after, label: `${after.label}, repeated at once`, isImpatient: true }];
  });
}

function commitPoints(commits: string[]): KillPoint[] {
  return commits.flatMap((written, index) =>
    (['lost', 'kept'] as const).map((outcome) => ({
      label: `commit ${index + 1} (${written}), ${outcome === 'lost' ? 'before' : 'after'}`,
      commit: { number: index + 1, outcome },
    })),
  );
}

async function killAt(
  bench: Bench,
  operation: Operation,
  undisturbed: Undisturbed,
  point: KillPoint,
): Promise<void> {
  await inEnvironment(bench, operation, async (environment) => {
    await killDuring(bench, operation, environment, point);
    const isIntended = operation.intent !== null && (await environment.sql(operation.intent)).length > 0;
    const dead = await environment.sql<{ id: string }>(
      'select locked_by as id from graphile_worker.jobs where locked_by is not null',
    );
    const { isImpatient = false } = point;
    const after = { isIntended, isImpatient, dead: dead.map(({ id }) => id) };
    await withSchool(bench.processes, environment, (school) => heal(school, operation, undisturbed, after), {
      isNew: true,
    });
  });
}

/** Carries the operation out until the process dies at the point. Throws if it does not die. */
async function killDuring(
  { processes }: Bench,
  operation: Operation,
  environment: Environment,
  point: KillPoint,
): Promise<void> {
  const process = await processes.take();
  const school = await EnvironmentSchool.open(environment, process);
  const execute = async (): Promise<void> => {
    await operation.ask(school);
    await operation.untilDone?.(school);
  };
  // The caller gets no response.
  const begin = (): Promise<void> => execute().catch(() => undefined);
  const kill = async (): Promise<void> => {
    process.kill();
    await process.exit;
  };
  try {
    if ('commit' in point) return await killAtCommit(environment, point.commit, () => void begin(), kill);
    await school.control('addFault', { ...point.call, effect: 'kill', times: 1 });
    await Promise.race([process.exit, begin()]);
    await vi.waitUntil(() => !process.isAlive, { timeout: 300_000 });
  } finally {
    if (process.isAlive) await kill();
  }
}

interface Aftermath {
  isIntended: boolean;
  isImpatient: boolean;
  /** Queue workers that died. */
  dead: string[];
}

/** Repairs the state by a restart, one comparison and one repeated request, and checks each step. */
async function heal(
  school: EnvironmentSchool,
  operation: Operation,
  undisturbed: Undisturbed,
  after: Aftermath,
): Promise<void> {
  const { environment } = school;
  const { isIntended, isImpatient, dead } = after;
  const askAgain = async (): Promise<void> => requireDone(await operation.ask(school), isIntended);
  await school.control('releaseDeliveries');
  if (isImpatient) await askAgain();
  await environment.bringJobsForward();
  await school.untilQuiet(dead);
  await reconcile(school);
  // The work done so far may have queued more jobs for later.
  await environment.bringJobsForward();
  await school.untilQuiet(dead);
  const mended = await takeSnapshot(school);
  await environment.freeJobsOf(dead);
  await school.untilQuiet();
  if (!isImpatient) {
    const quiet = dead.length > 0 ? await takeSnapshot(school) : mended;
    requireHealed(operation, undisturbed, isIntended, [mended, quiet]);
    await askAgain();
    await environment.bringJobsForward();
    await school.untilQuiet();
  }
  requireSame('in the end', await takeSnapshot(school), undisturbed.end);
  requireSame('compared again', await reconcile(school), { differences: [], missedEvents: 0, failure: null });
}

/** A committed intent is carried out without another request. Without an intent, nothing is done. */
function requireHealed(
  { intent, isForQueueAlone = false }: Operation,
  { start, end }: Undisturbed,
  isIntended: boolean,
  [mended, quiet]: [mended: Snapshot, quiet: Snapshot],
): void {
  requireSame('left over', quiet.leftOver, end.leftOver);
  if (isIntended) requireSame('by itself', quiet, end);
  if (intent === null || (isForQueueAlone && isIntended)) return;
  requireSame('by comparing', stateOf(mended), stateOf(isIntended ? end : start));
}

/** The state without the mails and events that are still queued. */
function stateOf({ stripe, tables, seen }: Snapshot) {
  const { notices: _notices, audit: _audit, ...rest } = tables;
  return { stripe, tables: rest, seen };
}

async function reconcile({ admin }: EnvironmentSchool) {
  const answer = await admin.graphql<{ reconcilePayments: object }>(
    'mutation { reconcilePayments { differences missedEvents failure } }',
  );
  return dataOf(answer).reconcilePayments;
}

async function inEnvironment<Result>(
  { scenarios }: Bench,
  { scenario }: Operation,
  work: (environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = await scenarios.copy(scenario);
  try {
    // All points together take longer than a confirmation is valid, so the admin's confirmation is renewed.
    await environment.sql('update sessions set confirmed_at = now()');
    return await work(environment);
  } finally {
    await environment.remove();
  }
}
