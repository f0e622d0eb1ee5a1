import type pg from 'pg';

/**
 * Rows that a transaction may touch while it blocks writers. Half a million rows are read in less than a second on one slow core, which
 * a person does not notice. Rows are counted and not seconds, because the time depends on the load of the machine.
 */
const MOST_ROWS = 500_000;
/** A written row takes the time of so many read ones: it has indexes, triggers and a log. */
const WRITTEN = 10;

/** Locks that make writers of a table wait. */
const BLOCKING = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/** A school of 100,000 people and a million positions, with the columns of the baseline. Nothing checks its foreign keys. */
export const LARGE_SCHOOL = [
  "set session_replication_role = 'replica'",
  `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
     select gen_random_uuid(), now(), 'Learner ' || n, n || '@example.com', '', 'USER', '' from generate_series(1, 100000) n`,
  `insert into lectures (id, created_at, course_id, position, title, description, is_free_preview, video_key, video_type, duration)
     select gen_random_uuid(), now(), gen_random_uuid(), 1, 'Lecture ' || n, '', false, '', 'video/mp4', 1
       from generate_series(1, 1000) n`,
  `insert into lecture_progress (id, created_at, user_id, lecture_id, position, recorded_at)
     select gen_random_uuid(), now(), gen_random_uuid(), gen_random_uuid(), 0.5, now() from generate_series(1, 1000000)`,
  `insert into payments (id, created_at, stripe_invoice_id, amount, currency, paid_at)
     select gen_random_uuid(), now(), 'in_' || n, 1000, 'eur', now() from generate_series(1, 100000) n`,
  `insert into access_grants (id, created_at, user_id, expires_at)
     select gen_random_uuid(), now(), gen_random_uuid(), now() from generate_series(1, 100000)`,
  "set session_replication_role = 'origin'",
  // Parallel workers count their rows elsewhere.
  'set max_parallel_maintenance_workers = 0',
  'set max_parallel_workers_per_gather = 0',
  'analyze',
];

interface Touched {
  table: string;
  rows: number;
  /** Rows that were changed or deleted: they are locked until the transaction ends. */
  locked: number;
}

/**
 * Runs the statements of a migration within the open transaction of this client. Returns why a school would feel it, a sentence for each
 * statement that touches many rows while the transaction blocks writers of a table that was there before.
 */
export async function blockedWrites(client: pg.ClientBase, statements: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ oid: number }>(
    "select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const existing = rows.map(({ oid }) => oid);
  const found: string[] = [];
  /** Rows that were touched since writers wait. */
  let total = 0;
  for (const sql of statements) {
    const before = await touchedRows(client);
    await client.query(sql);
    const after = await touchedRows(client);
    const now = after.map(({ table, rows: count, locked }) => {
      const earlier = before.find((one) => one.table === table);
      return { table, rows: count - (earlier?.rows ?? 0), locked: locked - (earlier?.locked ?? 0) };
    });
    const blocked = await blockedTables(client, existing);
    const isBlocking = blocked.length > 0 || now.some(({ locked }) => locked * WRITTEN > MOST_ROWS);
    if (!isBlocking) continue;
    total += now.reduce((sum, { rows: count }) => sum + count, 0);
    if (total <= MOST_ROWS) continue;
    const largest = now.toSorted((one, other) => other.rows - one.rows)[0]?.table;
    const held = blocked.join(', ') || 'rows that it changes';
    found.push(`Writers of ${held} wait while many rows of ${largest} are touched: ${sql.slice(0, 100)}`);
  }
  return found;
}

/** What this transaction, and those before it that PostgreSQL has not counted yet, have touched. */
async function touchedRows(client: pg.ClientBase): Promise<Touched[]> {
  const { rows } = await client.query<Touched>(
    `select relname as table, (n_tup_upd + n_tup_del)::float as locked,
       (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) + ${WRITTEN} * (n_tup_ins + n_tup_upd + n_tup_del))::float as rows
     from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return rows;
}

async function blockedTables(client: pg.ClientBase, existing: number[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relation::regclass::text as name from pg_locks
       where pid = pg_backend_pid() and granted and mode = any ($1) and relation = any ($2::oid[]) order by name`,
    [BLOCKING, existing],
  );
  return rows.map(({ name }) => name);
}
