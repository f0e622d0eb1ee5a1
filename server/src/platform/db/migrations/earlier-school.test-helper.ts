import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type OwnDatabase } from '#testing/database.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import type { figuresOf } from './fixtures/figures.test-helper.ts';

/** What people saw in the earlier version, and what they have on their devices. */
export type Recorded = Awaited<ReturnType<typeof figuresOf>> & {
  takenAt: string;
  keys: { authenticator: string; recoveryCode: string; apiToken: string; session: string };
};

/** Columns in real time after which something ends. Payments follow the sandbox's clock instead. */
const ENDING = {
  sessions: ['created_at', 'last_used_at', 'confirmed_at'],
  api_tokens: ['created_at', 'expires_at'],
  account_tokens: ['created_at', 'expires_at'],
  email_changes: ['created_at', 'expires_at'],
  lectures: ['deleted_at', 'publish_at'],
  courses: ['deleted_at'],
  lecture_uploads: ['created_at', 'expires_at'],
  stored_objects: ['reserved_at'],
  'graphile_worker._private_jobs': ['run_at', 'created_at'],
};

/** A school that an earlier version has left, in its own database and data folder. */
export class EarlierSchool {
  #app: RunningApp | undefined;

  private constructor(
    readonly recorded: Recorded,
    readonly folder: string,
    readonly database: OwnDatabase,
    readonly client: pg.Client,
  ) {}

  /** Restores `fixtures/school-<version>.tar.br` as it was when the server stopped, a moment ago. */
  static async restore(version: string): Promise<EarlierSchool> {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-earlier-'));
    const archive = join(folder, 'school.tar');
    const packed = await readFile(join(import.meta.dirname, `fixtures/school-${version}.tar.br`));
    await writeFile(archive, brotliDecompressSync(packed));
    await promisify(execFile)('tar', [
      '--extract',
      '--no-same-owner',
      '--directory',
      folder,
      '--file',
      archive,
    ]);
    const recorded = JSON.parse(await readFile(join(folder, 'figures.json'), 'utf8')) as Recorded;
    const database = await createDatabase(
      inject('postgresUrl'),
      `lectern_earlier_${randomBytes(6).toString('hex')}`,
    );
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(await readFile(join(folder, 'database.sql'), 'utf8'));
    await client.query('reset all');
    const passedMs = Date.now() - Date.parse(recorded.takenAt);
    for (const [table, columns] of Object.entries(ENDING))
      await client.query(
        `update ${table} set ${columns.map((column) => `${column} = ${column} + make_interval(secs => $1)`).join(', ')}`,
        [passedMs / 1000],
      );
    const sandbox = new DatabaseSync(join(folder, 'stripe/sandbox.sqlite'));
    sandbox.prepare('update clock set offset_milliseconds = offset_milliseconds - ?').run(passedMs);
    sandbox.close();
    return new EarlierSchool(recorded, folder, database, client);
  }

  /** Starts this version on it. */
  async start(settings: Record<string, string> = {}): Promise<RunningApp> {
    this.#app = await runApp(this.database.url, { ...SETTINGS, DATA_DIR: this.folder, ...settings });
    return this.#app;
  }

  async stop(): Promise<void> {
    await this.#app?.stop();
    this.#app = undefined;
  }

  async sql<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(query, values)).rows;
  }

  async remove(): Promise<void> {
    await this.stop();
    await this.client.end();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The settings with which the fixture was made. */
export const SETTINGS = {
  SECRET: 'the-secret-of-the-fixture-school-0.2.0',
  DATABASE_POOL_SIZE: '5',
  VIDEO_ENGINE: 'mediabunny',
  TRUST_PROXY: '1',
  MAIL_FROM: 'School <school@school.example>',
  CONTACT_EMAIL: 'office@school.example',
};
