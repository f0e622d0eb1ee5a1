import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { seedDemo } from '#demo/seed.ts';
import { createApp, createProbes, routeOf } from './app.ts';
import { closeAfterFailure } from './closing.ts';
import { alive } from './health.routes.ts';
import { inLanguage } from './platform/common/current-language.ts';
import type { Logger } from './platform/common/logger.ts';
import type { Config } from './config.ts';
import { createContainer, type Container } from './container.ts';
import { answerKeptPage } from './pages/answer-kept-page.ts';
import { VisitorPages } from './pages/visitor-pages.ts';
import { answerKept } from './platform/answers/answer-kept.ts';
import { publicAnswers } from './platform/graphql/public-answers.ts';
import { createGraphqlServer } from './platform/graphql/graphql.server.ts';
import { KnownDocuments } from './platform/graphql/known-documents.ts';
import { idempotentMutations } from './platform/graphql/idempotent-mutations.ts';
import { tokenCosts } from './platform/graphql/token-costs.ts';
import { trustedOperations } from './platform/graphql/trusted-documents.ts';
import { measureOperations } from './platform/metrics/operation-metrics.ts';
import { measureRequests } from './platform/metrics/request-durations.ts';
import type { SecurityHeaders } from './platform/http/early-answers.ts';
import { HTTP_LIMITS, type HttpLimits } from './platform/http/http-limits.ts';
import { ListeningServer } from './platform/http/listening-server.ts';
import { languageOfRequest } from './platform/http/request-language.ts';
import { removeAbandonedUploads } from './platform/http/spooled-file.ts';
import { TokenLimit } from './platform/http/token-limit.ts';
import { earlySecurityHeaders } from './security-headers.ts';

/**
 * Longer than the 60 seconds for which nginx and the usual load balancers keep a connection. The proxy must be the one to close it:
 * otherwise the server could close it while the next request is in flight. Without a proxy, idle visitors would hold connections for this
 * time.
 */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;

interface Options {
  config: Config;
  logger: Logger;
  report: (line: string) => void;
  /** Folder of the built client; undefined if another process serves it. */
  clientFolder?: string;
  httpLimits?: HttpLimits;
  /** Aborted when the process has been told to stop. A start in progress is completed, but without the rest of the demo. */
  stopping?: AbortSignal;
}

export interface RunningServer {
  container: Container;
  /** Text for the person who started the server. */
  greeting: string;
  /**
   * Fails `/readyz` first. Behind a proxy, it then serves for as long as the proxy needs to notice, and closes each connection with its
   * next response. After that it accepts no more requests, gives those in flight time to finish, and closes everything.
   */
  stop(): Promise<void>;
}

/**
 * Starts a school and listens. Fails immediately if the port is taken. The port stays closed until the school is ready, so that a proxy
 * uses another process. During a long start, such as a large migration, `/livez` answers 200 and all other paths 503. If anything fails,
 * everything that was started is closed. `config.role` decides which work the process does.
 */
export async function startServer({
  config,
  logger,
  report,
  clientFolder,
  httpLimits = HTTP_LIMITS,
  stopping,
}: Options): Promise<RunningServer> {
  let isStopping = false;
  const headers = earlySecurityHeaders(config, clientFolder);
  let listener = answerStarting(headers);
  const httpServer = new ListeningServer(
    (request, response) => {
      // Otherwise a proxy may send the next request at the moment when the server closes the connection.
      if (isStopping) response.setHeader('Connection', 'close');
      listener(request, response);
    },
    {
      ...httpLimits,
      // Behind a proxy, all connections come from its address. The proxy must limit its clients' connections.
      ...(config.trustProxy > 0 && { connectionsPerNetwork: Infinity }),
      headers,
    },
  );
  if (config.trustProxy > 0) httpServer.keepAliveTimeout = KEEP_ALIVE_BEHIND_PROXY_MS;
  await httpServer.requireFree(config);
  let listening: Promise<void> | undefined;
  const openPort = () => (listening ??= httpServer.open(config));
  // Without this, liveness probes would kill the process repeatedly. An error from a port taken in the meantime is reported by the final
  // `openPort`.
  const longStart = setTimeout(() => void openPort().catch(() => undefined), httpLimits.startMs);

  let container: Container | undefined;
  try {
    container = await createContainer({ config, logger, report });
    const { services } = container;
    await services.notifications.listen();
    // Waits for Stripe for seconds at most.
    await services.stripeAccounts.notice();
    const hasDemo = config.demoSeed && isServing(config) && (await seedDemo(container, report, stopping));
    const serving = isServing(config) ? serveSchool : serveProbes;
    const parts = {
      config,
      logger,
      container,
      httpServer,
      clientFolder,
      httpLimits,
      headers,
      isStopping: () => isStopping,
    };
    const { listener: ready, stopServing } = await serving(parts);
    const { metrics, traces } = container;
    const traced = traces?.requests(routeOf, ready) ?? ready;
    listener = config.metricsToken === undefined ? traced : measureRequests(metrics, routeOf, traced);
    if (isServing(config)) await removeAbandonedUploads();
    if (config.role !== 'web') await container.startWorker();
    await openPort();
    logger.info({ role: config.role, port: config.port }, 'started');
    const started = container;
    return {
      container,
      greeting: greet(config, hasDemo, await services.firstAdmin.link()),
      async stop() {
        isStopping = true;
        if (config.trustProxy > 0) await pause(httpLimits.drainMs);
        // Subscriptions never end by themselves. Their clients reconnect to another process.
        services.lectureChanges.close();
        await stopServing();
        await started.close();
      },
    };
  } catch (error) {
    httpServer.close();
    httpServer.closeAllConnections();
    await closeAfterFailure(() => container?.close(), logger);
    throw error;
  } finally {
    clearTimeout(longStart);
  }
}

