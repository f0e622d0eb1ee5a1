import pg from 'pg';
import { expect } from 'vitest';
import type { Environment } from '#testing/environment.ts';
import { eventually } from '#testing/eventually.ts';

/** An arbitrary advisory lock key. While the lock is held, the armed commit waits. */
const GATE = 4_006;

/** The tables whose commits are counted: payment data and user data. */
const TABLES = [
  'users',
  'customers',
  'plan_prices',
  'checkouts',
  'subscriptions',
  'payments',
  'refunds',
  'intents',
  'price_changes',
  'price_notices',
  'stripe_events',
  'access_grants',
  'audit_entries',
];

/**
 * Installs triggers that count the commits of a database. Deferred triggers fire at the commit itself, after every
 * statement was answered, and make the armed commit wait for a lock.
 */
export async function installCommitPoints(environment: Environment): Promise<void> {
  await environment.sql(`
    create schema kill_points;
    create sequence kill_points.commits;
    create table kill_points.seen (number bigint, written text, primary key (number, written));
    create table kill_points.armed (number bigint);
    create function kill_points.at_commit() returns trigger language plpgsql as $$
      begin
        if coalesce(current_setting('kill_points.number', true), '') = '' then
          perform set_config('kill_points.number', nextval('kill_points.commits')::text, true);
        end if;
        insert into kill_points.seen values (current_setting('kill_points.number')::bigint, tg_table_name)
          on conflict do nothing;
        if exists (select from kill_points.armed where number = current_setting('kill_points.number')::bigint) then
          perform pg_advisory_xact_lock(${GATE});
        end if;
        return null;
      end $$;
  `);
  for (const table of TABLES) {
    await environment.sql(`
      create constraint trigger kill_point after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function kill_points.at_commit();
    `);
  }
}

/** Restarts the count. */
export async function forgetCommits(environment: Environment): Promise<void> {
  await environment.sql(`select setval('kill_points.commits', 1, false)`);
  await environment.sql('truncate kill_points.seen, kill_points.armed');
}

/** The tables written by each commit since then, in commit order. */
export async function seenCommits(environment: Environment): Promise<string[]> {
  const rows = await environment.sql<{ written: string }>(
    `select string_agg(written, ', ' order by written) as written from kill_points.seen group by number order by number`,
  );
  return rows.map(({ written }) => written);
}

/** The commit to kill at, counted from 1. A kept commit still happens, but the killed process does not learn of it. */
export interface CommitPoint {
  number: number;
  outcome: 'lost' | 'kept';
}

/** Blocks a commit until `kill` has returned. `begin` starts the work that commits. */
export async function killAtCommit(
  environment: Environment,
  { number, outcome }: CommitPoint,
  begin: () => void,
  kill: () => Promise<void>,
): Promise<void> {
  await environment.sql('insert into kill_points.armed values ($1)', [number]);
  const gate = new pg.Client({ connectionString: environment.url });
  await gate.connect();
  try {
    await gate.query('select pg_advisory_lock($1)', [GATE]);
    begin();
    const waiting = await eventually(async () => {
      const [row] = await environment.sql<{ pid: number }>(
        // A mail that is being sent would be sent twice, as with any mail server.
        `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory' and not exists
           (select from graphile_worker.jobs where task_identifier = 'send-mail' and locked_at is not null)`,
      );
      if (!row) throw new Error('No transaction is waiting to commit');
      return row.pid;
    });
    await kill();
    if (outcome === 'lost') await environment.sql('select pg_terminate_backend($1)', [waiting]);
    await gate.query('select pg_advisory_unlock($1)', [GATE]);
    await eventually(async () => {
      expect(await environment.sql('select 1 from pg_stat_activity where pid = $1', [waiting])).toEqual([]);
    });
  } finally {
    await gate.end();
    await environment.sql('truncate kill_points.armed');
  }
}
