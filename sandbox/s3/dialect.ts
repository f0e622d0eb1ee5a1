import { setTimeout as pause } from 'node:timers/promises';
import type { S3Call } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

/** How an S3-compatible service deviates from S3. By default it does not. */
export interface S3Dialect {
  /** Refuses the checksums that the SDK adds by default, in headers and in trailers. */
  refusesChecksums?: boolean;
  /** Refuses copies into a part of an upload. */
  lacksPartCopy?: boolean;
  /** Refuses all copies. */
  lacksCopy?: boolean;
  /** Where the name of the bucket is. Default: in the path. */
  bucketIn?: 'path' | 'host';
  /** Pause before each answer. */
  delayMs?: number;
  /** Number of reads of a new object that are answered as if it did not exist. */
  lateReads?: number;
}

/** Applies a dialect to the calls of a sandbox. */
export class DialectRules {
  /** Remaining late reads, by key. */
  private readonly late = new Map<string, number>();

  constructor(private readonly dialect: S3Dialect) {}

  /** Returns the name of the bucket, and the rest of the path. */
  addressOf(host: string, path: string): { bucket: string; key: string } {
    if (this.dialect.bucketIn === 'host') return { bucket: host.split('.')[0] ?? '', key: path.slice(1) };
    const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
    return { bucket, key };
  }

  /** Waits, and refuses what the service does not support. @throws S3Error NotImplemented, NoSuchKey */
  async check({ request, key, query }: S3Call): Promise<void> {
    const { refusesChecksums, lacksPartCopy, lacksCopy, delayMs, lateReads } = this.dialect;
    if (delayMs) await pause(delayMs);
    if (refusesChecksums) requireNoChecksums(request.headers);
    const isCopy = 'x-amz-copy-source' in request.headers;
    if (isCopy && (lacksCopy || (lacksPartCopy && query.has('uploadId')))) {
      throw new S3Error(
        'NotImplemented',
        'A header you provided implies functionality that is not implemented',
      );
    }
    if (!lateReads) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead) {
      this.late.set(key, lateReads);
      return;
    }
    const left = this.late.get(key) ?? 0;
    if (left === 0) return;
    this.late.set(key, left - 1);
    throw new S3Error('NoSuchKey', 'The specified key does not exist.');
  }
}

function requireNoChecksums(headers: NodeJS.Dict<string | string[]>): void {
  const refused = Object.keys(headers).find((name) => /^x-amz-(?:(?:sdk-)?checksum-|trailer)/.test(name));
  if (refused !== undefined) {
    throw new S3Error(
      'NotImplemented',
      `A header you provided implies functionality that is not implemented: ${refused}`,
    );
  }
}
