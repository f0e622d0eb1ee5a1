import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { Stripe } from 'stripe';
import type { Clock } from '#server/common/clock.ts';
import type { Logger } from '#server/common/logger.ts';
import type { Config } from '#server/config.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { MediaLinks } from '#server/storage/media-links.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { UploadStore } from '#server/upload/upload-store.ts';
import type { VideoEngine } from '#server/video/video-engine.ts';

/** What services are made of: the settings, the database, and the adapters that were chosen. */
export interface Parts {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  orm: MikroORM;
  pool: pg.Pool;
  storage: Storage;
  /** Of videos that have not arrived yet. */
  uploadStore: UploadStore;
  videoEngine: VideoEngine;
  links: MediaLinks;
  mailer: Mailer;
  stripe: Stripe;
  /** The time that the terms of payments go by. */
  clock: Clock;
  webhookSecret: string;
  publishableKey: string | null;
}
