// @slow sandbox server/src/platform/storage
import { createHash, randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startS3Sandbox } from './s3-sandbox.ts';
import { account, Bucket, newKey, SandboxUnderTest } from './sandbox-under-test.test-helper.ts';

const subject = await SandboxUnderTest.start();
const { s3 } = subject;
afterEach(async () => expect(await subject.strayBlobs()).toBe(0));
afterAll(() => subject.close());
const md5 = (...data: Uint8Array[]): string => createHash('md5').update(Buffer.concat(data)).digest('hex');

describe('objects', () => {
  it('are returned unchanged, with S3’s entity tag', async () => {
    const data = randomBytes(300_000);
    const Key = newKey();
    const stored = await s3.send(new PutObjectCommand({ Bucket, Key, Body: data, ContentType: 'video/mp4' }));
    expect(stored.ETag).toBe(`"${md5(data)}"`);
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: data.length,
      ContentType: 'video/mp4',
      ETag: stored.ETag,
      AcceptRanges: 'bytes',
    });
    expect(data.equals(await subject.read(Key))).toBe(true);
  });

  it('may have any key', async () => {
    const key = 'a folder/ü&<>\'" %2F + ?.mp4';
    await subject.put('odd', key);
    expect(String(await subject.read(key))).toBe('odd');
    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'a folder/' }));
    expect(Contents?.map(({ Key }) => Key)).toEqual([key]);
  });

  it('are replaced atomically', async () => {
    const key = await subject.put('first');
    await subject.put('second', key);
    expect(String(await subject.read(key))).toBe('second');
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('can be read in part: %s', async (Range, content, ContentRange) => {
    const answer = await s3.send(
      new GetObjectCommand({ Bucket, Key: await subject.put('0123456789'), Range }),
    );
    expect(answer).toMatchObject({ ContentRange, ContentLength: content.length });
    expect(answer.$metadata.httpStatusCode).toBe(206);
    expect(await answer.Body?.transformToString()).toBe(content);
  });

  it('have no range past their end', async () => {
    const Key = await subject.put('0123456789');
    const get = s3.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=10-' }));
    await expect(get).rejects.toMatchObject({ name: 'InvalidRange', $metadata: { httpStatusCode: 416 } });
  });

  it('are deleted, and deleting them again succeeds', async () => {
    const Key = await subject.put('x');
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(subject.read(Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('are listed by prefix, in order, page by page', async () => {
    const Prefix = `${newKey()}/`;
    for (const name of ['c', 'a', 'b']) await subject.put('x', Prefix + name);
    const names: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await s3.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 2, ContinuationToken }));
      names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it('survive a restart of the sandbox', async () => {
    const Key = await subject.put('lasting');
    const second = await startS3Sandbox({ folder: subject.folder, ...account });
    const { Body } = await subject
      .client({ endpoint: second.endpoint })
      .send(new GetObjectCommand({ Bucket, Key }));
    expect(await Body?.transformToString()).toBe('lasting');
    await second.close();
  });
});

describe('other operations', () => {
  it('accept only one bucket', async () => {
    await s3.send(new HeadBucketCommand({ Bucket }));
    const list = s3.send(new ListObjectsV2Command({ Bucket: 'another' }));
    await expect(list).rejects.toMatchObject({ name: 'NoSuchBucket', $metadata: { httpStatusCode: 404 } });
  });

  it('copy an object to another key', async () => {
    const [from, to] = [await subject.put('x'), newKey()];
    await s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }));
    expect(String(await subject.read(to))).toBe('x');
    expect(String(await subject.read(from))).toBe('x');
  });

  it('fail with NotImplemented if they are not supported', async () => {
    const Key = await subject.put('x');
    const lacking = { name: 'NotImplemented', $metadata: { httpStatusCode: 501 } };
    const tag = new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet: [] } });
    await expect(s3.send(tag)).rejects.toMatchObject(lacking);
    expect(String(await subject.read(Key))).toBe('x');
  });
});
