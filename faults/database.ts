import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { connect } from './connect.ts';
import { kill } from './kill.ts';

/** A PostgreSQL as durable as in production, which can be stopped and killed. Its address may change at each start. */
export class Database {
  url = '';
  private postgres: EmbeddedPostgres | undefined;
  private starting: Promise<void> | undefined;

  constructor(private readonly folder: string) {}

  /** Starts it unless it runs. The repairs of two faults may both ask for it. */
  async start(): Promise<void> {
    this.starting ??= this.launch().finally(() => (this.starting = undefined));
    await this.starting;
  }

  private async launch(): Promise<void> {
    if (this.postgres) return;
    const start = () => startEmbeddedPostgres({ folder: this.folder, throwaway: false });
    // The leftovers of a killed one end a moment later.
    const postgres = await start().catch(() => delay(1_000).then(start));
    this.postgres = postgres;
    this.url = postgres.url;
  }

  async stop(): Promise<void> {
    await this.postgres?.stop();
    this.postgres = undefined;
  }

  /** Kills it with all its processes, as when its machine is switched off. Does nothing if it is stopped. */
  async kill(): Promise<void> {
    if (!this.postgres) return;
    const file = await readFile(join(this.folder, 'postmaster.pid'), 'utf8');
    const client = await connect(() => this.url);
    // The connection ends with the server.
    client.on('error', () => undefined);
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    for (const pid of [Number(file.split('\n')[0]), ...rows.map((backend) => backend.pid)]) kill(pid);
    this.postgres = undefined;
  }
}
