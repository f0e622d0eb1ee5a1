import type { S3ClientConfig } from '@aws-sdk/client-s3';

export interface S3StorageOptions {
  /** Only for servers other than Amazon's. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  forcePathStyle: boolean;
}

/** For how long nothing may be heard of a service, in milliseconds: people wait for its answer. */
export interface S3TimeLimits {
  connectionMs: number;
  idleMs: number;
}

const TIME_LIMITS: S3TimeLimits = { connectionMs: 3_000, idleMs: 10_000 };
/** The first may have met a connection that the service had just closed. */
const ATTEMPTS = 2;

/** How clients of S3 are made. By default the SDK would wait for ever, three times. */
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
    requestHandler: { connectionTimeout: connectionMs, socketTimeout: idleMs },
  };
}
