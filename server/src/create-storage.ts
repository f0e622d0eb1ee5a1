import { join } from 'node:path';
import type { Config } from './config.ts';
import type { MediaLinks } from './platform/media/media-links.ts';
import { DiskStorage } from './platform/storage/disk-storage.ts';
import type { Traces } from './platform/tracing/traces.ts';
import type { Storage } from './platform/storage/storage.ts';

/** Creates the storage that the settings choose. The S3 SDK is loaded only if used, because it costs startup time and memory. */
export async function createStorage(
  { s3, dataDir }: Config,
  links: MediaLinks,
  traces?: Traces,
): Promise<Storage> {
  if (!s3) return DiskStorage.open({ folder: join(dataDir, 'media'), links });
  const { S3Storage } = await import('./platform/storage/s3-storage.ts');
  return new S3Storage(s3, { traces });
}
