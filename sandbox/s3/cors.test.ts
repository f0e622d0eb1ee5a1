// @slow sandbox server/src/platform/storage
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Sandbox, type S3Sandbox } from './s3-sandbox.ts';
import { account, Bucket } from './sandbox-under-test.test-helper.ts';

const SCHOOL = 'https://school.example';

let folder: string;
let sandbox: S3Sandbox;
let s3: S3Client;
let address: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-s3-'));
  const rule = {
    AllowedOrigins: [SCHOOL],
    AllowedMethods: ['GET'],
    AllowedHeaders: ['Range'],
    ExposeHeaders: ['Content-Range', 'ETag'],
  };
  sandbox = await startS3Sandbox({ folder, ...account, cors: [rule] });
  s3 = new S3Client({
    endpoint: sandbox.endpoint,
    region: account.region,
    forcePathStyle: true,
    credentials: account,
  });
  await s3.send(new PutObjectCommand({ Bucket, Key: 'a.mp4', Body: '0123456789' }));
  address = await getSignedUrl(s3, new GetObjectCommand({ Bucket, Key: 'a.mp4' }));
});
afterAll(async () => {
  s3.destroy();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const allowedOrigin = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe('a page of another origin', () => {
  it('can read when a rule allows its origin, and sees the headers that the rule exposes', async () => {
    const answer = await fetch(address, { headers: { origin: SCHOOL, range: 'bytes=2-3' } });
    expect([answer.status, allowedOrigin(answer), await answer.text()]).toEqual([206, SCHOOL, '23']);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Content-Range, ETag');
  });

  it('cannot read without such a rule', async () => {
    const answer = await fetch(address, { headers: { origin: 'https://elsewhere.example' } });
    expect([answer.status, allowedOrigin(answer)]).toEqual([200, null]);
  });

  it.each([
    ['a request that the rule allows', SCHOOL, 'GET', 'range', 200],
    ['another origin', 'https://elsewhere.example', 'GET', 'range', 403],
    ['a write', SCHOOL, 'PUT', 'range', 403],
    ['a header that the rule does not allow', SCHOOL, 'GET', 'range, x-other', 403],
  ])('gets the correct answer to a preflight for %s', async (_what, origin, method, headers, status) => {
    const asked = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    };
    const answer = await fetch(address, { method: 'OPTIONS', headers: asked });
    expect([answer.status, allowedOrigin(answer)]).toEqual([status, status === 200 ? origin : null]);
  });
});
