import { createServer, type RequestListener, type Server } from 'node:http';
import { createApp } from './app.ts';
import type { Logger } from './common/logger.ts';
import type { Config } from './config.ts';
import { createContainer, type Container } from './container.ts';
import { DEMO_ACCOUNTS, seedDemo } from './db/demo-seed.ts';
import { createGraphqlServer } from './graphql/graphql.server.ts';
import { removeAbandonedUploads } from './graphql/uploads.ts';

interface Options {
  config: Config;
  logger: Logger;
  report: (line: string) => void;
  /** Folder of the built client; undefined when something else serves it. */
  clientFolder?: string;
}

export interface RunningServer {
  container: Container;
  /** What to tell the person who started it. */
  greeting: string;
  /** Takes no more requests, lets those in flight finish, then ends everything. */
  stop(): Promise<void>;
}

/**
 * Starts a whole school and listens. The port is taken first, so that a taken one is told at once; until all is ready
 * every request is answered with 503. When anything fails, what was started is ended again.
 */
export async function startServer({ config, logger, report, clientFolder }: Options): Promise<RunningServer> {
  let isStopping = false;
  let listener: RequestListener = (_request, response) =>
    response.writeHead(503, { 'Retry-After': '1' }).end();
  const httpServer = createServer((request, response) => listener(request, response));
  // Videos upload for longer than Node's five minutes for a whole request.
  httpServer.requestTimeout = 0;
  await listen(httpServer, config.port);

  let container: Container | undefined;
  try {
    container = await createContainer({ config, logger, report });
    const { orm, services, schema, sandboxPages } = container;
    const graphql = createGraphqlServer({
      schema,
      httpServer,
      logger,
      isExplorable: config.environment !== 'production',
    });
    await graphql.start();
    const hasDemo = config.demoSeed && (await seedDemo(container, report));
    listener = createApp({
      config,
      logger,
      orm,
      services,
      graphql,
      sandboxPages,
      clientFolder,
      isStopping: () => isStopping,
    });
    await removeAbandonedUploads();
    await container.startWorker();
    const started = container;
    return {
      container,
      greeting: greet(config, hasDemo),
      async stop() {
        isStopping = true;
        // Stops listening, ends idle connections and waits for the others.
        await graphql.stop();
        await started.close();
      },
    };
  } catch (error) {
    httpServer.close();
    httpServer.closeAllConnections();
    await container?.close();
    throw error;
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function greet({ publicUrl, mail, stripe, environment }: Config, hasDemo: boolean): string {
  const lines = ['', `Lectern is ready: ${publicUrl}`, ''];
  if (hasDemo) {
    lines.push('Demo accounts, all with the password Lectern#1:');
    lines.push(...DEMO_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(24)} ${about}`), '');
  }
  lines.push(
    mail.smtpUrl
      ? `Mail goes to ${new URL(mail.smtpUrl).host}.`
      : `Mail goes to ${publicUrl}/sandbox/mailbox`,
  );
  if (!stripe.secretKey) {
    lines.push(`Payments are simulated: control them at ${publicUrl}/sandbox/stripe/control`);
  }
  if (environment !== 'production') lines.push('Press Ctrl+C to stop.');
  return `${lines.join('\n')}\n`;
}
