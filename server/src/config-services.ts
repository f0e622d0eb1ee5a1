import { resolve } from 'node:path';

/** A bucket of any S3-compatible service. */
export interface BucketSettings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoint?: string;
  forcePathStyle: boolean;
}

/** What stands before the videos. */
export interface CdnSettings {
  /** Where it answers, without a trailing slash: an object is at `/<key>` there. */
  url: string;
  /** What it checks the addresses with; nobody else knows it. */
  key: string;
}

/** How captions are made by machine. */
export type TranscriptionSettings =
  | {
      /** Run by a shell for each lecture; reads the sound from `$AUDIO` (WAV), writes WebVTT or SRT to its output. */
      kind: 'command';
      command: string;
      language: string;
    }
  | {
      /** Speaks OpenAI's transcription API. */
      kind: 'http';
      /** The address up to and without `/audio/transcriptions`. */
      url: string;
      key?: string;
      model: string;
      language: string;
    };

/** A collector that speaks OpenTelemetry's protocol. */
export interface CollectorSettings {
  /** Its address, without a trailing slash and without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** Where traces go. */
export interface TracingSettings extends CollectorSettings {
  /** How many of all requests and jobs are traced, from 0 to 1. */
  ratio: number;
}

/** Where faults are reported, to whatever takes Sentry's envelopes. */
export interface ReportingSettings {
  /** Takes them. */
  url: string;
  /** Names the project to it; no secret, but whoever has it can report, too. */
  key: string;
  environment: string;
}

/** Of the daily backup. */
export interface BackupSettings {
  /** Where it goes: a folder of this machine, absolute, or a bucket. */
  to: string | BucketSettings;
  /** How many stay. */
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

/** An address without slashes at its end. */
export const withoutSlash = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Undefined: files in the data folder. */
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

/** Undefined: nobody asked for one. */
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

/** Undefined: browsers are given videos by the storage. */
export function cdnOf(env: { MEDIA_CDN_URL?: string; MEDIA_CDN_KEY?: string }): CdnSettings | undefined {
  const { MEDIA_CDN_URL: url, MEDIA_CDN_KEY: key } = env;
  return url && key ? { url: withoutSlash(url), key } : undefined;
}

/** Undefined: faults are in the log alone. */
export function reportingOf(env: { SENTRY_DSN?: string; NODE_ENV: string }): ReportingSettings | undefined {
  if (!env.SENTRY_DSN) return undefined;
  // As in https://key@sentry.example/path/project: https://develop.sentry.dev/sdk/foundations/transport/authentication/
  const { origin, pathname, username: key } = new URL(env.SENTRY_DSN);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return { url: `${origin}${path}/api/${project}/envelope/`, key, environment: env.NODE_ENV };
}

function collectorOf(env: CollectorVariables): CollectorSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const given = env.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
  // As the specification of OpenTelemetry has it: names and values are escaped like parts of addresses.
  const headers = given.map((header) => header.split('=').map((part) => decodeURIComponent(part.trim())));
  return {
    endpoint: withoutSlash(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    headers: Object.fromEntries(headers.map(([name = '', ...value]) => [name, value.join('=')])),
    serviceName: env.OTEL_SERVICE_NAME,
  };
}

/** Undefined: nobody is told. */
export function tracingOf(env: TracingVariables): TracingSettings | undefined {
  const collector = collectorOf(env);
  return collector && { ...collector, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}

/** Undefined: the log goes to standard error alone. */
export function logExportOf(env: LogVariables): CollectorSettings | undefined {
  return env.OTEL_LOGS_EXPORTER === 'otlp' ? collectorOf(env) : undefined;
}

/** Undefined: not at all. */
export function transcriptionOf(env: TranscriptionVariables): TranscriptionSettings | undefined {
  const language = env.TRANSCRIPTION_LANGUAGE;
  if (env.TRANSCRIPTION_COMMAND) return { kind: 'command', command: env.TRANSCRIPTION_COMMAND, language };
  if (!env.TRANSCRIPTION_URL) return undefined;
  const url = withoutSlash(env.TRANSCRIPTION_URL);
  return { kind: 'http', url, key: env.TRANSCRIPTION_KEY, model: env.TRANSCRIPTION_MODEL, language };
}
