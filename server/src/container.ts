import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import type { Stripe } from 'stripe';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { loadLanguages } from '#shared/texts/load-languages.ts';
import { setCurrentLanguage } from '#shared/texts/texts.ts';
import { PublicDocuments } from './platform/answers/public-documents.ts';
import { systemClock, type Clock } from './platform/common/clock.ts';
import { currentLanguage } from './platform/common/current-language.ts';
import type { Logger } from './platform/common/logger.ts';
import { setupKeysOf, type Secrets } from './platform/common/secrets.ts';
import { TextCipher } from './platform/common/text-cipher.ts';
import { TextSigner } from './platform/common/text-signer.ts';
import { closeAfterFailure, closeAll } from './closing.ts';
import { SEARCH_SETTINGS } from './course/course-search.ts';
import { features, type Services } from './compose.ts';
import { createReplica } from './create-replica.ts';
import { createStorage } from './create-storage.ts';
import { createStripe } from './create-stripe.ts';
import { localSecret } from './local-secret.ts';
import type { TracingSettings } from './config-services.ts';
import type { Config } from './config.ts';
import {
  BACKGROUND_CONNECTIONS,
  NOTIFICATIONS_CONNECTION,
  THROTTLE_CONNECTIONS,
  WORK_CONNECTIONS,
} from './connections.ts';
import { endProcess } from './end-on-crash.ts';
import { startEmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { requireFittingDatabase } from './platform/db/fitting-database.ts';
import { migrate, requireMigrated } from './platform/db/migrate.ts';
import { createOrm } from './platform/db/orm.ts';
import { createImpatientPool, createRequestPool } from './platform/db/pool.ts';
import { Notifications } from './platform/db/notifications.ts';
import { SessionLocks } from './platform/db/session-locks.ts';
import { Statements } from './platform/db/statements.ts';
import type { Mount } from './platform/feature.ts';
import { createSchema } from './platform/graphql/schema.ts';
import type { Pages } from './platform/pages/page.ts';
import { topicsAsPubSub } from './platform/live/live-topics.ts';
import { measureJobs } from './platform/jobs/job-metrics.ts';
import { migrateJobs, PostgresJobs, startWorker, type QueueWorker } from './platform/jobs/postgres-jobs.ts';
import { measureGate } from './platform/outbound/gate-metrics.ts';
import { mailQueue } from './platform/mail/mail.jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { WatchedMailer } from './platform/mail/watched-mailer.ts';
import { MediaLinks } from './platform/media/media-links.ts';
import { createMetrics, measurePools } from './platform/metrics/metrics.ts';
import type { Traces } from './platform/tracing/traces.ts';
import { createVideoEngine } from './platform/video/create-video-engine.ts';

/** All parts of a process. */
export interface Container {
  services: Services;
  orm: MikroORM;
  schema: GraphQLSchema;
  pages: Pages;
  metrics: Registry;
  /** Undefined if tracing is off. */
  traces: Traces | undefined;
  /** The documents that get the same answer for every visitor. */
  publicDocuments: PublicDocuments;
  /** The routes of the features, and the pages of the sandboxes in use. */
  routes: Mount[];
  stripe: Stripe;
  /** Undefined if Stripe itself is in use. */
  stripeSandbox?: StripeSandbox;
  /** The clock for payment terms. */
  clock: Clock;
  startWorker(): Promise<QueueWorker>;
  /** Closes everything that was started, in reverse order. */
  close(): Promise<void>;
}

interface Options {
  config: Config;
  logger: Logger;
  /** For commands that run beside the server and share its embedded parts. */
  isShared?: boolean;
  /** Called before each step that may take a moment. */
  report?: (step: string) => void;
}

/** Starts the embedded parts that no setting replaces, migrates the database and creates the services. */
export async function createContainer(options: Options): Promise<Container> {
  const { config, logger, isShared, report = () => undefined } = options;
  const closers: (() => unknown)[] = [];
  const close = () => closeAll(closers);
  try {
    setCurrentLanguage(currentLanguage);
    await Promise.all([mkdir(config.dataDir, { recursive: true }), loadLanguages()]);
    const traces = config.tracing && (await startTracing(config.tracing));
    closers.push(() => traces?.close());
    const secrets: Secrets = {
      current: config.secret ?? (await localSecret(config.dataDir)),
      fallback: config.secretFallback,
    };

    let databaseUrl = config.databaseUrl;
    if (!databaseUrl) {
      report('Starting PostgreSQL');
      const embedded = await startEmbeddedPostgres({ folder: join(config.dataDir, 'postgres'), isShared });
      closers.push(() => embedded.stop());
      if (!isShared) embedded.watch(endProcess);
      databaseUrl = embedded.url;
    }
    const { orm, pools } = createOrm({
      entities: features.entities,
      url: databaseUrl,
      connections: { requests: config.databasePoolSize, background: WORK_CONNECTIONS },
      session: SEARCH_SETTINGS,
      logger,
      traces,
    });
    closers.push(() => orm.close());
    const background = createImpatientPool(databaseUrl, { max: BACKGROUND_CONNECTIONS }, logger);
    const throttles = createRequestPool(databaseUrl, { max: THROTTLE_CONNECTIONS }, logger);
    closers.push(() => Promise.all([background.end(), throttles.end()]));
    if (config.databaseUrl) await requireFittingDatabase(databaseUrl, background);
    const locks = new SessionLocks({ databaseUrl, logger, name: 'locks' });
    closers.push(() => locks.close());
    const notifications = new Notifications({ databaseUrl, logger, name: NOTIFICATIONS_CONNECTION });
    closers.push(() => notifications.close());

    const statements = new Statements(pools.requests, traces);
    const replica = createReplica(config, { primary: pools.requests, logger, traces });
    closers.push(() => replica?.close());

    const metrics = createMetrics({ isRead: config.metricsToken !== undefined });
    measurePools(metrics, { ...pools, background, throttles, ...(replica && { replica: replica.pool }) });

    if (config.migratesAtStart) {
      report('Bringing the database up to date');
      await migrate(orm, databaseUrl, logger);
      await migrateJobs(databaseUrl, logger);
    } else {
      await requireMigrated(background);
    }
    replica?.start();

    const sandboxPages: Mount[] = [];
    const links = new MediaLinks(secrets, { lifeSeconds: config.mediaLinkSeconds });
    const storage = await createStorage(config, links, traces);
    const jobQueue = new PostgresJobs();
    const { mailer: sender, pages: mailPages, close: closeMailer } = await createMailer(config);
    const mailer = new WatchedMailer({
      mailer: sender,
      queue: mailQueue(jobQueue, orm.em),
      onError: (err) => logger.warn({ err }, 'mails could not be brought forward'),
    });
    closers.push(() => mailer.close());
    if (mailPages) sandboxPages.push({ path: '/sandbox/mailbox', router: mailPages });
    closers.push(closeMailer);
    const payments = await createStripe(config, secrets.current, { logger, traces });
    if (payments.sandbox) sandboxPages.push({ path: '/sandbox/stripe', router: payments.sandbox.pages });
    closers.push(() => payments.sandbox?.close());

    const {
      stripe,
      gate: stripeGate,
      prober,
      livemode,
      requireAccount,
      webhookSecret,
      publishableKey,
    } = payments;
    closers.push(() => stripeGate.close());
    measureGate(metrics, 'stripe', stripeGate);
    const clock = payments.sandbox?.clock ?? systemClock;
    const { provides, resolvers, jobs, topics, routes, pages, ...parts } = await features.create({
      config,
      databaseUrl,
      logger,
      orm,
      em: orm.em,
      statements,
      publicStatements: replica?.statements ?? statements,
      replica,
      pool: throttles,
      metrics,
      traces,
      locks,
      notifications,
      jobs: jobQueue,
      textCipher: new TextCipher(secrets),
      textSigner: new TextSigner(secrets),
      setupKeys: setupKeysOf(secrets),
      storage,
      videoEngine: await createVideoEngine(config.videoEngine),
      links,
      mailer,
      stripe,
      stripeGate,
      stripeProber: prober,
      stripeLivemode: livemode,
      requireStripeAccount: requireAccount,
      webhookSecret,
      publishableKey,
      clock,
    });
    closers.push(parts.close);
    measureJobs(metrics, { pool: pools.requests, logger });
    const schema = createSchema(resolvers, topicsAsPubSub(topics));
    return {
      services: provides,
      orm,
      metrics,
      traces,
      schema,
      pages,
      publicDocuments: new PublicDocuments(schema, features.publicFields),
      routes: [...sandboxPages, ...routes],
      stripe,
      stripeSandbox: payments.sandbox,
      clock,
      startWorker: async () => {
        const parts = { databaseUrl, pgPool: background, orm, handlers: jobs, logger, traces };
        const runner = await startWorker(parts);
        closers.push(() => runner.stop());
        return runner;
      },
      close,
    };
  } catch (error) {
    await closeAfterFailure(close, logger);
    throw error;
  }
}

// The parts below are loaded only if the settings choose them, because they cost startup time and memory.

async function startTracing(settings: TracingSettings): Promise<Traces> {
  const tracing = await import('./platform/tracing/start-tracing.ts');
  return tracing.startTracing(settings);
}

interface MailParts {
  mailer: Mailer;
  pages?: Router;
  close: () => void;
}

async function createMailer({ mail, dataDir, publicUrl }: Config): Promise<MailParts> {
  if (mail.smtpUrl) {
    const { createSmtpMailer } = await import('./platform/mail/smtp-mailer.ts');
    const mailer = createSmtpMailer({ url: mail.smtpUrl, from: mail.from });
    return { mailer, close: () => mailer.close() };
  }
  const { createMailbox } = await import('#sandbox/mailbox/mailbox.ts');
  const { createMailboxMailer } = await import('./platform/mail/mailbox-mailer.ts');
  const { deliver, pages } = createMailbox({ folder: join(dataDir, 'mailbox'), publicUrl: () => publicUrl });
  return { mailer: createMailboxMailer({ from: mail.from, deliver }), pages, close: () => undefined };
}
