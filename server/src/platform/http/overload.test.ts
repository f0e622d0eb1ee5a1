import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { eventually } from '#testing/eventually.ts';
import { refuseWhenOverloaded } from './overload.ts';

/** The clock of the overload detection, in ms, so that the duration of the tests does not matter. */
let now = 0;
beforeEach(() => {
  now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
});

/** Starts a server with `waiting` requests in progress. */
async function busyServer(waiting: number, init: RequestInit = {}) {
  const open: ServerResponse[] = [];
  const listener: RequestListener = (request, response) => {
    if (request.url === '/graphql?wait') open.push(response);
    else response.end('done');
  };
  const isRefusable = (path: string) => !path.startsWith('/webhooks');
  const server = createServer(
    refuseWhenOverloaded(listener, { isRefusable, headers: { 'X-Content-Type-Options': 'nosniff' } }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string) => fetch(url + path);
  const asked: Promise<unknown>[] = [];
  const wait = async (count: number) => {
    const expected = open.length + count;
    for (let one = 0; one < count; one += 1) {
      asked.push(fetch(`${url}/graphql?wait`, init).catch(() => undefined));
    }
    await eventually(() => expect(open).toHaveLength(expected));
  };
  await wait(waiting);
  const finish = async () => {
    for (const response of open.splice(0)) response.end();
    await Promise.all(asked.splice(0));
  };
  return { ask, finish, wait, url };
}

it.each([
  [
    '/graphql',
    {
      errors: [
        { message: requestMessages.overloaded, extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } },
      ],
    },
  ],
  ['/api/v1/courses', { success: false, code: 'SERVICE_UNAVAILABLE', message: requestMessages.overloaded }],
  ['/courses', requestMessages.overloaded],
])('refuses %s immediately when overloaded', async (path, body) => {
  const { ask } = await busyServer(400);
  const answer = await ask(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('content-length')).not.toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await answer.text();
  expect(typeof body === 'string' ? text : (JSON.parse(text) as unknown)).toEqual(body);
});

it('counts a complete request before its body is read', async () => {
  const { ask } = await busyServer(400, { method: 'POST', body: '{}' });
  await eventually(async () => expect((await ask('/graphql')).status).toBe(503));
});

it.each([
  ['keeps', 'small', 1_000, null],
  ['closes', 'large', 100_000, 'close'],
])('%s the connection of a refused request with a %s body', async (_does, _what, bytes, connection) => {
  const { url } = await busyServer(400);
  const asked = request(`${url}/graphql`, { method: 'POST', agent: new Agent({ keepAlive: true }) });
  asked.on('error', () => undefined);
  asked.setHeader('Content-Length', bytes);
  asked.write('{');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(503);
  expect(answer.headers.connection === 'close' ? 'close' : null).toBe(connection);
  asked.destroy();
});

it('halves its limit while many requests stay, and restores it when they are gone', async () => {
  const { ask, finish, wait } = await busyServer(200);
  now = 300;
  expect((await ask('/graphql')).status).toBe(200);
  now = 301;
  expect((await ask('/graphql')).status).toBe(503);
  await finish();
  await eventually(async () => expect((await ask('/graphql')).status).toBe(200));
  await wait(399);
  expect((await ask('/graphql')).status).toBe(200);
});

it('still serves paths that must not be refused', async () => {
  const { ask } = await busyServer(400);
  expect((await ask('/webhooks/stripe')).status).toBe(200);
});

it('serves requests again as soon as the load drops', async () => {
  const { ask, finish } = await busyServer(400);
  expect((await ask('/graphql')).status).toBe(503);
  await finish();
  await eventually(async () => expect((await ask('/graphql')).status).toBe(200));
});

it('refuses no request below its limit, and does not count incomplete requests', async () => {
  const { ask, url } = await busyServer(399);
  const senders = Array.from({ length: 20 }, () => request(`${url}/graphql`, { method: 'POST' }));
  for (const sender of senders) {
    sender.on('error', () => undefined);
    sender.write('{');
  }
  expect((await ask('/graphql')).status).toBe(200);
  for (const sender of senders) sender.destroy();
});
