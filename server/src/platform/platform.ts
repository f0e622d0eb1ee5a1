import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Stripe } from 'stripe';
import type { Config } from '#server/config.ts';
import type { Clock } from './common/clock.ts';
import type { Logger } from './common/logger.ts';
import type { TextCipher } from './common/text-cipher.ts';
import type { TextSigner } from './common/text-signer.ts';
import type { Notifications } from './db/notifications.ts';
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

/** The base of all features: settings, database and the adapters that the settings select. */
export interface Platform {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  orm: MikroORM;
  em: EntityManager;
  statements: Statements;
  /** For public data that may be a few seconds old. Never for identity or permissions. */
  publicStatements: Statements;
  /** Undefined if there is only the primary. */
  replica?: ReadReplica;
  /** Features set their listeners before the process listens. */
  notifications: Notifications;
  /** For work that only one process may do at a time. */
  locks: SessionLocks;
  /** For throttles, separate from the connections of requests. */
  pool: pg.Pool;
  /** Undefined if tracing is off. */
  traces: Traces | undefined;
  metrics: Registry;
  /** Encrypts database values that only this installation may read. */
  textCipher: TextCipher;
  /** Signs values that leave the installation and come back. */
  textSigner: TextSigner;
  /**
   * Each key lets its holder create the first admin of a school without one. The first is printed. The others derive
   * from fallback secrets.
   */
  setupKeys: readonly [string, ...string[]];
  jobs: JobQueue;
  storage: Storage;
  links: MediaLinks;
  videoEngine: VideoEngine;
  mailer: Mailer;
  stripe: Stripe;
  /** Guards all calls of `stripe`. */
  stripeGate: ServiceGate;
  /** Makes a few short calls outside the gate. */
  stripeProber: Stripe;
  /** Whether the key takes real money. */
  stripeLivemode: boolean;
  /** Refuses calls of `stripe` while the key is of another account than the one in use. */
  requireStripeAccount: (isInUse: () => Promise<boolean>) => void;
  /** Verifies the signatures of Stripe's webhooks. */
  webhookSecret: string;
  /** Stripe's key for browsers; null when none is configured. */
  publishableKey: string | null;
  /** The time used for payment terms. */
  clock: Clock;
}
