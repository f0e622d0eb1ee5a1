import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';

const run = promisify(execFile);

/** A PostgreSQL with a streaming replica. */
export interface Replicated {
  primaryUrl: string;
  replicaUrl: string;
  stopReplica: () => Promise<void>;
}

/** Runs them during `work`, and removes them with all data. */
export async function withReplica<Result>(work: (servers: Replicated) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-replica-'));
  const [data, copy] = [join(folder, 'primary'), join(folder, 'replica')];
  const servers: EmbeddedPostgres[] = [];
  try {
    const primary = await startEmbeddedPostgres({ folder: data, throwaway: true });
    servers.push(primary);
    await copyRunning(primary.url, data, copy);
    const replica = await startEmbeddedPostgres({ folder: copy, throwaway: true });
    servers.push(replica);
    const stopReplica = async () => {
      servers.splice(servers.indexOf(replica), 1);
      await replica.stop();
    };
    return await work({ primaryUrl: primary.url, replicaUrl: replica.url, stopReplica });
  } finally {
    for (const server of servers.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Does the work of `pg_basebackup`, which the embedded PostgreSQL does not include. */
async function copyRunning(url: string, data: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', fast => true)");
    // Another account may own it.
    await run('cp', ['-a', data, copy]);
    await run('cp', ['-a', `${data}.password`, `${copy}.password`]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    const { hostname: host, port, username: user, password } = new URL(url);
    const primary = `host=${host} port=${port} user=${user} password=${password}`;
    await run('rm', ['-f', join(copy, 'postmaster.pid'), join(copy, 'postmaster.opts')]);
    const write = async (name: string, text: string) => {
      // Overwrites a copied file, which keeps the owner.
      await run('cp', ['-a', join(copy, 'PG_VERSION'), join(copy, name)]);
      await run('sh', ['-c', 'printf %s "$1" > "$2"', 'sh', text, join(copy, name)]);
    };
    await write('backup_label', rows[0]?.labelfile ?? '');
    await write('standby.signal', '');
    await write('postgresql.auto.conf', `primary_conninfo = '${primary}'\n`);
  } finally {
    await client.end();
  }
}
