// @slow sandbox server/src/platform/storage
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { Bucket, codeOf, newKey, SandboxUnderTest } from './sandbox-under-test.test-helper.ts';

const subject = await SandboxUnderTest.start();
const { s3 } = subject;
afterEach(async () => expect(await subject.strayBlobs()).toBe(0));
afterAll(() => subject.close());
const md5 = (...data: Uint8Array[]): string => createHash('md5').update(Buffer.concat(data)).digest('hex');

describe('bodies', () => {
  it('are accepted in the SDK’s chunked encoding with a trailing checksum', async () => {
    const data = randomBytes(1_000_000);
    const Key = newKey();
    const command = (): PutObjectCommand =>
      new PutObjectCommand({
        Bucket,
        Key,
        Body: Readable.from(data, { objectMode: false }),
        ContentLength: data.length,
      });
    const { headers } = await subject.sign(command());
    expect(headers['x-amz-content-sha256']).toBe('STREAMING-UNSIGNED-PAYLOAD-TRAILER');
    const stored = await s3.send(command());
    expect(stored.ETag).toBe(`"${md5(data)}"`);
    expect(data.equals(await subject.read(Key))).toBe(true);
  });

  it('are refused with a wrong checksum, digest or length', async () => {
    const wrongCrc = new PutObjectCommand({ Bucket, Key: newKey(), Body: 'x', ChecksumCRC32: 'AAAAAA==' });
    await expect(s3.send(wrongCrc)).rejects.toMatchObject({ name: 'BadDigest' });
    const wrongSha = new PutObjectCommand({ Bucket, Key: newKey(), Body: 'x', ChecksumSHA256: 'AAAA' });
    await expect(s3.send(wrongSha)).rejects.toMatchObject({ name: 'BadDigest' });
    const wrongMd5 = new PutObjectCommand({ Bucket, Key: newKey(), Body: 'x', ContentMD5: 'AAAA' });
    await expect(s3.send(wrongMd5)).rejects.toMatchObject({ name: 'BadDigest' });
  });

  it('are refused when they differ from the signed ones', async () => {
    const Key = newKey();
    const signed = await subject.sign(new PutObjectCommand({ Bucket, Key, Body: 'right' }));
    expect(codeOf((await subject.send(signed, 'wrong')).body)).toBe('XAmzContentSHA256Mismatch');
    expect((await subject.send(signed, 'right')).status).toBe(200);
  });

  it.each([
    ['a wrong checksum', '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'BadDigest'],
    ['a missing trailer', '5\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
    ['a wrong length', '6\r\nhello!\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'IncompleteBody'],
    ['a chunk that is too long', '4\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
    ['no chunks', 'hello', 'IncompleteBody'],
    ['an invalid size', 'xyz\r\nhello\r\n0\r\n\r\n', 'InvalidRequest'],
    ['a premature end', '5\r\nhel', 'IncompleteBody'],
  ])('in chunks are refused with %s', async (_name, body, code) => {
    const Key = newKey();
    const Body = Readable.from(Buffer.from('hello'), { objectMode: false });
    const signed = await subject.sign(new PutObjectCommand({ Bucket, Key, Body, ContentLength: 5 }));
    expect(codeOf((await subject.send(signed, body)).body)).toBe(code);
    // The same request succeeds with the right body.
    const right = '3;ext=1\r\nhel\r\n2\r\nlo\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n';
    expect((await subject.send(signed, right)).status).toBe(200);
  });

  it('that are interrupted leave nothing behind', async () => {
    const Key = newKey();
    const signed = await subject.sign(new PutObjectCommand({ Bucket, Key, Body: 'x'.repeat(1000) }));
    const { hostname: host, port } = new URL(subject.endpoint);
    const { method, path, headers } = signed;
    const request = httpRequest({ host, port, method, path, headers });
    request.on('error', () => {}).write('x'.repeat(500));
    await eventually(async () => expect(await subject.strayBlobs()).toBe(1));
    request.destroy();
    await eventually(async () => expect(await subject.strayBlobs()).toBe(0));
    await expect(subject.read(Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
