// @slow server/src/platform/http
import { readdir, readlink } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { limits } from '#shared/limits.ts';
import { startUpload, videoOf } from '#server/upload/uploads.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { as, createCourse, newAccount, REGISTER, tryRegister } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder } from '#testing/traces.ts';

const MIB = 1024 * 1024;

useOwnTemporaryFolder();
let app: TestApp;
/** A school with shorter deadlines and less room. */
let impatient: TestApp;
/** A school with the usual deadlines and less room. */
let small: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  impatient = await startApp(
    {},
    { httpLimits: { idleMs: 2_000, totalMs: 3_000, bytesInFlight: 10 * MIB, connections: 30 } },
  );
  small = await startApp({}, { httpLimits: { graceMs: 0, bytesInFlight: limits.imageBytes } });
});
afterAll(async () => {
  await app.stop();
  await impatient.stop();
  await small.stop();
});

const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await eventually(async () => expect(await spooled()).toEqual({ files: [], descriptors: [] }));
});

/** Spooled files in the temporary folder: by name, and by the descriptors that this process, which is also the server, holds. */
async function spooled(): Promise<{ files: string[]; descriptors: string[] }> {
  // The folders of the schools are there as well.
  const isSpooled = (path: string) =>
    dirname(path) === tmpdir() && !basename(path).startsWith('lectern-app-');
  const targets = (await readdir('/proc/self/fd')).map((fd) =>
    readlink(`/proc/self/fd/${fd}`).catch(() => ''),
  );
  const files = (await readdir(tmpdir())).map((name) => join(tmpdir(), name));
  return { files: files.filter(isSpooled), descriptors: (await Promise.all(targets)).filter(isSpooled) };
}

/** Begins a request. The caller sends its body. */
function begin(at: TestApp, path: string, headers: Record<string, string | number>, method = 'POST'): Sender {
  const sent = httpRequest(new URL(path, at.url), {
    method,
    headers: { connection: 'keep-alive', ...headers },
    agent: false,
  });
  sent.on('error', () => undefined).on('socket', (socket) => open.push(socket));
  sent.flushHeaders();
  const answered = once(sent, 'response').then(async ([response]) => {
    const answer = response as IncomingMessage;
    const closed = once(answer.socket, 'close');
    const chunks: Buffer[] = [];
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: Buffer.concat(chunks).toString(),
      closed,
    };
  });
  // Some tests do not wait for the response.
  answered.catch(() => undefined);
  return { sent, answered };
}
interface Sender {
  sent: ClientRequest;
  answered: Promise<{
    status?: number;
    headers: IncomingMessage['headers'];
    text: string;
    closed: Promise<unknown>;
  }>;
}

