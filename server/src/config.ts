import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError, faultsOf } from './config-faults.ts';
import { withSecretFiles } from './config-files.ts';
import {
  backupOf,
  bucketOf,
  cdnOf,
  logExportOf,
  reportingOf,
  tracingOf,
  transcriptionOf,
  withoutSlash,
  type BackupSettings,
  type BucketSettings,
  type CdnSettings,
  type CollectorSettings,
  type ReportingSettings,
  type TracingSettings,
  type TranscriptionSettings,
} from './config-services.ts';
import {
  addressOf,
  choice,
  flag,
  fraction,
  headers,
  integer,
  like,
  origin,
  poolSizeFor,
  secret,
  url,
} from './config-values.ts';

/** All settings, read once. `.env.example` documents each. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  /** Network address that the server listens on. Undefined: all addresses of this machine. */
  host?: string;
  port: number;
  /** Origin that browsers use, without a trailing slash. */
  publicUrl: string;
  /** `web` answers requests, `worker` processes the queue (videos, mail), `all` does both. */
  role: 'web' | 'worker' | 'all';
  /** Number of trusted proxies in front of the server that report the client's address. */
  trustProxy: number;
  logLevel: string;
  /** Token for reading `/metrics`. Undefined: it is not available. */
  metricsToken?: string;
  /** Undefined: errors are only logged. */
  errorReports?: ReportingSettings;
  /** Undefined: tracing is off. */
  tracing?: TracingSettings;
  /** Undefined: the log is only written to standard error. */
  logExport?: CollectorSettings;
  /** Absolute path of the folder for all data of the embedded parts. */
  dataDir: string;
  /**
   * Signs media links and encrypts the input of `TextCipher`. Undefined: created once and kept in the data folder (never in production).
   */
  secret?: string;
  /** Another secret whose links, ciphertexts and backups are accepted during a rotation of `secret`. Undefined: none. */
  secretFallback?: string;
  /** Whether admins need a second factor for admin permissions. */
  adminSecondFactor: boolean;
  /** `only`: GraphQL accepts only the client's own documents. Undefined: all documents. */
  trustedDocuments?: 'only';
  /** Whether pages of other origins may call the APIs, anonymously or with a token, and show public pictures. */
  isOpenToOrigins: boolean;
  /** Undefined: the embedded PostgreSQL. */
  databaseUrl?: string;
  /** A read replica for public data. Undefined: none. */
  databaseReplicaUrl?: string;
  /** Whether the process migrates the database at startup. Otherwise it refuses to start on an outdated one. */
  migratesAtStart: boolean;
  /** Maximum number of PostgreSQL connections of this process for requests. */
  databasePoolSize: number;
  /** Undefined: files are stored in the data folder. */
  s3?: BucketSettings;
  stripe: {
    /** Undefined: the sandbox. */
    secretKey?: string;
    /** For browsers. Undefined: the sandbox's own key, or none if Stripe itself is in use. */
    publishableKey?: string;
    /** Undefined only with the sandbox: derived from the secret. */
    webhookSecret?: string;
    /** Whether customers can enter promotion codes. */
    promotionCodes: boolean;
    /** Whether Stripe calculates and adds taxes. */
    automaticTax: boolean;
    adaptivePricing: boolean;
  };
  mail: {
    /** Undefined: mails go to the mailbox page. */
    smtpUrl?: string;
    from: string;
    /** Bare address of the school's operator, who gets the messages of the contact form. */
    contact: string;
  };
  /** Address for vulnerability reports. Undefined: none is published, because the default sender's mailbox may not be read. */
  securityContact?: string;
  plan: {
    /** Price of a year in minor units, its currency, and whether the operator has set the amount. */
    price: { amount: number; currency: string; isSet?: boolean };
    termYears: 1;
    refundWindowDays: number;
    /** Days that the lectures stay open while a renewal is unpaid. */
    graceDays: number;
  };
  /** Largest lecture video, in bytes. */
  maxVideoBytes: number;
  /** The engine that prepares videos for streaming. `auto` uses ffmpeg if it is installed, otherwise mediabunny. */
  videoEngine: 'auto' | 'ffmpeg' | 'mediabunny';
  /** Lifetime of a link to a video, in seconds. */
  mediaLinkSeconds: number;
  /** The CDN in front of the videos. Undefined: none. */
  mediaCdn?: CdnSettings;
  /** How automatic captions are created. Undefined: not at all. */
  transcription?: TranscriptionSettings;
  /** Whether an empty database gets the demo school. */
  demoSeed: boolean;
  /** The daily backup. Undefined: none. */
  backup?: BackupSettings;
  /** Age recipient that all backups are encrypted for. Undefined: they are not encrypted. */
  backupRecipient?: string;
}

