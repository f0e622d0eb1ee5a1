import { resolve } from 'node:path';

/** A bucket of an S3-compatible service. */
export interface BucketSettings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoint?: string;
  forcePathStyle: boolean;
}

/** A CDN in front of the videos. */
export interface CdnSettings {
  /** Base URL without a trailing slash. An object is at `/<key>`. */
  url: string;
  /** Secret that the CDN uses to verify signed addresses. */
  key: string;
}

/** How automatic captions are created. */
export type TranscriptionSettings =
  | {
      /** Run by a shell for each lecture. It reads the audio from `$AUDIO` (WAV) and writes WebVTT or SRT to standard output. */
      kind: 'command';
      command: string;
      language: string;
    }
  | {
      /** A service with OpenAI's transcription API. */
      kind: 'http';
      /** Base URL without `/audio/transcriptions`. */
      url: string;
      key?: string;
      model: string;
      language: string;
    };

/** An OpenTelemetry (OTLP) collector. */
export interface CollectorSettings {
  /** Base URL without a trailing slash and without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** Where traces are sent. */
export interface TracingSettings extends CollectorSettings {
  /** Fraction of requests and jobs that are traced, from 0 to 1. */
  ratio: number;
}

/** Where errors are reported: a service that accepts Sentry envelopes. */
export interface ReportingSettings {
  /** URL that accepts envelopes. */
  url: string;
  /** Identifies the project. It is not a secret, but anyone who has it can send reports. */
  key: string;
  environment: string;
}

/** The daily backup. */
export interface BackupSettings {
  /** Destination: an absolute folder on this machine, or a bucket. */
  to: string | BucketSettings;
  /** Number of backups that are kept. */
  keep: number;
}

interface BackupVariables {
  BACKUP_FOLDER?: string;
  BACKUP_S3_BUCKET?: string;
  BACKUP_S3_REGION: string;
  BACKUP_S3_ACCESS_KEY_ID?: string;
  BACKUP_S3_SECRET_ACCESS_KEY?: string;
  BACKUP_S3_ENDPOINT?: string;
  BACKUP_S3_FORCE_PATH_STYLE: boolean;
  BACKUP_KEEP: number;
}

interface CollectorVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_EXPORTER_OTLP_HEADERS?: string;
  OTEL_SERVICE_NAME: string;
}

interface TracingVariables extends CollectorVariables {
  OTEL_TRACES_SAMPLER_ARG: number;
}

interface LogVariables extends CollectorVariables {
  OTEL_LOGS_EXPORTER: 'otlp' | 'none';
}

interface BucketVariables {
  S3_BUCKET?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
  S3_ENDPOINT?: string;
  S3_FORCE_PATH_STYLE: boolean;
}

interface TranscriptionVariables {
  TRANSCRIPTION_COMMAND?: string;
  TRANSCRIPTION_URL?: string;
  TRANSCRIPTION_KEY?: string;
  TRANSCRIPTION_MODEL: string;
  TRANSCRIPTION_LANGUAGE: string;
}

/** Removes slashes from the end of a URL. */
export const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Undefined: files are stored in the data folder. */
export function bucketOf(env: BucketVariables): BucketSettings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    bucket,
    region: env.S3_REGION,
    accessKeyId,
    secretAccessKey,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  };
}

/** Undefined: no backup is configured. */
export function backupOf(env: BackupVariables): BackupSettings | undefined {
  const to = env.BACKUP_FOLDER
    ? resolve(env.BACKUP_FOLDER)
    : bucketOf({
        S3_BUCKET: env.BACKUP_S3_BUCKET,
        S3_REGION: env.BACKUP_S3_REGION,
        S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
        S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
        S3_FORCE_PATH_STYLE: env.BACKUP_S3_FORCE_PATH_STYLE,
      });
  return to ? { to, keep: env.BACKUP_KEEP } : undefined;
}

/** Undefined: browsers load videos from the storage. */
export function cdnOf(env: { MEDIA_CDN_URL?: string; MEDIA_CDN_KEY?: string }): CdnSettings | undefined {
  const { MEDIA_CDN_URL: url, MEDIA_CDN_KEY: key } = env;
  return url && key ? { url: withoutSlash(url), key } : undefined;
}

/** Undefined: errors are only logged. */
export function reportingOf(env: { SENTRY_DSN?: string; NODE_ENV: string }): ReportingSettings | undefined {
  if (!env.SENTRY_DSN) return undefined;
  // A DSN such as https://key@sentry.example/path/project: https://develop.sentry.dev/sdk/foundations/transport/authentication/
  const { origin, pathname, username: key } = new URL(env.SENTRY_DSN);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return { url: `${origin}${path}/api/${project}/envelope/`, key, environment: env.NODE_ENV };
}

function collectorOf(env: CollectorVariables): CollectorSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const given = env.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
  // OpenTelemetry's specification requires percent-encoded names and values.
  const headers = given.map((header) => header.split('=').map((part) => decodeURIComponent(part.trim())));
  return {
    endpoint: withoutSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: Object.fromEntries(headers.map(([name = '', ...value]) => [name, value.join('=')])),
    serviceName: env.OTEL_SERVICE_NAME,
  };
}

/** Undefined: traces are not sent. */
export function tracingOf(env: TracingVariables): TracingSettings | undefined {
  const collector = collectorOf(env);
  return collector && { ...collector, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}

/** Undefined: the log is only written to standard error. */
export function logExportOf(env: LogVariables): CollectorSettings | undefined {
  return env.OTEL_LOGS_EXPORTER === 'otlp' ? collectorOf(env) : undefined;
}

/** Undefined: no automatic captions. */
export function transcriptionOf(env: TranscriptionVariables): TranscriptionSettings | undefined {
  const language = env.TRANSCRIPTION_LANGUAGE;
  if (env.TRANSCRIPTION_COMMAND) return { kind: 'command', command: env.TRANSCRIPTION_COMMAND, language };
  if (!env.TRANSCRIPTION_URL) return undefined;
  const url = withoutSlash(env.TRANSCRIPTION_URL);
  return { kind: 'http', url, key: env.TRANSCRIPTION_KEY, model: env.TRANSCRIPTION_MODEL, language };
}
