// @slow server/src/platform/http server/src/app.ts server/src/server.ts
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { as, createCourse, newAccount, REGISTER, signUp } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder } from '#testing/traces.ts';
import { routeTable } from './api-v1/route-table.ts';
import type { FormFile } from './platform/rest/route.ts';
import { ID, recordRoutes, type RouteWithBody } from './routes-with-bodies.test-helper.ts';
import { startUpload, videoOf, type OpenedUpload } from './upload/uploads.test-helper.ts';

const FILE_BYTES = 60_000;
const VIDEO_TYPE = 'application/offset+octet-stream';
const GAUGES =
  /^(?:http_requests_in_progress|http_body_bytes_held|lectern_upload\w*(?<!_total))(?:{.*})? [1-9]/;
const FORM_TYPE = 'multipart/form-data; boundary=x';

useOwnTemporaryFolder();
const recorded = recordRoutes();
const log = new CapturedLog();
let app: TestApp;
let admin: HttpClient;
let upload: OpenedUpload;
let routes: RouteWithBody[];
beforeAll(async () => {
  const httpLimits = { idleMs: 500, totalMs: 1_500, pictureMs: 2_000, lingerMs: 500, lingerIdleMs: 200 };
  const settings = { METRICS_TOKEN: 'a'.repeat(32), MAX_VIDEO_MB: '1', LOG_LEVEL: 'error' };
  app = await startApp(settings, { httpLimits, log });
  admin = await as(app, 'ADMIN');
  const { id } = await createCourse(admin);
  upload = await startUpload(admin, id, FILE_BYTES);
  routes = recorded().map(({ method, path }) => ({
    method,
    path: method === 'PATCH' && path.startsWith('/uploads/') ? new URL(upload.url, app.url).pathname : path,
  }));
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

/** Returns a body for each content type that the server reads. */
async function bodiesFor({ path }: RouteWithBody): Promise<[type: string, body: Buffer][]> {
  const padding = 'a'.repeat(2_000);
  return [
    ['application/json', Buffer.from(JSON.stringify({ query: '{ plan { termYears } }', padding }))],
    ['application/x-www-form-urlencoded', Buffer.from(`padding=${padding}`)],
    [FORM_TYPE, formFor(path)],
    [VIDEO_TYPE, await videoOf(FILE_BYTES)],
  ];
}

function formFor(path: string): Buffer {
  const operations = { query: REGISTER, variables: { input: { ...newAccount(), avatar: null } } };
  const fields =
    path === '/graphql'
      ? { operations: JSON.stringify(operations), map: '{"0":["variables.input.avatar"]}' }
      : { title: 'One' };
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}\r\n`);
  parts.push(
    `name="${path === '/graphql' ? '0' : (fileOf(path)?.name ?? 'file')}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
  );
  const heads = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}`).join('');
  return Buffer.concat([Buffer.from(heads), Buffer.alloc(FILE_BYTES), Buffer.from('\r\n--x--\r\n')]);
}

/** Returns the file field of a documented route. */
function fileOf(path: string): FormFile | undefined {
  const isThis = (documented: string) =>
    new RegExp(`^/api/v1${documented.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return routeTable.find((route) => route.file && isThis(route.path))?.file;
}

interface Sender {
  socket: Socket;
  rest: Buffer;
  /** Whether the request may take as long as bytes keep arriving. */
  isVideo: boolean;
  sent: Promise<unknown>;
  closed: Promise<unknown>;
}

interface Begun {
  /** Fraction of the body that is sent, up to 1. */
  share: number;
  /** The header for the body's length. */
  length?: string;
}

/** Starts a request of each type to each route, by an admin, and also by a visitor where visitors may send pictures. */
async function beginAll(begun: Begun): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (const route of routes) {
    for (const [type, body] of await bodiesFor(route)) {
      const isGraphqlForm = type === FORM_TYPE && route.path === '/graphql';
      for (const isAdmin of isGraphqlForm ? [true, false] : [true]) {
        senders.push(begin(route, { ...begun, type, body, isAdmin }));
      }
    }
  }
  return senders;
}

interface Request extends Begun {
  type: string;
  body: Buffer;
  isAdmin: boolean;
}

