import { join } from 'node:path';
import { isOlder, runtime } from '../../scripts/lib/runtime.mjs';
import { loadConfig } from './config.ts';
import { ConfigError } from './config-faults.ts';
import { endOnCrash } from './end-on-crash.ts';
import { startServer } from './server.ts';
import { startLogger, type ProcessLog } from './start-logger.ts';

/** Longer than the time that requests get to finish (`HttpLimits`), but shorter than the time until orchestrators kill the process. */
const STOP_TIMEOUT_MS = 25_000;

/** Exits with one clear sentence instead of a stack trace. */
function fail(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

if (isOlder(process.versions.node, runtime.secureSince)) {
  fail(
    `Lectern needs Node ${runtime.secureSince} or newer, this is ${process.version}. Start it with \`npm start\`, which brings its own.`,
  );
}

/** How often `npm start` hears that the event loop turns: see scripts/lib/watch-child.mjs. */
const ALIVE_MS = 5_000;
setInterval(() => {
  // Without a channel, or when its other end is gone, there is no supervisor.
  if (process.connected) process.send?.('alive', () => undefined);
}, ALIVE_MS).unref();

let log: ProcessLog | undefined;
try {
  const config = loadConfig();
  log = await startLogger(config);
  endOnCrash(log);
  const { logger, close: closeLog } = log;
  const report = (line: string) => process.stdout.write(`${line}\n`);
  const clientFolder = import.meta.env?.PROD ? join(import.meta.dirname, '../client') : undefined;
  const stopping = new AbortController();
  const starting = startServer({ config, logger, report, clientFolder, stopping: stopping.signal });

  const stop = (signal: string) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    report(`Stopping (${signal})`);
    setTimeout(() => fail('Some requests did not finish in time.'), STOP_TIMEOUT_MS).unref();
    endAll().then(
      () => process.exit(0),
      (error: unknown) => fail(`Stopping failed: ${sentenceOf(error)}`),
    );
  };
  const endAll = async () => {
    try {
      // A start in progress is completed first, so that its PostgreSQL is not left behind.
      await (await starting).stop();
    } finally {
      await closeLog();
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);

  const { greeting } = await starting;
  if (!stopping.signal.aborted) report(greeting);
  // `npm start` restarts only a server that was ready once.
  process.send?.('ready');
} catch (error) {
  await log?.close();
  fail(sentenceOf(error));
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this account. Set PORT to 1024 or more.`;
  return message;
}
