import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { newAccount, refusalOf, tryRegister } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

interface Received {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  envelope: string;
}

const log = new CapturedLog();
let receiver: Server;
let app: TestApp;
let received: Received[] = [];
/** The status of responses. If undefined, requests are never answered. */
let status: number | undefined = 200;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((envelope) => {
      received.push({ url: request.url, headers: request.headers, envelope });
      if (status !== undefined) response.writeHead(status, { 'Retry-After': '120' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  app = await startApp(
    { SENTRY_DSN: `http://public@127.0.0.1:${port}/behind/7`, LOG_LEVEL: 'error' },
    { log },
  );
  await app.sql('alter table users add constraint never check (false) not valid');
  await app.sql('alter table courses rename to not_there');
});
afterAll(async () => {
  await app.stop();
  receiver.closeAllConnections();
  receiver.close();
});
beforeEach(() => {
  received = [];
});
afterEach(() => vi.restoreAllMocks());

/** Causes an unexpected error in a visitor's request. */
async function meetFault(): Promise<void> {
  const answer = await app.visitor().graphql('{ courses { totalCount nodes { title } } }');
  expect(refusalOf(answer)?.code).toBe('INTERNAL_SERVER_ERROR');
}

it('a report names the error and its place in the code, and no personal data', async () => {
  const { email, ...account } = newAccount();
  const answer = await tryRegister(app.visitor(), { email, ...account });
  expect(refusalOf(answer)?.code).toBe('INTERNAL_SERVER_ERROR');
  const incident = answer.errors?.[0]?.extensions.incident;
  await eventually(() => expect(received).toHaveLength(1));
  const [{ url, headers, envelope } = { url: '', headers: {}, envelope: '' }] = received;
  expect(url).toBe('/behind/api/7/envelope/');
  expect(headers['x-sentry-auth']).toContain('sentry_key=public');

  const [head = '', item = '', payload = ''] = envelope.split('\n');
  const event = JSON.parse(payload) as {
    event_id: string;
    exception: { values: { type: string; value: string; stacktrace: { frames: unknown[] } }[] };
  };
  expect(JSON.parse(head)).toMatchObject({ event_id: String(incident).replaceAll('-', '') });
  expect(JSON.parse(item)).toMatchObject({ type: 'event', length: Buffer.byteLength(payload) });
  expect(event).toMatchObject({ level: 'error', tags: { incident, code: '23514', constraint: 'never' } });
  const told = event.exception.values.at(-1);
  expect(told?.value).toContain('violates check constraint');
  expect(told?.stacktrace.frames).toContainEqual(
    expect.objectContaining({
      function: expect.stringContaining('nativeInsertMany') as string,
      filename: expect.stringMatching(/^node_modules.*\.js$/) as string,
      in_app: false,
    }),
  );
  for (const secret of [email, email.split('@')[0] ?? '', 'argon2id', 'Learner']) {
    expect(envelope).not.toContain(secret);
  }
});

it('the failure of a job is reported', async () => {
  await app.sql("select graphile_worker.add_job('purge-courses', '{}', max_attempts => 1)");
  await eventually(() => expect(received).toHaveLength(1));
  const event = JSON.parse(received[0]?.envelope.split('\n').at(-1) ?? '') as {
    tags: { incident: string };
  };
  // undefined_table
  expect(event).toMatchObject({ level: 'error', tags: { code: '42P01' } });
  const { incident } = event.tags;
  expect(log.entries().find((line) => line.incident === incident)).toMatchObject({ job: 'purge-courses' });
});

it('unanswered reports delay no request, and only a few are sent at once', async () => {
  status = undefined;
  // On a slow machine, the first report could be given up before the last fault.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  for (let count = 0; count < 8; count += 1) await meetFault();
  await eventually(() => expect(received).toHaveLength(5));
  await meetFault();
  expect(received).toHaveLength(5);
});

it('no report is sent before the time in Retry-After', async () => {
  receiver.closeAllConnections();
  status = 429;
  await eventually(async () => {
    await meetFault();
    expect(received).toHaveLength(1);
  });
  await meetFault();
  expect(received).toHaveLength(1);
});
