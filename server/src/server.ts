import type { RequestListener, Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { seedDemo } from '#demo/seed.ts';
import { createApp, createProbes, routeOf } from './app.ts';
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
import { trustedOperations } from './platform/graphql/trusted-documents.ts';
import { measureOperations } from './platform/metrics/operation-metrics.ts';
import { measureRequests } from './platform/metrics/request-durations.ts';
import type { SecurityHeaders } from './platform/http/early-answers.ts';
import { HTTP_LIMITS, type HttpLimits } from './platform/http/http-limits.ts';
import { refuseWhenOverloaded } from './platform/http/overload.ts';
import { ListeningServer } from './platform/http/listening-server.ts';
import { languageOfRequest } from './platform/http/request-language.ts';
import { removeAbandonedUploads } from './platform/http/spooled-file.ts';
import { earlySecurityHeaders } from './security-headers.ts';

/**
 * Longer than the 60 seconds for which nginx and the usual balancers keep a connection: who closes it is the proxy, never the
 * server while the next request is on its way. Visitors without a proxy would hold places with it.
 */
const KEEP_ALIVE_BEHIND_PROXY_MS = 75_000;

interface Options {
  config: Config;
  logger: Logger;
  report: (line: string) => void;
  /** Folder of the built client; undefined when something else serves it. */
  clientFolder?: string;
  httpLimits?: HttpLimits;
}

export interface RunningServer {
  container: Container;
  /** What to tell the person who started it. */
  greeting: string;
  /**
   * Says so at `/readyz`, and behind a proxy goes on for as long as that takes to hear of it, ending each connection with its next
   * answer. Then takes no more requests, gives those in flight the time to finish, and ends everything.
   */
  stop(): Promise<void>;
}

/**
 * Starts a whole school and listens. A taken port is told at once; until all is ready nobody is at it, so that a proxy goes to another
 * process. A start that takes long, as of a large migration, is told at `/livez`, and all else is answered with 503. When anything
 * fails, what was started is ended again. What it does afterwards is told by `config.role`.
 */
export async function startServer({
  config,
  logger,
  report,
  clientFolder,
  httpLimits = HTTP_LIMITS,
}: Options): Promise<RunningServer> {
  let isStopping = false;
  const headers = earlySecurityHeaders(config, clientFolder);
  let listener = answerStarting(headers);
  const httpServer = new ListeningServer(
    (request, response) => {
      // Else a proxy may send the next request at the moment at which we close the connection.
      if (isStopping) response.setHeader('Connection', 'close');
      listener(request, response);
    },
    {
      ...httpLimits,
      // Behind a proxy all connections come from its address: it is for the proxy to count its visitors'.
      ...(config.trustProxy > 0 && { connectionsPerNetwork: Infinity }),
      headers,
    },
  );
  if (config.trustProxy > 0) httpServer.keepAliveTimeout = KEEP_ALIVE_BEHIND_PROXY_MS;
  await httpServer.requireFree(config);
  let listening: Promise<void> | undefined;
  const openPort = () => (listening ??= httpServer.open(config));
  // Whoever asks whether it lives would end it, and again before it is any further. A port that is taken by now is told at the end.
  const longStart = setTimeout(() => void openPort().catch(() => undefined), httpLimits.startMs);

  let container: Container | undefined;
  try {
    container = await createContainer({ config, logger, report });
    const { services } = container;
    await services.school.listen();
    const hasDemo = config.demoSeed && isServing(config) && (await seedDemo(container, report));
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
        // Subscriptions would go on for ever; their clients find another process, or this one's successor.
        await services.lectureChanges.close();
        await stopServing();
        await started.close();
      },
    };
  } catch (error) {
    httpServer.close();
    httpServer.closeAllConnections();
    await container?.close();
    throw error;
  } finally {
    clearTimeout(longStart);
  }
}

const answerStarting =
  (headers: SecurityHeaders): RequestListener =>
  ({ url }, response) =>
    url === '/livez'
      ? response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end('{"status":"ok"}')
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
  /** Stops listening, ends idle connections and waits for the others. */
  stopServing: () => Promise<void>;
}

/** Not what is under way already, like uploads and videos, and not what is sent once, like Stripe's events. */
const REFUSABLE = ['graphql', 'api', 'certificates', 'page'];

async function serveSchool({ httpServer, container, headers, ...parts }: ServingParts): Promise<Serving> {
  const { orm, services, schema, metrics, traces, publicDocuments, sandboxPages } = container;
  const { answerCache } = services;
  const { config, logger, httpLimits } = parts;
  const isExplorable = config.environment !== 'production';
  const documents = new KnownDocuments();
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
      ...(traces ? [traces.operations()] : []),
      ...(config.metricsToken === undefined ? [] : [measureOperations(metrics, trustedOperations)]),
    ],
  });
  await graphql.start();
  await Promise.all([services.lectureChanges.listen(), answerCache.listen()]);
  const visitorPages = new VisitorPages(answerCache);
  const made = {
    orm,
    services,
    graphql,
    schema,
    metrics,
    documents,
    publicDocuments,
    visitorPages,
    sandboxPages,
  };
  const app = createApp({ ...parts, ...made });
  const unlessOverloaded = refuseWhenOverloaded(app, {
    isRefusable: (path) => REFUSABLE.includes(routeOf(path)),
    headers,
  });
  const unlessKept = answerKept(answerCache, answerKeptPage(visitorPages, unlessOverloaded));
  return {
    listener: (request, response) => {
      const language = languageOfRequest(request.headers, services.school.current.language);
      inLanguage(language, () => unlessKept(request, response));
    },
    stopServing: () => graphql.stop(),
  };
}

/** A worker tells how it is, and answers nothing else. */
function serveProbes({ config, httpServer, container, isStopping }: ServingParts): Promise<Serving> {
  return Promise.resolve({
    listener: createProbes({ config, orm: container.orm, metrics: container.metrics, isStopping }),
    stopServing: async () => {
      await promisify(httpServer.close.bind(httpServer))();
    },
  });
}

/** `setupLink` is where the first admin makes an account, null when there is one. */
function greet(config: Config, hasDemo: boolean, setupLink: string | null): string {
  const { publicUrl, port, mail, stripe, environment, role } = config;
  if (!isServing(config)) {
    return `\nThis worker of ${publicUrl} is ready. How it is: http://localhost:${port}/readyz\n`;
  }
  const lines = ['', `Lectern is ready: ${publicUrl}`, ''];
  if (role === 'web') lines.push('Queued work waits for a process with ROLE=worker.', '');
  if (setupLink)
    lines.push('This school has no admin yet. Make the first account here:', `  ${setupLink}`, '');
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
