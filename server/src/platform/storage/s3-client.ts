import type { S3ClientConfig } from '@aws-sdk/client-s3';

export interface S3StorageOptions {
  /** Only for services other than Amazon S3. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  forcePathStyle: boolean;
}

/** Timeouts in milliseconds. They are short because users wait for the response. */
export interface S3TimeLimits {
  connectionMs: number;
  idleMs: number;
}

const TIME_LIMITS: S3TimeLimits = { connectionMs: 3_000, idleMs: 10_000 };
/** One retry, because the first attempt may use a connection that the service has just closed. */
const ATTEMPTS = 2;
/** In this time the client notices all connections that the service has closed together. */
const RETRY_MS = 100;
/**
 * An unused connection is closed after this time, before the service does it. A call that sends a stream cannot be
 * repeated when the service closes its connection. The shortest timeout in use is the five seconds of Node.js.
 */
const UNUSED_MS = 3_000;

/** Returns the configuration of S3 clients. The SDK's defaults are three attempts without a timeout. */
export function s3ClientConfig(
  { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey }: S3StorageOptions,
  { connectionMs, idleMs } = TIME_LIMITS,
): S3ClientConfig {
  return {
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    retryStrategy: repeatedIfQuick(Math.min(connectionMs, idleMs)),
    // Many S3-compatible services refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectionMs,
      socketTimeout: idleMs,
      httpAgent: { timeout: UNUSED_MS },
      httpsAgent: { timeout: UNUSED_MS },
    },
  };
}

type RetryStrategy = Exclude<NonNullable<S3ClientConfig['retryStrategy']>, { retry: unknown }>;
type RetryToken = Awaited<ReturnType<RetryStrategy['acquireInitialRetryToken']>>;

class Attempt implements RetryToken {
  readonly begunAt = performance.now();

  constructor(private readonly number: number) {}

  getRetryCount(): number {
    return this.number;
  }

  getRetryDelay(): number {
    return this.number === 0 ? 0 : RETRY_MS;
  }
}

/**
 * Repeats a call that failed in less than `quickMs`. The SDK's own strategy also repeats a call after a timeout, and
 * its caller waits for both.
 */
function repeatedIfQuick(quickMs: number): RetryStrategy {
  return {
    acquireInitialRetryToken: () => Promise.resolve(new Attempt(0)),
    refreshRetryTokenForRetry(token, { errorType }) {
      const isPassing = errorType === 'TRANSIENT' || errorType === 'THROTTLING';
      const isQuick = token instanceof Attempt && performance.now() - token.begunAt < quickMs;
      const next = token.getRetryCount() + 1;
      if (next >= ATTEMPTS || !isPassing || !isQuick) return Promise.reject(new Error('No further attempt'));
      return Promise.resolve(new Attempt(next));
    },
    recordSuccess: () => undefined,
  };
}