const answerStarting =
  (headers: SecurityHeaders): RequestListener =>
  ({ url }, response) =>
    url === '/livez'
      ? response
          .writeHead(200, { ...headers, 'Content-Type': 'application/json' })
          .end(JSON.stringify(alive()))
      : response.writeHead(503, { ...headers, 'Retry-After': '1' }).end();

const isServing = ({ role }: Config): boolean => role !== 'worker';

interface ServingParts {
  config: Config;
  logger: Logger;
  container: Container;
  httpServer: Server;
  clientFolder?: string;
  httpLimits: HttpLimits;
  headers: SecurityHeaders;
  isStopping: () => boolean;
}

interface Serving {
  listener: RequestListener;
  /** Stops listening, closes idle connections and waits for the others. */
  stopServing: () => Promise<void>;
}

async function serveSchool({ httpServer, container, ...parts }: ServingParts): Promise<Serving> {
  const { orm, services, schema, pages, metrics, traces, publicDocuments, routes } = container;
  const { publicContent, keptAnswers } = services;
  const { config, logger, httpLimits } = parts;
  const isExplorable = config.environment !== 'production';
  const documents = new KnownDocuments();
  const tokenLimit = new TokenLimit();
  const graphql = createGraphqlServer({
    schema,
    httpServer,
    finishMs: httpLimits.finishMs,
    logger,
    isExplorable,
    documents,
    plugins: [
      publicAnswers(publicDocuments),
      idempotentMutations(services.idempotencyKeys),
      // After the one that keeps answers, because each repetition has a cost of its own.
      tokenCosts(schema, tokenLimit),
      ...(traces ? [traces.operations()] : []),
      ...(config.metricsToken === undefined ? [] : [measureOperations(metrics, trustedOperations)]),
    ],
  });
  await graphql.start();
  const visitorPages = new VisitorPages(publicContent);
  const made = {
    orm,
    services,
    graphql,
    schema,
    pages,
    metrics,
    documents,
    tokenLimit,
    publicDocuments,
    visitorPages,
    routes,
  };
  const app = createApp({ ...parts, ...made });
  const unlessKept = answerKept(keptAnswers, answerKeptPage(visitorPages, app));
  return {
    listener: (request, response) => {
      const language = languageOfRequest(request.headers, services.school.current.language);
      inLanguage(language, () => unlessKept(request, response));
    },
    stopServing: () => graphql.stop(),
  };
}

/** A worker only answers its probes. */
function serveProbes({ config, httpServer, container, isStopping }: ServingParts): Promise<Serving> {
  return Promise.resolve({
    listener: createProbes({ config, orm: container.orm, metrics: container.metrics, isStopping }),
    stopServing: async () => {
      await promisify(httpServer.close.bind(httpServer))();
    },
  });
}

/** `setupLink` creates the first admin's account; null if there is an admin. */
function greet(config: Config, hasDemo: boolean, setupLink: string | null): string {
  const { publicUrl, port, mail, stripe, environment, role } = config;
  if (!isServing(config)) {
    return `\nThis worker of ${publicUrl} is ready. Health check: http://localhost:${port}/readyz\n`;
  }
  const lines = ['', `Lectern is ready: ${publicUrl}`, ''];
  if (role === 'web') lines.push('Queued work waits for a process with ROLE=worker.', '');
  if (setupLink)
    lines.push('This school has no admin yet. Create the first account here:', `  ${setupLink}`, '');
  if (hasDemo) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
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
