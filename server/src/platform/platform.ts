import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Stripe } from 'stripe';
import type { Config } from '#server/config.ts';
import type { Clock } from './common/clock.ts';
import type { Logger } from './common/logger.ts';
import type { TextCipher } from './common/text-cipher.ts';
import type { TextSigner } from './common/text-signer.ts';
import type { ReadReplica } from './db/read-replica.ts';
import type { SessionLocks } from './db/session-locks.ts';
import type { Statements } from './db/statements.ts';
import type { JobQueue } from './jobs/job.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaLinks } from './media/media-links.ts';
import type { ServiceGate } from './outbound/service-gate.ts';
import type { Storage } from './storage/storage.ts';
import type { Traces } from './tracing/traces.ts';
import type { VideoEngine } from './video/video-engine.ts';

/** What features stand on: the settings, the database, and the adapters that the settings choose. */
export interface Platform {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  orm: MikroORM;
  em: EntityManager;
  statements: Statements;
  /** For what is the same for everybody and may be some seconds old; never for who somebody is and what they may do. */
  publicStatements: Statements;
  /** Undefined: there is the primary alone. */
  replica?: ReadReplica;
  /** For work that one process does at a time. */
  locks: SessionLocks;
  /** For throttles, beside the connections of requests. */
  pool: pg.Pool;
  /** Undefined: nobody is told of what requests and jobs do. */
  traces: Traces | undefined;
  /** For figures that operators read. */
  metrics: Registry;
  /** For what the database keeps and only this installation may read. */
  textCipher: TextCipher;
  /** For what leaves the installation and comes back. */
  textSigner: TextSigner;
  /** Each lets its holder make the first admin of a school that has none. The first is told, the others are of a fallback secret. */
  setupKeys: readonly [string, ...string[]];
  jobs: JobQueue;
  storage: Storage;
  links: MediaLinks;
  videoEngine: VideoEngine;
  mailer: Mailer;
  stripe: Stripe;
  /** All calls of `stripe` go through it. */
  stripeGate: ServiceGate;
  /** Signs the events of Stripe. */
  webhookSecret: string;
  /** Stripe's key for browsers; null when none is configured. */
  publishableKey: string | null;
  /** The time that the terms of payments go by. */
  clock: Clock;
}
