import { flushCompileCache } from 'node:module';
import { Migration } from '@mikro-orm/migrations';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/platform/db/migrations/index.ts';
import { HTTP_LIMITS, type HttpLimits } from '#server/platform/http/http-limits.ts';
import { startServer, type RunningServer } from '#server/server.ts';

/** The options of a start besides the settings. */
export interface StartOptions {
  /** Folder of a client to serve. */
  clientFolder?: string;
  httpLimits?: Partial<HttpLimits>;
  /** The additional migrations of a later version. */
  laterMigrations?: { name: string; sql: string }[];
}

/** An order to a school's process: to start with settings, to set its clock ahead by ms, or to stop. */
export type Order =
  | { start: Record<string, string>; options: StartOptions }
  | { clockAhead: number }
  | 'stop';

/** A report of the process. Each of its calls to Stripe is reported when it begins. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'started'; stripePort: number }
  | { kind: 'stopped' }
  | { kind: 'clock set' }
  | { kind: 'failed'; message: string }
  | { kind: 'called'; method: string; path: string };

/** The events of Stripe's SDK about its requests, which the SDK does not type. */
interface Requests {
  on(event: 'request', listener: (request: { method: string; path: string }) => void): unknown;
}

let server: RunningServer | undefined;

const report = (message: Report) => process.send?.(message);

async function start(
  settings: Record<string, string>,
  { clientFolder, httpLimits, laterMigrations = [] }: StartOptions,
): Promise<void> {
  const config = readConfig(settings);
  for (const { name, sql } of laterMigrations) migrations.push({ name, class: migrationOf(sql) });
  server = await startServer({
    config,
    logger: createLogger(config.logLevel),
    report: () => undefined,
    clientFolder,
    httpLimits: { ...HTTP_LIMITS, ...httpLimits },
  });
  const { stripe, stripeSandbox } = server.container;
  const requests: Requests = stripe;
  requests.on('request', ({ method, path }) =>
    report({ kind: 'called', method, path: path.split('?')[0] ?? '' }),
  );
  report({ kind: 'started', stripePort: stripeSandbox?.sdkConfig.port ?? 0 });
}

const migrationOf = (sql: string) =>
  class extends Migration {
    override up(): void {
      this.addSql(sql);
    }
  };

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
  report({ kind: 'stopped' });
}

const RealDate = Date;

/** Changes the wall clock only, as when a machine's clock is set. Timers and `performance` are not affected. */
function setClock(ahead: number): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given: [], target) =>
      given.length === 0 ? new real(real.now() + ahead) : (Reflect.construct(real, given, target) as Date),
    apply: (real) => new real(real.now() + ahead).toString(),
    get: (real, name, receiver) =>
      name === 'now' ? () => real.now() + ahead : (Reflect.get(real, name, receiver) as unknown),
  });
  report({ kind: 'clock set' });
}

async function obey(order: Order): Promise<void> {
  if (order === 'stop') return stop();
  return 'start' in order ? start(order.start, order.options) : setClock(order.clockAhead);
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) =>
    report({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
// A killed process cannot save its compiled code at exit.
flushCompileCache();
report({ kind: 'ready' });
