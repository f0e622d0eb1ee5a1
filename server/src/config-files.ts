import { readFileSync, statSync } from 'node:fs';

/** Settings that must not appear in a list of processes or containers. */
export const SECRETS = [
  'SECRET',
  'SECRET_FALLBACK',
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'MEDIA_CDN_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'TRANSCRIPTION_KEY',
] as const;

/** Limits the size, because a wrong path may lead to any file. */
const MAX_BYTES = 64 * 1024;

type Variables = Record<string, string | undefined>;

/**
 * Returns the settings with the secrets from the files that variables such as `SECRET_FILE` name, as Docker and Kubernetes provide them.
 * A line break at the end of the file is removed. Each unusable file is reported as a fault, in a sentence.
 */
export function withSecretFiles(given: Variables): { variables: Variables; faults: string[] } {
  const variables = { ...given };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) {
      faults.push(`${name} and ${name}_FILE are both set: choose one.`);
      continue;
    }
    try {
      variables[name] = secretIn(file);
    } catch (error) {
      faults.push(`${name}_FILE cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  return { variables, faults };
}

function secretIn(file: string): string {
  const status = statSync(file);
  if (!status.isFile()) throw new Error(`${file} is not a file`);
  if (status.size > MAX_BYTES) throw new Error(`${file} is larger than ${MAX_BYTES / 1024} kB`);
  const secret = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (secret === '') throw new Error(`${file} is empty`);
  return secret;
}
