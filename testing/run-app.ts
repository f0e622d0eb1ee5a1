import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { readConfig, type Config } from '#server/config.ts';
import type { Container } from '#server/container.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { HTTP_LIMITS, type HttpLimits } from '#server/platform/http/http-limits.ts';
import { startServer } from '#server/server.ts';
import { startLogger } from '#server/start-logger.ts';

export interface RunningApp {
  url: string;
  config: Config;
  container: Container;
  /** Stops it and removes its data folder. The database stays. */
  stop(): Promise<void>;
}

export interface RunOptions {
  /** Receives the log lines; without it, they go to stderr. */
  log?: DestinationStream;
  /** Behaves as in production on the sandboxes, which the settings would refuse. */
  asInProduction?: boolean;
  /** Overrides of the default limits. */
  httpLimits?: Partial<HttpLimits>;
  /** The folder of a built client to serve. */
  clientFolder?: string;
}

/** Runs the whole product in this process, on a free port, with its own data folder and this database. */
export async function runApp(
  databaseUrl: string,
  settings: Record<string, string> = {},
  { log, asInProduction = false, httpLimits, clientFolder }: RunOptions = {},
): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-app-'));
  const given = readConfig({
    NODE_ENV: 'test',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const config: Config = { ...given, environment: asInProduction ? 'production' : given.environment };
  const { logger, close: closeLog } = await startLogger(config, log);
  const server = await startServer({
    config,
    logger,
    report: () => undefined,
    clientFolder,
    httpLimits: { ...HTTP_LIMITS, drainMs: 0, ...httpLimits },
  });
  return {
    url: `http://localhost:${config.port}`,
    config,
    container: server.container,
    async stop() {
      await server.stop();
      await closeLog();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
