import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from './database.ts';
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
  /** A proxy to its database. `sql` connects directly. */
  proxy?: StallingProxy;
}

/** Runs the whole product for the tests of a file, with its own database, which is dropped with it. */
export async function startApp(
  settings: Record<string, string> = {},
  { proxy, ...options }: StartOptions = {},
): Promise<TestApp> {
  const name = `lectern_test_${randomBytes(6).toString('hex')}`;
  const database = await createDatabase(inject('postgresUrl'), name, inject('templateDatabase'));
  const app = await runApp(
    proxy?.through(database.url) ?? database.url,
    {
      DATABASE_POOL_SIZE: '5',
      // The same on every machine, and fast. Tests of ffmpeg set it.
      VIDEO_ENGINE: 'mediabunny',
      ...settings,
    },
    options,
  );
  const pool = new pg.Pool({ connectionString: database.url, max: 2, application_name: 'test' });
  // The pool ends before its connections do, and the remaining ones end with the database.
  pool.on('error', () => undefined);
  return {
    ...app,
    visitor: (headers) => new HttpClient(app.url, headers),
    sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => {
      const { rows } = await pool.query<Row>(query, values);
      // PostgreSQL's notification comes a moment later, and a test continues at once.
      app.container.services.publicContent.changed();
      return rows;
    },
    async stop() {
      await app.stop();
      await pool.end();
      await database.drop();
    },
  };
}
