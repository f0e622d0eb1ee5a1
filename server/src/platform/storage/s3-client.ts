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
    // Many S3-compatible services refuse the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: idleMs },
  };
}
