import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { s3ClientConfig, type S3StorageOptions } from '#server/platform/storage/s3-client.ts';
import { MANIFEST, MEDIA, NAME, type BackupPlace } from './backup-place.ts';

/** Size of an upload part, which is held in memory. S3 allows 10,000 parts per object. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/**
 * Backups in an S3 bucket that contains nothing else. A backup without a manifest is incomplete: it is being made, or was
 * interrupted.
 */
export class BucketPlace implements BackupPlace {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(options: S3StorageOptions) {
    this.bucket = options.bucket;
    // The SDK's own retries: no user waits for a backup, so a call is repeated after a timeout.
    this.client = new S3Client({ ...s3ClientConfig(options), retryStrategy: undefined });
  }

  async names(): Promise<string[]> {
    const whole = await this.folders(({ hasManifest }) => hasManifest);
    return whole.map(({ name }) => name);
  }

  async begin(name: string): Promise<string> {
    await this.discard(name);
    return name;
  }

  async complete(): Promise<void> {
    // The manifest has completed it.
  }

  async discard(name: string): Promise<void> {
    if ((await this.sizeOf(`${name}/${MANIFEST}`)) === undefined)
      await this.removeFiles(await this.list(`${name}/`));
  }

  async discardAll(): Promise<void> {
    const broken = await this.folders(({ hasManifest }) => !hasManifest);
    for (const { keys } of broken) await this.removeFiles(keys);
  }

  async remove(name: string): Promise<void> {
    await this.removeFile(`${name}/${MANIFEST}`);
    await this.discard(name);
  }

  async write(path: string, content: Readable): Promise<void> {
    try {
      const params = { Bucket: this.bucket, Key: path, Body: content };
      const upload = { client: this.client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE };
      await new Upload(upload).done();
    } catch (error) {
      content.destroy();
      throw content.errored ?? error;
    }
  }

  async read(path: string): Promise<Readable> {
    const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: path }));
    // The SDK's type covers browsers too; on Node the body is a Readable.
    if (Body instanceof Readable) return Body;
    throw new Error('S3 answered without a body');
  }

  async sizeOf(path: string): Promise<number | undefined> {
    try {
      const head = new HeadObjectCommand({ Bucket: this.bucket, Key: path });
      return (await this.client.send(head)).ContentLength ?? 0;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      throw error;
    }
  }

  media(): Promise<string[]> {
    return this.list(`${MEDIA}/`);
  }

  async removeFile(path: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: path }));
  }

  private async removeFiles(paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.removeFile(path);
  }

  private async list(Prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix });
    for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return keys;
  }

  /** Lists folders of backups. All names begin with the digit 2. */
  private async folders(isWanted: (folder: { hasManifest: boolean }) => boolean) {
    const byName = Map.groupBy(await this.list('2'), (key) => key.slice(0, key.indexOf('/')));
    return [...byName]
      .filter(([name]) => NAME.test(name))
      .map(([name, keys]) => ({ name, keys, hasManifest: keys.includes(`${name}/${MANIFEST}`) }))
      .filter(isWanted);
  }
}