function begin(
  { method, path }: RouteWithBody,
  { type, body, isAdmin, share, length = `Content-Length: ${body.length}` }: Request,
): Sender {
  const socket = connect(app.config.port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${app.config.port}`,
    `Content-Type: ${type}`,
    length,
    'Apollo-Require-Preflight: true',
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    // The logout must not end the session of the other requests.
    ...(isAdmin && !path.endsWith('/logout') ? [`Cookie: ${admin.cookieHeader()}`] : []),
  ];
  const count = Math.floor(body.length * share);
  socket.resume().write(`${head.join('\r\n')}\r\n\r\n`);
  const sent = new Promise((resolve) => socket.write(body.subarray(0, count), resolve));
  const isVideoForm = path === '/graphql' ? isAdmin : fileOf(path)?.kind === 'video';
  const isVideo = type === VIDEO_TYPE || (type === FORM_TYPE && isVideoForm);
  return { socket, rest: body.subarray(count), isVideo, sent, closed };
}

/** Returns what the server holds for requests: gauges other than 0, files, and open file descriptors. */
async function held() {
  const { metrics } = app.container;
  const gauges = (await metrics.metrics()).split('\n').filter((line) => GAUGES.test(line));
  const targets = (await readdir('/proc/self/fd')).map((fd) =>
    readlink(`/proc/self/fd/${fd}`).catch(() => ''),
  );
  const isOfRequest = (target: string) => target.startsWith(tmpdir()) && !target.includes('/stripe/sandbox.');
  const descriptors = (await Promise.all(targets)).filter(isOfRequest);
  const files = (await readdir(tmpdir())).filter((name) => name.startsWith('lectern-upload-'));
  return { gauges, descriptors, files };
}

const expectNothingHeld = () =>
  eventually(async () => expect(await held()).toEqual({ gauges: [], descriptors: [], files: [] }));

const closedBy = (senders: Sender[]) => Promise.all(senders.map(({ closed }) => closed));

it('covers every documented call with a body, and all other routes', () => {
  const found = routes.map(({ method, path }) => `${method} ${path}`);
  const documented = routeTable.filter(({ body, operations }) => body && operations.POST);
  const filled = documented.map(({ path }) => `POST /api/v1${path.replaceAll(/\{\w+\}/g, ID)}`);
  expect(found).toEqual(expect.arrayContaining(filled));
  const besides = ['/graphql', '/graphql/stream/', '/webhooks/stripe', '/login', '/contact', '/language'];
  expect(found).toEqual(expect.arrayContaining(besides.map((path) => `POST ${path}`)));
  expect(found).toContain(`PATCH ${new URL(upload.url, app.url).pathname}`);
});

describe('a request releases its resources', () => {
  it.each([0, 0.01, 0.99])('when its sender goes silent after %d of its body', async (share) => {
    await closedBy(await beginAll({ share }));
    await expectNothingHeld();
  });

  it.each([0, 0.01, 0.99])('when its connection is reset after %d of its body', async (share) => {
    const senders = await beginAll({ share });
    await Promise.all(senders.map(({ sent }) => sent));
    for (const { socket } of senders) socket.resetAndDestroy();
    await expectNothingHeld();
  });

  it('when its body arrives very slowly', async () => {
    const senders = await beginAll({ share: 0.01 });
    const drip = setInterval(() => {
      for (const sender of senders) {
        sender.socket.write(sender.rest.subarray(0, 1));
        sender.rest = sender.rest.subarray(1);
      }
    }, 20);
    await closedBy(senders.filter(({ isVideo }) => !isVideo));
    clearInterval(drip);
    await closedBy(senders);
    await expectNothingHeld();
  });

  it.each([
    ['with its announced length', 'Content-Length: 60000000'],
    ['without a length', 'Transfer-Encoding: chunked'],
  ])('when its body is too long, %s', async (_, length) => {
    const senders = await beginAll({ share: length.startsWith('T') ? 0 : 1, length });
    // A chunk that is longer than every limit.
    for (const { socket, rest } of senders) {
      if (length.startsWith('T')) socket.write('7fffffff\r\n');
      socket.write(rest);
      socket.write(Buffer.alloc(1_100_000, ' '));
    }
    await closedBy(senders);
    await expectNothingHeld();
  });

  it('and a failure after that is not logged', async () => {
    expect(log.entries()).toEqual([]);
    await signUp(app);
  });
});
