import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { S3Dialect } from '#sandbox/s3/dialect.ts';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { freePort } from '#server/platform/common/free-port.ts';
import { storageOf } from './examine.ts';
import { checkStorage } from './storage.check.ts';

const account = { bucket: 'lectures', region: 'eu-west-1', accessKeyId: 'key', secretAccessKey: 'secret' };
const cors = [
  {
    AllowedOrigins: ['https://school.example'],
    AllowedMethods: ['GET'],
    AllowedHeaders: ['range'],
    ExposeHeaders: [],
  },
];

let folder: string;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-bucket-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

/** Returns the settings of a school whose bucket has a dialect, with changes. */
async function bucketOf(dialect: S3Dialect = {}, changes: object = {}): Promise<Config> {
  const sandbox = await startS3Sandbox({ folder, ...account, cors, dialect });
  closing.push(() => sandbox.close());
  return settings({ endpoint: sandbox.endpoint, ...changes });
}

const settings = (changes: object): Config => ({
  ...loadConfig(),
  publicUrl: 'https://school.example',
  s3: { ...account, forcePathStyle: true, ...changes },
});

/** Returns the endpoint of a service that answers every request in the same way. */
async function answering(status: number, code: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const check = (config: Config) => checkStorage(config, storageOf(config));

it.each<[string, S3Dialect]>([
  ['S3 itself', {}],
  ['a service that refuses checksums', { refusesChecksums: true }],
  ['a service without copies', { lacksCopy: true }],
  ['a slow service', { delayMs: 50 }],
])('has no problem with %s', async (_what, dialect) => {
  expect(await check(await bucketOf(dialect))).toMatchObject([{ state: 'WELL' }]);
});

it('warns of a service that shows new files late', async () => {
  const [found] = await check(await bucketOf({ lateReads: 1 }));
  expect(found).toMatchObject({
    state: 'ATTENTION',
    remedy: expect.stringContaining('consistency') as string,
  });
});

it.each<[string, () => Promise<Config>, RegExp]>([
  [
    'a missing bucket',
    () => bucketOf({}, { bucket: 'none' }),
    /^Create the bucket none, or correct S3_BUCKET/,
  ],
  ['a wrong key', () => bucketOf({}, { accessKeyId: 'other' }), /^Correct S3_ACCESS_KEY_ID/],
  ['a wrong secret', () => bucketOf({}, { secretAccessKey: 'other' }), /S3_SECRET_ACCESS_KEY/],
  ['another region', () => bucketOf({}, { region: 'us-east-1' }), /^Set S3_REGION/],
  [
    'a full storage',
    async () => settings({ endpoint: await answering(507, 'XMinioStorageFull') }),
    /^Free up space/,
  ],
  [
    'a wrong clock',
    async () => settings({ endpoint: await answering(403, 'RequestTimeTooSkewed') }),
    /clock of this machine/,
  ],
  [
    'a key without rights',
    async () => settings({ endpoint: await answering(403, 'AccessDenied') }),
    /^Allow the key/,
  ],
  [
    'a service that refuses the request',
    async () => settings({ endpoint: await answering(501, 'NotImplemented') }),
    /^The storage does not support/,
  ],
  [
    'an unknown host',
    async () => settings({ endpoint: 'http://storage.invalid' }),
    /S3_FORCE_PATH_STYLE to true/,
  ],
  ['no storage', async () => settings({ endpoint: `http://127.0.0.1:${await freePort()}` }), /is running/],
  [
    'a storage without TLS',
    async () => settings({ endpoint: (await answering(200, '')).replace('http:', 'https:') }),
    /does not use TLS/,
  ],
  [
    'a service that is not S3',
    async () => settings({ endpoint: await answering(404, '') }),
    /^Check that the bucket/,
  ],
])('says what to do about %s', async (_what, configOf, remedy) => {
  expect(await check(await configOf())).toMatchObject([
    { state: 'FAULT', remedy: expect.stringMatching(remedy) as string },
  ]);
});
