import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Container } from '#server/container.ts';
import { startServer } from '#server/server.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { databaseUrl } from './global-setup.ts';
import { HttpClient } from './http-client.ts';

export interface TestApp {
  url: string;
  config: Config;
  container: Container;
  /** A browser without cookies. */
  visitor(headers?: Record<string, string>): HttpClient;
  /** Runs SQL in the database of this app. */
  sql<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Takes the log's lines; without it they go to stderr. */
  log?: DestinationStream;
  /** Behaves as in production on the sandboxes, which the settings would refuse. */
  asInProduction?: boolean;
}

/** Starts the whole product on a free port, with a database and a data folder of its own. */
export async function startApp(
  settings: Record<string, string> = {},
  { log, asInProduction = false }: StartOptions = {},
): Promise<TestApp> {
  const postgresUrl = inject('postgresUrl');
  const database = `lectern_test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  await admin.query(`create database ${database} template ${inject('templateDatabase')}`);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-app-'));
  const given = readConfig({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(postgresUrl, database),
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'silent',
    // The same on every machine, and quick; tests of ffmpeg ask for it.
    VIDEO_ENGINE: 'mediabunny',
    ...settings,
  });
  const config: Config = { ...given, environment: asInProduction ? 'production' : given.environment };
  const server = await startServer({
    config,
    logger: createLogger(config.logLevel, log),
    report: () => undefined,
  });
  const pool = new pg.Pool({ connectionString: config.databaseUrl, max: 2 });
  // The pool ends before its connections do, and the database goes with those that are left.
  pool.on('error', () => undefined);
  const url = `http://localhost:${config.port}`;
  return {
    url,
    config,
    container: server.container,
    visitor: (headers) => new HttpClient(url, headers),
    sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
      (await pool.query<Row>(query, values)).rows,
    async stop() {
      await server.stop();
      await pool.end();
      await admin.query(`drop database ${database} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
