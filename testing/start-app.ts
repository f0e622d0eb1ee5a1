import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl } from './global-setup.ts';
import { HttpClient } from './http-client.ts';
import { runApp, type RunningApp, type RunOptions } from './run-app.ts';
import type { StallingProxy } from './stalling-proxy.ts';

export interface TestApp extends RunningApp {
  /** A browser without cookies. */
  visitor(headers?: Record<string, string>): HttpClient;
  /** Runs SQL in the database of this app. */
  sql<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
}

interface StartOptions extends RunOptions {
  /** The way to its database, when that is not the straight one; `sql` goes straight. */
  proxy?: StallingProxy;
}

/** Runs the whole product for the tests of a file, with a database of its own that goes with it. */
export async function startApp(
  settings: Record<string, string> = {},
  { proxy, ...options }: StartOptions = {},
): Promise<TestApp> {
  const postgresUrl = inject('postgresUrl');
  const database = `lectern_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${database} template ${inject('templateDatabase')} strategy file_copy`);
  const straightUrl = databaseUrl(postgresUrl, database);
  const app = await runApp(
    proxy?.through(straightUrl) ?? straightUrl,
    {
      DATABASE_POOL_SIZE: '5',
      // The same on every machine, and quick; tests of ffmpeg ask for it.
      VIDEO_ENGINE: 'mediabunny',
      ...settings,
    },
    options,
  );
  const pool = new pg.Pool({ connectionString: straightUrl, max: 2 });
  // The pool ends before its connections do, and the database goes with those that are left.
  pool.on('error', () => undefined);
  return {
    ...app,
    visitor: (headers) => new HttpClient(app.url, headers),
    sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => {
      const { rows } = await pool.query<Row>(query, values);
      // PostgreSQL tells it a moment later; a test goes on at once.
      app.container.services.keptAnswers.forget();
      return rows;
    },
    async stop() {
      await app.stop();
      await pool.end();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}