const environment = z.object({
  NODE_ENV: choice('development', 'test', 'production').default('development'),
  HOST: z.union([z.ipv4(), z.ipv6()], 'must be a network address of this machine like 0.0.0.0').optional(),
  PORT: integer(1, 65_535).default(4000),
  PUBLIC_URL: origin.optional(),
  ROLE: choice('web', 'worker', 'all').default('all'),
  TRUST_PROXY: integer(0, 10).default(0),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'silent').optional(),
  METRICS_TOKEN: secret.optional(),
  SENTRY_DSN: like(
    /^https?:\/\/\w+@[^/\s]+(\/\S+)?\/\d+$/,
    'must be like https://key@sentry.example/1',
  ).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'http://collector.example:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().default('lectern'),
  OTEL_LOGS_EXPORTER: choice('otlp', 'none').default('none'),
  OTEL_TRACES_SAMPLER_ARG: fraction.default(1),
  DATA_DIR: z.string().default('./data'),
  SECRET: secret.optional(),
  SECRET_FALLBACK: secret.optional(),
  ADMIN_SECOND_FACTOR: flag.default(false),
  TRUSTED_DOCUMENTS: z.enum(['only'], 'must be only, or not set').optional(),
  CORS: z.enum(['closed'], 'must be closed, or not set').optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/lectern').optional(),
  DATABASE_REPLICA_URL: url(/^postgres(ql)?$/, 'postgresql://user:password@replica:5432/lectern').optional(),
  DATABASE_POOL_SIZE: integer(2, 200).optional(),
  MIGRATE_AT_START: flag.default(true),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_ENDPOINT: url(/^https?$/, 'https://s3.example').optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  STRIPE_SECRET_KEY: like(/^(sk|rk)_/, 'must begin with sk_ or rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example').optional(),
  MAIL_FROM: z.string().default('lectern@localhost'),
  CONTACT_EMAIL: z.email('must be one bare mail address').optional(),
  PLAN_PRICE: integer(1, 99_999_999).default(49_900),
  PLAN_CURRENCY: like(/^[a-z]{3}$/, 'must be three lower-case letters, like usd').default('usd'),
  REFUND_WINDOW_DAYS: integer(0, 365).default(14),
  GRACE_DAYS: integer(0, 60).default(7),
  STRIPE_PROMOTION_CODES: flag.default(false),
  STRIPE_AUTOMATIC_TAX: flag.default(false),
  STRIPE_ADAPTIVE_PRICING: flag.default(false),
  MAX_VIDEO_MB: integer(1, 1_000_000).default(5_000),
  VIDEO_ENGINE: choice('auto', 'ffmpeg', 'mediabunny').default('auto'),
  MEDIA_LINK_SECONDS: integer(5, 300).default(300),
  MEDIA_CDN_URL: url(/^https?$/, 'https://media.school.example').optional(),
  MEDIA_CDN_KEY: secret.optional(),
  TRANSCRIPTION_COMMAND: z.string().optional(),
  TRANSCRIPTION_URL: url(/^https?$/, 'https://whisper.example/v1').optional(),
  TRANSCRIPTION_KEY: z.string().optional(),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
  TRANSCRIPTION_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'must be a language like en')
    .default('en'),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_ENDPOINT: url(/^https?$/, 'https://s3.example').optional(),
  BACKUP_S3_FORCE_PATH_STYLE: flag.default(false),
  BACKUP_RECIPIENT: z.string().startsWith('age1', 'must begin with age1').optional(),
  BACKUP_KEEP: integer(1, 1_000).default(14),
  DEMO_SEED: flag.optional(),
});