const FORM = { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' };
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string) => `--x\r\n${fileHeaders(name)}`;
const fileHeaders = (name: string) =>
  `Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const operation = (query: string, variables: object, path: string) =>
  field('operations', JSON.stringify({ query, variables })) + field('map', JSON.stringify({ 0: [path] }));

const registration = (account: object) =>
  operation(REGISTER, { input: { ...account, avatar: null } }, 'variables.input.avatar');

describe('a file in a GraphQL request', () => {
  it.each<[string, string]>([
    ['a query that needs none', operation('{ plan { termYears } }', { file: null }, 'variables.file')],
    ['an invalid document', operation('{ nothing }', { file: null }, 'variables.file')],
    ['a refused account', registration({ ...newAccount(), email: 'no address' })],
  ])('is not read for %s, however late it arrives', async (_, parts) => {
    const { sent, answered } = begin(app, '/graphql', { ...FORM, 'content-length': 5 * MIB });
    sent.write(`${parts}--x\r\n`);
    const { closed } = await answered;
    sent.write(fileHeaders('0'));
    sent.write(Buffer.alloc(MIB));
    await closed;
    expect(await spooled()).toEqual({ files: [], descriptors: [] });
  });

  it('waits on disk, and is removed with its connection', async () => {
    const { sent } = begin(app, '/graphql', { ...FORM, 'content-length': 5 * MIB });
    sent.write(registration(newAccount()) + fileHead('0'));
    sent.write(Buffer.alloc(MIB));
    await eventually(async () => expect((await spooled()).files).toHaveLength(1));
    sent.destroy();
  });
});

describe('a body that is too large', () => {
  const json = { 'content-type': 'application/json' };
  const doors: [string, string, Record<string, string>, number][] = [
    ['GraphQL', '/graphql', json, 60 * MIB],
    ['GraphQL with a file', '/graphql', FORM, 60 * MIB],
    ['a subscription', '/graphql/stream', { ...json, accept: 'text/event-stream' }, 60 * MIB],
    ['a call', '/api/v1/user/login', json, 60 * MIB],
    ['a form', '/api/v1/user/register', FORM, 60 * MIB],
    ['an event', '/webhooks/stripe', json, 60 * MIB],
    ['the sandbox', '/sandbox/stripe/control/deliver', json, 60 * MIB],
  ];
  it.each(doors)('is refused by its Content-Length: %s', async (_, path, headers, length) => {
    const { answered } = begin(app, path, { ...headers, 'content-length': length });
    const { status, headers: told, closed } = await answered;
    expect([status, told.connection]).toEqual([413, 'close']);
    await closed;
  });

  it.each(doors.filter(([name]) => name !== 'the sandbox'))(
    'is refused while it arrives without a Content-Length: %s',
    async (_, path, headers) => {
      const { sent, answered } = begin(app, path, { ...headers, 'transfer-encoding': 'chunked' });
      if (headers === FORM) {
        sent.write(path === '/graphql' ? registration(newAccount()) : field('fullName', 'Ada Lovelace'));
        sent.write(fileHead(path === '/graphql' ? '0' : 'avatar'));
      }
      for (let sentMib = 0; sentMib < 11; sentMib++) sent.write(Buffer.alloc(MIB, ' '));
      const { status, headers: told, text, closed } = await answered;
      // Errors of resolvers have the status 200.
      expect([status, told.connection]).toEqual([text.includes('"data"') ? 200 : 413, 'close']);
      expect(text).toMatch(/is too large/);
      await closed;
    },
  );
});

describe('a request that is answered before its end', () => {
  it.each<[string, string, string, Record<string, string>, number]>([
    ['a refused call', 'POST', '/api/v1/user/update/1', { 'content-type': 'application/json' }, 401],
    ['a refused form', 'POST', '/api/v1/courses', FORM, 401],
    ['a refused upload', 'PATCH', '/uploads/019a0000-0000-7000-8000-000000000000', {}, 401],
    ['an unknown page', 'POST', '/nothing', {}, 404],
    ['a page that accepts no body', 'PUT', '/livez', {}, 404],
  ])('is not read to its end: %s', async (_, method, path, headers, expected) => {
    const { sent, answered } = begin(app, path, { ...headers, 'content-length': 60 * MIB }, method);
    sent.write(Buffer.alloc(1_000));
    const { status, headers: told, closed } = await answered;
    expect([status, told.connection]).toEqual([expected, 'close']);
    await closed;
  });

  it('keeps its connection when its body was read', async () => {
    const { status, headers } = await admin.json('POST', '/api/v1/user/login', {});
    expect([status, headers.get('connection')]).toEqual([400, 'keep-alive']);
  });
});

describe('a sender that stalls or drips', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  it('gets 408 in the format of the API', async () => {
    const stalled = ['/graphql', '/api/v1/user/login', '/webhooks/stripe', '/sandbox/stripe/control/deliver'];
    const begun = stalled.map((path) => begin(impatient, path, { ...JSON_TYPE, 'content-length': 100 }));
    for (const { sent } of begun) sent.write('{');
    const form = begin(impatient, '/api/v1/user/register', { ...FORM, 'content-length': 1_000 });
    form.sent.write(field('fullName', 'Ada Lovelace') + fileHead('avatar'));
    for (const { answered } of [...begun, form]) {
      const { status, text, closed } = await answered;
      expect([status, text]).toEqual([408, expect.stringContaining(requestMessages.bodyOverdue)]);
      await closed;
    }
  });

  it('gets 408, except for a video whose bytes keep coming', async () => {
    const school = await as(impatient, 'ADMIN');
    const { id } = await createCourse(school);
    const bytes = await videoOf(60_000);
    const upload = await startUpload(school, id, bytes.length);
    const patch = begin(
      impatient,
      upload.url,
      {
        cookie: school.cookieHeader(),
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
      'PATCH',
    );
    const call = begin(impatient, '/api/v1/user/login', { ...JSON_TYPE, 'content-length': 60_000 });
    let position = 0;
    const drip = setInterval(() => {
      call.sent.write(' ');
      patch.sent.write(bytes.subarray(position, ++position));
    }, 20);
    expect((await call.answered).status).toBe(408);
    clearInterval(drip);
    patch.sent.write(bytes.subarray(position));
    expect((await patch.answered).status).toBe(204);
  });
});

describe('a process at its limits', () => {
  it('refuses a body for which it has no room', async () => {
    const register = () => begin(impatient, '/api/v1/user/register', { ...FORM, 'content-length': 9 * MIB });
    const [first, second] = [register(), register()];
    const refused = await Promise.race([first.answered, second.answered]);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  });

  it('gives up a slow body when there is no room for another', async () => {
    const length = limits.imageBytes;
    const silent = begin(small, '/api/v1/user/register', { ...FORM, 'content-length': length });
    const held = () => small.container.metrics.getSingleMetricAsString('http_body_bytes_held');
    await eventually(async () => expect(await held()).toContain(`held ${length}`));
    const { data } = await tryRegister(small.visitor());
    expect(data?.register.id).toEqual(expect.any(String));
    expect((await silent.answered).status).toBe(408);
  });

  it('accepts no more connections', async () => {
    const connections = Array.from({ length: 40 }, () => connect(impatient.config.port, 'localhost'));
    open.push(...connections);
    await Promise.race(connections.map((connection) => once(connection, 'close')));
  });
});
