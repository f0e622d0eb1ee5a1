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
    retryStrategy: onceUnlessSilent,
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

const tokenOf = (count: number): RetryToken => ({
  getRetryCount: () => count,
  getRetryDelay: () => (count === 0 ? 0 : RETRY_MS),
});

/** The SDK's own strategy also repeats a call after a timeout, and its caller waits for both. */
const onceUnlessSilent: RetryStrategy = {
  acquireInitialRetryToken: () => Promise.resolve(tokenOf(0)),
  refreshRetryTokenForRetry(token, { error, errorType }) {
    const count = token.getRetryCount() + 1;
    const isPassing = errorType === 'TRANSIENT' || errorType === 'THROTTLING';
    if (count >= ATTEMPTS || !isPassing || isSilence(error))
      return Promise.reject(new Error('No further attempt'));
    return Promise.resolve(tokenOf(count));
  },
  recordSuccess: () => undefined,
};

/** Whether a service did not respond in time. The SDK gives a reset connection the same name, but it has a code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError' && !('code' in error);
}
