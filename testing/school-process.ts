import { flushCompileCache } from 'node:module';
import { createLogger } from '#server/platform/common/logger.ts';
import { readConfig } from '#server/config.ts';
import { startServer, type RunningServer } from '#server/server.ts';

/** What a school's process is told: settings to start with, or to stop. */
export type Order = { start: Record<string, string> } | 'stop';

/** What it answers; each of its calls to Stripe is told of when it begins. */
export type Report =
  | { kind: 'ready' }
  | { kind: 'started'; stripePort: number }
  | { kind: 'stopped' }
  | { kind: 'failed'; message: string }
  | { kind: 'called'; method: string; path: string };

/** What of Stripe's SDK tells of its calls, which the SDK itself does not type. */
interface Requests {
  on(event: 'request', listener: (request: { method: string; path: string }) => void): unknown;
}

let server: RunningServer | undefined;

const report = (message: Report) => process.send?.(message);

async function start(settings: Record<string, string>): Promise<void> {
  const config = readConfig(settings);
  server = await startServer({ config, logger: createLogger(config.logLevel), report: () => undefined });
  const { stripe, stripeSandbox } = server.container;
  const requests: Requests = stripe;
  requests.on('request', ({ method, path }) =>
    report({ kind: 'called', method, path: path.split('?')[0] ?? '' }),
  );
  report({ kind: 'started', stripePort: stripeSandbox?.sdkConfig.port ?? 0 });
}

async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
  report({ kind: 'stopped' });
}

process.on('message', (order: Order) => {
  (order === 'stop' ? stop() : start(order.start)).catch((error: unknown) =>
    report({
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
// A killed process has no end at which to keep what it has compiled.
flushCompileCache();
report({ kind: 'ready' });
