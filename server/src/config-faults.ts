import { smallestCharge } from '#shared/offer-settings.ts';
import { weaknessOf } from './config-values.ts';

/** The settings that are checked together. */
type Settings = Partial<
  Record<
    | 'SECRET'
    | 'SECRET_FALLBACK'
    | 'METRICS_TOKEN'
    | 'PUBLIC_URL'
    | 'DATABASE_URL'
    | 'DATABASE_REPLICA_URL'
    | 'S3_BUCKET'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_ENDPOINT'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'SMTP_URL'
    | 'BACKUP_FOLDER'
    | 'BACKUP_S3_BUCKET'
    | 'BACKUP_S3_ACCESS_KEY_ID'
    | 'BACKUP_S3_SECRET_ACCESS_KEY'
    | 'BACKUP_S3_ENDPOINT'
    | 'MEDIA_CDN_URL'
    | 'MEDIA_CDN_KEY'
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_LOGS_EXPORTER'
    | 'TRANSCRIPTION_COMMAND'
    | 'TRANSCRIPTION_URL',
    string
  >
> & {
  NODE_ENV: 'development' | 'test' | 'production';
  DEMO_SEED?: boolean;
  PLAN_PRICE: number;
  PLAN_CURRENCY: string;
};

/** Invalid settings, each described in one sentence. */
export class ConfigError extends Error {
  constructor(readonly faults: string[]) {
    super(['These settings need attention:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'ConfigError';
  }
}

/** Returns a sentence for each fault in settings that are valid one by one. */
export function faultsOf(env: Settings): string[] {
  return [
    ...combinationFaults(env),
    ...(env.NODE_ENV === 'production' ? productionFaults(env) : developmentFaults(env)),
  ];
}

/** Checks the settings that production requires. Each missing one is named. */
function productionFaults(env: Settings): string[] {
  const faults: string[] = [];
  const require = (name: keyof Settings, why: string) => {
    if (env[name] === undefined) faults.push(`${name} is missing: ${why}`);
  };
  require('SECRET', 'production needs its own secret of at least 32 characters, to sign links and encrypt.');
  require('PUBLIC_URL', 'production needs the address that people open.');
  require('DATABASE_URL', 'production does not run on the embedded PostgreSQL.');
  require('STRIPE_SECRET_KEY', 'production does not run on the Stripe sandbox.');
  require('STRIPE_WEBHOOK_SECRET', "production needs it to tell Stripe's events from forged ones.");
  require('SMTP_URL', 'production does not run on the sandbox mailbox.');
  if (env.DEMO_SEED) faults.push('DEMO_SEED is true: production has no demo accounts.');
  if (env.PUBLIC_URL && isReadOnTheWay(env.PUBLIC_URL)) {
    faults.push(
      `PUBLIC_URL is ${env.PUBLIC_URL}: production needs an https address, or passwords and cookies can be intercepted. Only localhost may be http.`,
    );
  }
  return [...faults, ...weakSecretFaults(env)];
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether data sent to an address can be intercepted. Data that stays on this machine cannot. */
export function isReadOnTheWay(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol !== 'https:' && !LOOPBACK.test(hostname);
}

/** Whether an address is public: browsers of other people can open it, and its data cannot be intercepted. */
export function isPublic(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && !LOOPBACK.test(hostname);
}

/** Checks our own secrets for randomness. SECRET_FALLBACK is exempt, because it is being replaced. */
function weakSecretFaults(env: Settings): string[] {
  return (['SECRET', 'METRICS_TOKEN', 'MEDIA_CDN_KEY'] as const).flatMap((name) => {
    const weakness = env[name] && weaknessOf(env[name]);
    if (!weakness) return [];
    const rotation = name === 'SECRET' ? ' Move the current value to SECRET_FALLBACK.' : '';
    return [`${name} ${weakness}: use the output of \`openssl rand -hex 32\`.${rotation}`];
  });
}

/** Checks for signs of a real school in development mode, which is open to everyone. */
function developmentFaults(env: Settings): string[] {
  const faults: string[] = [];
  if (/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? '')) {
    faults.push(
      'STRIPE_SECRET_KEY is a live key: a school that takes real payments needs NODE_ENV=production.',
    );
  }
  const hasDemo = env.DEMO_SEED !== false;
  if (env.NODE_ENV === 'development' && env.PUBLIC_URL?.startsWith('https:') && (hasDemo || !env.SMTP_URL)) {
    const missing = [hasDemo && 'DEMO_SEED=false', !env.SMTP_URL && 'SMTP_URL'].filter(
      (name) => name !== false,
    );
    faults.push(
      `PUBLIC_URL is an https address, and development mode is open to everyone: a school needs NODE_ENV=production, a private trial needs ${missing.join(' and ')}.`,
    );
  }
  return faults;
}

/** Checks settings that depend on each other. */
function combinationFaults(env: Settings): string[] {
  const faults: string[] = [];
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL) {
    faults.push(
      'DATABASE_REPLICA_URL is set, but DATABASE_URL is not: the embedded PostgreSQL has no replica.',
    );
  }
  if (env.SECRET_FALLBACK && !env.SECRET) {
    faults.push('SECRET is missing: SECRET_FALLBACK needs it.');
  }
  if (env.SECRET_FALLBACK && env.SECRET_FALLBACK === env.SECRET) {
    faults.push('SECRET_FALLBACK is SECRET: set it to the previous secret, or remove it.');
  }
  const smallest = smallestCharge(env.PLAN_CURRENCY);
  if (env.PLAN_PRICE < smallest) {
    faults.push(
      `PLAN_PRICE is below ${smallest}, the smallest amount that Stripe charges in ${env.PLAN_CURRENCY}.`,
    );
  }
  for (const prefix of ['', 'BACKUP_'] as const) faults.push(...bucketFaults(env, prefix));
  if (env.BACKUP_S3_BUCKET && env.BACKUP_FOLDER) {
    faults.push('BACKUP_FOLDER and BACKUP_S3_BUCKET are both set: choose one.');
  }
  if (env.S3_BUCKET && env.BACKUP_S3_BUCKET === env.S3_BUCKET && env.BACKUP_S3_ENDPOINT === env.S3_ENDPOINT) {
    faults.push(
      'BACKUP_S3_BUCKET is S3_BUCKET: use another bucket, or deleting the videos would delete the backups.',
    );
  }
  if (!env.MEDIA_CDN_URL !== !env.MEDIA_CDN_KEY) {
    const [missing, given] = env.MEDIA_CDN_KEY ? ['URL', 'KEY'] : ['KEY', 'URL'];
    faults.push(`MEDIA_CDN_${missing} is missing: MEDIA_CDN_${given} needs it.`);
  }
  if (env.OTEL_LOGS_EXPORTER === 'otlp' && !env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT is missing: OTEL_LOGS_EXPORTER needs a collector.');
  }
  if (env.TRANSCRIPTION_COMMAND && env.TRANSCRIPTION_URL) {
    faults.push('TRANSCRIPTION_COMMAND and TRANSCRIPTION_URL are both set: choose one.');
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET && env.NODE_ENV !== 'production') {
    faults.push("STRIPE_WEBHOOK_SECRET is missing: with Stripe's key it is needed to check Stripe's events.");
  }
  return faults;
}

function bucketFaults(env: Settings, prefix: '' | 'BACKUP_'): string[] {
  const names = (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).map(
    (name) => `${prefix}${name}` as const,
  );
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    return [`${missing.join(' and ')} missing: S3 needs ${names.join(', ')} together.`];
  }
  const endpoint = `${prefix}S3_ENDPOINT` as const;
  return env[endpoint] && missing.length > 0 ? [`${endpoint} is set, but ${names.join(', ')} are not.`] : [];
}
