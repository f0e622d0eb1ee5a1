// @slow sandbox server/src/platform/storage
import { createHash, randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Bucket, newKey, SandboxUnderTest } from './sandbox-under-test.test-helper.ts';

const subject = await SandboxUnderTest.start();
const { s3 } = subject;
afterEach(async () => expect(await subject.strayBlobs()).toBe(0));
afterAll(() => subject.close());
const md5 = (...data: Uint8Array[]): string => createHash('md5').update(Buffer.concat(data)).digest('hex');
const PART = 5 * 1024 * 1024;

describe('multipart uploads', () => {
  async function create(Key = newKey()): Promise<{ Bucket: string; Key: string; UploadId: string }> {
    const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' });
    const { UploadId = '' } = await s3.send(command);
    return { Bucket, Key, UploadId };
  }
  type Upload = Awaited<ReturnType<typeof create>>;

  async function addPart(
    upload: Upload,
    PartNumber: number,
    Body: Uint8Array,
  ): Promise<{ PartNumber: number; ETag?: string }> {
    const { ETag } = await s3.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
    return { PartNumber, ETag };
  }

  function complete(upload: Upload, Parts: { PartNumber: number; ETag?: string; ChecksumCRC32?: string }[]) {
    return s3.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
  }

  const abort = (upload: Upload): Promise<unknown> => s3.send(new AbortMultipartUploadCommand(upload));

  it('join their parts in order, whatever order they arrive in', async () => {
    const upload = await create();
    const [first, second, third] = [randomBytes(PART), randomBytes(PART + 1), randomBytes(10)];
    const parts = [
      await addPart(upload, 12, third),
      await addPart(upload, 1, first),
      await addPart(upload, 3, second),
    ].sort((a, b) => a.PartNumber - b.PartNumber);
    await expect(subject.read(upload.Key)).rejects.toMatchObject({ name: 'NoSuchKey' });

    const { ETag } = await complete(upload, parts);
    const digests = [first, second, third].map((part) => createHash('md5').update(part).digest());
    expect(ETag).toBe(`"${md5(...digests)}-3"`);
    expect(Buffer.concat([first, second, third]).equals(await subject.read(upload.Key))).toBe(true);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: upload.Key }));
    expect(head).toMatchObject({ ETag, ContentType: 'video/mp4', ContentLength: 2 * PART + 11 });
    await expect(complete(upload, parts)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('replace a part that is sent again, and drop parts that the client does not name', async () => {
    const upload = await create();
    await addPart(upload, 1, Buffer.from('old'));
    await addPart(upload, 2, Buffer.from('unnamed'));
    const part = await addPart(upload, 1, Buffer.from('new'));
    await complete(upload, [part]);
    expect(String(await subject.read(upload.Key))).toBe('new');
  });

  it('list their parts, page by page', async () => {
    const upload = await create();
    for (const number of [1, 2, 11]) await addPart(upload, number, Buffer.from(`part ${number}`));
    const first = await s3.send(new ListPartsCommand({ ...upload, MaxParts: 2 }));
    expect(first.IsTruncated).toBe(true);
    const second = await s3.send(
      new ListPartsCommand({ ...upload, PartNumberMarker: first.NextPartNumberMarker }),
    );
    expect(second.IsTruncated).toBe(false);
    expect([...(first.Parts ?? []), ...(second.Parts ?? [])]).toMatchObject([
      { PartNumber: 1, Size: 6, ETag: `"${md5(Buffer.from('part 1'))}"` },
      { PartNumber: 2, Size: 6 },
      { PartNumber: 11, Size: 7 },
    ]);
    await abort(upload);
  });

  it('are listed until they are completed or aborted', async () => {
    const Prefix = `${newKey()}/`;
    const [b, a] = [await create(`${Prefix}b`), await create(`${Prefix}a`)];
    await addPart(a, 1, Buffer.from('x'));
    const list = async (): Promise<(string | undefined)[]> =>
      ((await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix }))).Uploads ?? []).map(
        ({ UploadId }) => UploadId,
      );
    expect(await list()).toEqual([a.UploadId, b.UploadId]);
    await abort(a);
    await abort(b);
    expect(await list()).toEqual([]);
    await expect(abort(a)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(addPart(a, 2, Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await expect(s3.send(new ListPartsCommand(a))).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('enforce S3’s rules about parts', async () => {
    const upload = await create();
    const small = await addPart(upload, 1, randomBytes(PART - 1));
    const big = await addPart(upload, 2, randomBytes(PART));
    const last = await addPart(upload, 3, randomBytes(1));
    await expect(complete(upload, [small, last])).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await expect(complete(upload, [last, big])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(complete(upload, [big, big])).rejects.toMatchObject({ name: 'InvalidPartOrder' });
    await expect(complete(upload, [{ ...big, ETag: '"other"' }])).rejects.toMatchObject({
      name: 'InvalidPart',
    });
    await expect(complete(upload, [{ ...big, PartNumber: 4 }])).rejects.toMatchObject({
      name: 'InvalidPart',
    });
    const badChecksum = { ...big, ChecksumCRC32: 'AAAAAA==' };
    await expect(complete(upload, [badChecksum])).rejects.toMatchObject({ name: 'InvalidPart' });
    await expect(complete(upload, [])).rejects.toMatchObject({ name: 'MalformedXML' });
    await expect(addPart(upload, 10_001, randomBytes(1))).rejects.toMatchObject({ name: 'InvalidArgument' });
    await complete(upload, [big, last]);
  });

  it('belong to their key', async () => {
    const upload = await create();
    const foreign = { ...upload, Key: newKey() };
    await expect(addPart(foreign, 1, Buffer.from('x'))).rejects.toMatchObject({ name: 'NoSuchUpload' });
    const climbing = { ...upload, UploadId: '../objects' };
    await expect(abort(climbing)).rejects.toMatchObject({ name: 'NoSuchUpload' });
    await abort(upload);
  });

  it('refuse a corrupted part', async () => {
    const upload = await create();
    const part = new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'x', ChecksumCRC32: 'AAAAAA==' });
    await expect(s3.send(part)).rejects.toMatchObject({ name: 'BadDigest' });
    expect((await s3.send(new ListPartsCommand(upload))).Parts ?? []).toEqual([]);
    await abort(upload);
  });
});
