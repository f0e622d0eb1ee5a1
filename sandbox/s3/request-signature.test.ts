// @slow sandbox server/src/platform/storage
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  account,
  Bucket,
  codeOf,
  newKey,
  SandboxUnderTest,
  type SignedRequest,
} from './sandbox-under-test.test-helper.ts';

const subject = await SandboxUnderTest.start();
const { s3 } = subject;
afterEach(async () => expect(await subject.strayBlobs()).toBe(0));
afterAll(() => subject.close());

describe('signatures', () => {
  const statusOf = (name: string, status: number): object => ({
    name,
    $metadata: { httpStatusCode: status },
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch', 403],
    ['an unknown key', { accessKeyId: 'unknown' }, 'InvalidAccessKeyId', 403],
  ])('are refused with %s', async (_name, fault, code, status) => {
    const wrong = subject.client({ credentials: { ...account, ...fault } });
    const upload = wrong.send(new PutObjectCommand({ Bucket, Key: newKey(), Body: 'x' }));
    await expect(upload).rejects.toMatchObject(statusOf(code, status));
    await expect(wrong.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject(
      statusOf(code, status),
    );
  });

  it('are refused for another region', async () => {
    const elsewhere = subject.client({ region: 'us-west-2' });
    const list = elsewhere.send(new ListObjectsV2Command({ Bucket }));
    await expect(list).rejects.toMatchObject({ name: 'AuthorizationHeaderMalformed' });
  });

  it('are refused when they are too old', async () => {
    const late = subject.client({ systemClockOffset: -20 * 60 * 1000 });
    const list = late.send(new ListObjectsV2Command({ Bucket }));
    await expect(list).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
  });

  it('are required', async () => {
    const response = await fetch(`${subject.endpoint}/${Bucket}/x`);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('<Code>AccessDenied</Code>');
  });

  it('cover the query, the headers and the path', async () => {
    const signed = await subject.sign(new GetObjectCommand({ Bucket, Key: await subject.put('x') }));
    expect((await subject.send(signed)).status).toBe(200);
    const changes: Partial<SignedRequest>[] = [
      { path: `${signed.path}&prefix=x` },
      { path: signed.path.replace(`/${Bucket}/`, `/${Bucket}/other`) },
      { method: 'DELETE' },
      { headers: { ...signed.headers, range: 'bytes=0-0', 'x-amz-checksum-mode': 'DISABLED' } },
    ];
    for (const change of changes) {
      const answer = await subject.send({ ...signed, ...change });
      expect({ change, status: answer.status, code: codeOf(answer.body) }).toEqual({
        change,
        status: 403,
        code: 'SignatureDoesNotMatch',
      });
    }
    const added = { ...signed, headers: { ...signed.headers, 'x-amz-added': '1' } };
    expect(codeOf((await subject.send(added)).body)).toBe('AccessDenied');
  });

  it('in a URL grant access to its object until they expire', async () => {
    const command = new GetObjectCommand({ Bucket, Key: await subject.put('presigned') });
    const signedAgo = (seconds: number): Promise<string> =>
      getSignedUrl(s3, command, { expiresIn: 60, signingDate: new Date(Date.now() - seconds * 1000) });

    expect(await (await fetch(await signedAgo(0))).text()).toBe('presigned');
    expect(await (await fetch(await signedAgo(50))).text()).toBe('presigned');
    const dead = await fetch(await signedAgo(62));
    expect(dead.status).toBe(403);
    expect(await dead.text()).toMatch(/AccessDenied.*expired/);
    expect((await fetch(await signedAgo(-20 * 60))).status).toBe(403);
  });

  it('in a URL are refused when anything in it is changed', async () => {
    const [Key, other] = [await subject.put('mine'), await subject.put('other')];
    const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    const forgeries = [
      url.replace(Key, other),
      url.replace('Expires=60', 'Expires=600'),
      `${url}&x-id=Other`,
    ];
    for (const forgery of forgeries) {
      const response = await fetch(forgery);
      expect(response.status).toBe(403);
      expect(codeOf(await response.text())).toBe('SignatureDoesNotMatch');
    }
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    const wrong = subject.client({ credentials: { ...account, secretAccessKey: 'wrong' } });
    const byOther = await getSignedUrl(wrong, new GetObjectCommand({ Bucket, Key }), { expiresIn: 60 });
    expect(codeOf(await (await fetch(byOther)).text())).toBe('SignatureDoesNotMatch');
  });
});
