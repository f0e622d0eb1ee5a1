import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Sandbox } from '#sandbox/s3/s3-sandbox.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, newAccount, register, signUp } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** The part of an OTLP span that the tests read. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface Export {
  resourceSpans: { resource: { attributes: unknown[] }; scopeSpans: { spans: Span[] }[] }[];
}

const exports: Export[] = [];
const headers: unknown[] = [];
const log = new CapturedLog();
let collector: Server;
let app: TestApp;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3Sandbox>>;
const BUCKET = {
  bucket: 'school',
  region: 'eu-west-1',
  accessKeyId: 'key-of-the-bucket',
  secretAccessKey: 'secret-of-the-bucket',
};
let requestId: string | null;
/** The name contains characters that could end an SQL string early. */
const account = { ...newAccount(), fullName: String.raw`Ada O'Brien \\' Byron` };

beforeAll(async () => {
  collector = createServer((request, response) => {
    headers.push([request.url, request.headers.authorization]);
    void json(request).then((sent) => {
      exports.push(sent as Export);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), 'lectern-traced-'));
  s3 = await startS3Sandbox({ folder, ...BUCKET });
  app = await startApp(
    {
      S3_BUCKET: BUCKET.bucket,
      S3_REGION: BUCKET.region,
      S3_ACCESS_KEY_ID: BUCKET.accessKeyId,
      S3_SECRET_ACCESS_KEY: BUCKET.secretAccessKey,
      S3_ENDPOINT: s3.endpoint,
      S3_FORCE_PATH_STYLE: 'true',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
      OTEL_SERVICE_NAME: 'school',
      LOG_LEVEL: 'info',
    },
    { log },
  );
  const { client } = await register(app);
  const answer = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'query Mine { me { id } courses(first: 1) { nodes { title } } }' }),
  });
  expect(answer.status).toBe(200);
  requestId = answer.headers.get('x-request-id');
  await signUp(app, account);
  dataOf(await client.graphql('mutation Buy { startCheckout { id } }'));
  await eventually(async () =>
    expect(await app.sql('select from graphile_worker._private_jobs')).toEqual([]),
  );
  // Stopping the app sends the queued spans.
  await app.stop();
});
afterAll(async () => {
  collector.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const spans = () =>
  exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some)),
  );
const named = (name: string) => spans().filter((span) => span.name === name);

it('a request is exported as one trace that contains its operation and SQL', () => {
  const [operation] = named('query Mine');
  const [request] = spans().filter(({ spanId }) => spanId === operation?.parentSpanId);
  expect(request).toMatchObject({ name: 'POST graphql', traceId: operation?.traceId });
  expect(request?.parentSpanId).toBeUndefined();
  const statements = spans().filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
  const sql = statements.map(
    ({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue,
  );
  expect(sql).toContainEqual(expect.stringContaining('from courses'));
  expect(headers[0]).toEqual(['/v1/traces', 'Bearer of the collector']);
  expect(exports[0]?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'school' },
  });
});

it('a job is a trace of its own', () => {
  const [job] = named('job send-verification');
  expect(job?.parentSpanId).toBeUndefined();
  expect(job).toBeDefined();
});

it('calls to Stripe and S3 are children of the operations that made them', () => {
  const parentsOf = (name: string) => {
    const parents = new Set(named(name).map(({ parentSpanId }) => parentSpanId));
    return spans().filter(({ spanId }) => parents.has(spanId));
  };
  const names = (name: string) => parentsOf(name).map((parent) => parent.name);
  expect(names('Stripe POST checkout')).toEqual(['mutation Buy']);
  expect(names('S3 PutObject')).toContain('mutation Register');
});

it('a log line carries the id of its trace', () => {
  const [operation] = named('query Mine');
  const lines = log.entries().filter((entry) => JSON.stringify(entry).includes(requestId ?? 'none'));
  expect(lines).toContainEqual(expect.objectContaining({ trace_id: operation?.traceId }));
});

it('traces contain no personal data and no secrets', () => {
  const sent = JSON.stringify(exports);
  const secrets = [BUCKET.accessKeyId, BUCKET.secretAccessKey, 'X-Amz-', 'sk_test_', 'cus_', 'images/'];
  for (const text of [account.email, 'Brien', 'Byron', 'argon2id', ...secrets])
    expect(sent).not.toContain(text);
  expect(sent).toContain('insert into \\"users\\"');
});