/**
 * Reads the settings for a machine with this number of cores. Throws a ConfigError that lists all faults at once, including those found
 * before.
 */
export function readConfig(
  variables: Record<string, string | undefined>,
  { cores = availableParallelism(), faults: found = [] }: { cores?: number; faults?: string[] } = {},
): Config {
  // An empty value means "not set", as in a copied .env.example.
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError([...found, ...wrong]);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const faults = [...found, ...faultsOf(env)];
  if (faults.length > 0) throw new ConfigError(faults);

  return {
    environment: env.NODE_ENV,
    // Development mode is open to everyone, so only this machine can reach it.
    host: env.HOST ?? (isProduction ? undefined : '127.0.0.1'),
    port: env.PORT,
    publicUrl: withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    role: env.ROLE,
    trustProxy: env.TRUST_PROXY,
    // In development, the terminal is for the developer.
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'development' ? 'warn' : 'info'),
    metricsToken: env.METRICS_TOKEN,
    errorReports: reportingOf(env),
    tracing: tracingOf(env),
    logExport: logExportOf(env),
    dataDir: resolve(env.DATA_DIR),
    secret: env.SECRET,
    secretFallback: env.SECRET_FALLBACK,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    trustedDocuments: env.TRUSTED_DOCUMENTS,
    isOpenToOrigins: env.CORS !== 'closed',
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    migratesAtStart: env.MIGRATE_AT_START,
    databasePoolSize: env.DATABASE_POOL_SIZE ?? poolSizeFor(cores),
    s3: bucketOf(env),
    stripe: {
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      promotionCodes: env.STRIPE_PROMOTION_CODES,
      automaticTax: env.STRIPE_AUTOMATIC_TAX,
      adaptivePricing: env.STRIPE_ADAPTIVE_PRICING,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      contact: env.CONTACT_EMAIL ?? addressOf(env.MAIL_FROM),
    },
    securityContact: env.CONTACT_EMAIL,
    plan: {
      price: { amount: env.PLAN_PRICE, currency: env.PLAN_CURRENCY, isSet: 'PLAN_PRICE' in given },
      termYears: 1,
      refundWindowDays: env.REFUND_WINDOW_DAYS,
      graceDays: env.GRACE_DAYS,
    },
    maxVideoBytes: env.MAX_VIDEO_MB * 1_000_000,
    videoEngine: env.VIDEO_ENGINE,
    mediaLinkSeconds: env.MEDIA_LINK_SECONDS,
    mediaCdn: cdnOf(env),
    transcription: transcriptionOf(env),
    backup: backupOf(env),
    backupRecipient: env.BACKUP_RECIPIENT,
    demoSeed: env.DEMO_SEED ?? env.NODE_ENV === 'development',
  };
}

/**
 * Reads the settings of this process: its environment, supplemented by a `.env` file in the working directory. Secrets may be in files
 * that the settings name.
 *
 * @param defaults values of settings that are not set, for a command that creates them
 */
export function loadConfig(defaults: Record<string, string> = {}): Config {
  const file = join(process.cwd(), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { variables, faults } = withSecretFiles(process.env);
  for (const [name, value] of Object.entries(defaults)) variables[name] ||= value;
  return readConfig(variables, { faults });
}

/** Returns the key of a Stripe test account, if there is one. Throws a ConfigError for a live key: tests create and delete objects. */
export function stripeTestKey(): string | undefined {
  const key = process.env.STRIPE_TEST_KEY;
  if (!key) return undefined;
  if (/^(sk|rk)_test_/.test(key)) return key;
  throw new ConfigError(['STRIPE_TEST_KEY must be a test key, which begins with sk_test_ or rk_test_.']);
}
