import type pg from 'pg';
import { byLocale } from '#shared/locale.ts';
import {
  countJobs,
  countWorkers,
  failuresOf,
  waitsOf,
  type JobFailure,
  type LaneName,
} from '#server/platform/jobs/queue-state.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';
import { withDatabase } from './with-database.ts';

const { well, attention, fault } = findingsOf('queue');

const texts = doctorTexts.queue;

/** How long a due job may wait, in seconds. Videos may wait for hours. The alerts have the same limits. */
const LATE_SECONDS: Record<LaneName, number> = {
  mail: 600,
  payments: 600,
  video: 6 * 60 * 60,
  housekeeping: 600,
  unknown: 600,
};
const LONGEST_ERROR = 200;

const times = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

/**
 * Checks the queue: whether a process runs jobs, and for each lane the jobs that are late, fail or are given up, with
 * the last error of each kind. Without a database or a queue in it, the check of the database has the finding.
 */
export async function checkQueue(databaseUrl: string | undefined): Promise<Finding[]> {
  if (!databaseUrl) return [];
  return withDatabase(databaseUrl, examineIfExists).catch(() => []);
}

async function examineIfExists(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('graphile_worker.jobs') is not null as exists",
  );
  return rows[0]?.exists ? examine(client) : [];
}

async function examine(client: pg.Client): Promise<Finding[]> {
  const [workers, waits, counts, failures] = [
    await countWorkers(client),
    await waitsOf(client),
    await countJobs(client),
    await failuresOf(client),
  ];
  const numberOf = (lane: LaneName, state: JobFailure['state']) =>
    counts
      .filter((row) => row.lane === lane && row.state === state)
      .reduce((sum, { count }) => sum + count, 0);
  const found = [
    ...(workers === 0
      ? [
          fault(
            () => texts.noWorker,
            () => texts.startWorker,
          ),
        ]
      : []),
    ...[...waits].flatMap(([lane, seconds]) => (seconds > LATE_SECONDS[lane] ? [late(lane, seconds)] : [])),
    ...failures.map((failure) => failing(failure, numberOf(failure.lane, failure.state))),
  ];
  return found.length > 0 ? found : [well(() => texts.well)];
}

const late = (lane: LaneName, seconds: number): Finding =>
  attention(
    () => texts.late({ lane: texts.lane[lane], minutes: Math.round(seconds / 60) }),
    () => texts.addWorker,
  );

function failing({ lane, name, state, error, since }: JobFailure, count: number): Finding {
  const told = () => ({
    lane: texts.lane[lane],
    count,
    since: times().format(since),
    name,
    error: error.slice(0, LONGEST_ERROR),
  });
  return state === 'failed'
    ? attention(
        () => texts.failed(told()),
        () => texts.cure[lane],
      )
    : attention(
        () => texts.givenUp(told()),
        () => texts.retry,
      );
}
