import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { eventually } from '#testing/eventually.ts';
import type { SecurityHeaders } from './early-answers.ts';
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts';
import { ListeningServer } from './listening-server.ts';

const host = '127.0.0.1';

async function startListening(
  listener: RequestListener,
  limits: Partial<HttpLimits> = {},
  headers: SecurityHeaders = {},
) {
  const server = new ListeningServer(listener, { ...HTTP_LIMITS, ...limits, headers });
  const port = await freePort();
  await server.open({ port, host });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  /** Opens a connection, which stays open. */
  const arrive = () => {
    const socket = connect(port, host).on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  return { server, port, arrive };
}

/** Returns how many bytes arrive until the end, with a pause after each part. */
async function sizeOf(socket: Socket, delayMs = 0): Promise<number> {
  let size = 0;
  // A connection that was cut has an end as well.
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (delayMs > 0) await pause(delayMs);
  }
  return size;
}

const answerAll: RequestListener = (_request, response) => response.end('done');

it.runIf(process.platform === 'linux')(
  'accepts many connections in a few turns of the event loop',
  async () => {
    const { server, arrive } = await startListening(answerAll);
    let taken = 0;
    server.on('connection', () => (taken += 1));
    for (let count = 0; count < 200; count += 1) arrive();
    let turns = 0;
    while (taken < 200) {
      await turn();
      turns += 1;
    }
    // A single listening socket needs one turn per connection.
    expect(turns).toBeLessThan(50);
  },
);

it('answers requests on every listening socket', async () => {
  const { port } = await startListening(answerAll, { connectionsPerNetwork: 300 });
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('accepts connections on every listening socket with the options of Node’s own server', async () => {
  const { server, arrive } = await startListening(answerAll);
  const taken: boolean[] = [];
  server.on('connection', (socket: Socket) => taken.push(socket.allowHalfOpen));
  for (let count = 0; count < 100; count += 1) arrive();
  await eventually(() => expect(taken).toHaveLength(100));
  expect(new Set(taken)).toEqual(new Set([true]));
});

/** Opens `count` connections from an address, one after the other. Returns them in the order of their arrival. */
async function crowd(port: number, count: number, localAddress = host): Promise<{ isClosed: boolean }[]> {
  const people: { isClosed: boolean }[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = { isClosed: false };
    const socket = connect({ port, host, localAddress }).on('error', () => undefined);
    socket.on('close', () => (person.isClosed = true)).resume();
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    people.push(person);
  }
  return people;
}

/** Returns the connections that were closed, by their place in the order of arrival. */
const closedOf = (people: { isClosed: boolean }[]) =>
  people.flatMap(({ isClosed }, index) => (isClosed ? [index] : []));
const isAnswered = async (port: number, localAddress = host) => {
  const socket = connect({ port, host, localAddress }).on('error', () => undefined);
  return (await text(ask(socket, '/').resume()).catch(() => '')).startsWith('HTTP/1.1 200');
};

describe('a server at its limit of connections', () => {
  it('closes the oldest silent connection of all its listening sockets', async () => {
    const { port } = await startListening(answerAll, { connections: 20 });
    const people = await crowd(port, 30);
    await eventually(() => expect(closedOf(people)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(await isAnswered(port)).toBe(true);
  });

  it('closes silent connections before those that were answered, and none with a request in progress', async () => {
    const answers: (() => void)[] = [];
    const { port, arrive } = await startListening(
      ({ url }, response) =>
        url === '/wait' ? answers.push(() => response.end('late')) : response.end('done'),
      { connections: 3 },
    );
    const keep = (path: string) => {
      const socket = arrive();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      return socket;
    };
    const answered = keep('/');
    await once(answered, 'data');
    const waiting = keep('/wait');
    await eventually(() => expect(answers).toHaveLength(1));
    const [silent] = await crowd(port, 1);
    await crowd(port, 1);
    await eventually(() => expect(silent?.isClosed).toBe(true));
    expect(answered.closed).toBe(false);
    for (const count of [2, 3]) {
      keep('/wait');
      await eventually(() => expect(answers).toHaveLength(count));
    }
    await eventually(() => expect(answered.destroyed).toBe(true));
    // Each of the three has a request in progress.
    const refused = arrive();
    await once(refused, 'close');
    for (const answer of answers) answer();
    expect(await text(waiting.once('data', () => waiting.end()))).toContain('late');
  });

  it('counts each network address separately', async () => {
    const { port } = await startListening(answerAll, { connectionsPerNetwork: 5 });
    const [here, there] = [await crowd(port, 8), await crowd(port, 5, '127.0.0.9')];
    await eventually(() => expect(closedOf(here)).toEqual([0, 1, 2]));
    expect(closedOf(there)).toEqual([]);
    expect(await isAnswered(port)).toBe(true);
  });

  it('keeps 200 connections of an address by default', async () => {
    const { port } = await startListening(answerAll);
    const people = await crowd(port, 203);
    await eventually(() => expect(closedOf(people)).toEqual([0, 1, 2]));
    expect(await isAnswered(port, '127.0.0.9')).toBe(true);
  });
});

it('closes a connection whose request head does not arrive in time', async () => {
  const { arrive } = await startListening(answerAll, { headersMs: 200 });
  const [silent, partial] = [arrive(), arrive()];
  partial.write('GET / HTTP/1.1\r\n');
  for (const socket of [silent, partial]) expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(HTTP_LIMITS.headersMs).toBe(10_000);
});

describe('the check of request heads', () => {
  const length = 'Content-Length: 1\r\n';
  const chunked = 'Transfer-Encoding: chunked\r\n';
  const own = `Host: ${host}\r\n`;
  it.each<[string, number, string]>([
    ['two hosts', 400, `GET / HTTP/1.1\r\n${own}Host: other.example\r\n\r\n`],
    ['the same host twice', 400, `GET / HTTP/1.1\r\n${own}${own}\r\n`],
    ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
    ['an invalid host', 400, 'GET / HTTP/1.1\r\nHost: a b/@c\r\n\r\n'],
    ['two lengths', 400, `POST / HTTP/1.1\r\n${own}${length}${length}\r\nx`],
    ['a length and an encoding', 400, `POST / HTTP/1.1\r\n${own}${length}${chunked}\r\n0\r\n\r\n`],
    ['an unknown encoding', 400, `POST / HTTP/1.1\r\n${own}Transfer-Encoding: gzip\r\n\r\n`],
    ['two content types', 400, `POST / HTTP/1.1\r\n${own}Content-Type: a/b\r\nContent-Type: c/d\r\n\r\n`],
    ['two authorizations', 400, `GET / HTTP/1.1\r\n${own}Authorization: a\r\nAuthorization: b\r\n\r\n`],
    ['bytes that are no request', 400, 'nonsense\r\n\r\n'],
    ['a head that is too large', 431, `GET / HTTP/1.1\r\n${own}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['an expectation', 417, `POST / HTTP/1.1\r\n${own}Expect: nonsense\r\n${length}\r\n`],
    ['an incomplete head', 408, 'GET / HTTP/1.1\r\n'],
  ])('answers with the security headers: %s', async (_what, status, head) => {
    const headers = { 'X-Content-Type-Options': 'nosniff' };
    const { arrive } = await startListening(answerAll, { headersMs: status === 408 ? 100 : 10_000 }, headers);
    const socket = arrive();
    socket.write(head);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.match(/^HTTP\/1.1 /gm)).toHaveLength(1);
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toMatch(/\r\nConnection: close\r\n/);
  });

  it.each(['school.example', '[2001:db8::1]:4000', 'localhost:4000', ''])(
    'accepts the host "%s"',
    async (name) => {
      const { arrive } = await startListening(answerAll);
      const socket = arrive();
      socket.write(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  it('accepts a request of HTTP/1.0 without a host', async () => {
    const { arrive } = await startListening(answerAll);
    const socket = arrive();
    socket.write('GET / HTTP/1.0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
  });
});

/** Sends a request, and reads nothing of the response yet. */
function ask(socket: Socket, path: string): Socket {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return socket.pause();
}

it('disconnects a client that reads nothing of a response, but not one that waits for a response', async () => {
  const large = Buffer.alloc(16 * 1024 * 1024);
  const stalledMs = 200;
  const { server, arrive } = await startListening(
    ({ url }, response) =>
      void setTimeout(
        () => response.end(url === '/small' ? 'late' : large),
        url === '/now' ? 0 : 3 * stalledMs,
      ),
    { stalledMs },
  );
  let closed = 0;
  server.on('connection', (socket: Socket) => socket.once('close', () => (closed += 1)));
  // These clients get only what the kernel had taken.
  const stalled = [ask(arrive(), '/now'), ask(arrive(), '/late')];
  await eventually(() => expect(closed).toBe(stalled.length));
  for (const socket of stalled) expect(await sizeOf(socket)).toBeLessThan(large.length);
  expect(await sizeOf(ask(arrive(), '/small'))).toBeGreaterThan(4);
});

it('does not disconnect a slow reader', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  // The kernel reports progress to a sender when a third of its buffer is free again: every quarter of a second here.
  const stalledMs = 2000;
  const { arrive } = await startListening((_request, response) => void response.end(large), { stalledMs });
  const start = performance.now();
  expect(await sizeOf(ask(arrive(), '/'), 5)).toBeGreaterThan(large.length);
  expect(performance.now() - start).toBeGreaterThan(stalledMs);
});

it('answers the requests of a connection one after the other, and closes a connection with too many', async () => {
  let [begun, underWay] = [0, 0];
  const { arrive } = await startListening(({ url }, response) => {
    begun += 1;
    underWay += 1;
    setTimeout(() => response.end(`${url} of ${underWay--} `), 10);
  });
  const ask = (paths: string[]) => {
    const socket = arrive();
    const heads = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n`);
    socket.write(`${heads.join('\r\n')}Connection: close\r\n\r\n`);
    return text(socket).catch(() => '');
  };
  expect((await ask(['/1', '/2', '/3'])).match(/\/\d of \d/g)).toEqual(['/1 of 1', '/2 of 1', '/3 of 1']);
  expect(begun).toBe(3);
  expect(await ask(Array.from({ length: 100 }, () => '/'))).toBe('');
  expect(begun).toBe(4);
});

it('reports a port in use, also by a server of its kind', async () => {
  const { port } = await startListening(answerAll);
  const second = new ListeningServer(answerAll, HTTP_LIMITS);
  await expect(second.requireFree({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(second.open({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('finishes requests in progress when it closes, and accepts no others', async () => {
  const finish: (() => void)[] = [];
  const { server, port } = await startListening((_request, response) => {
    finish.push(() => response.end('late'));
  });
  const asked = Array.from({ length: 100 }, async () => (await fetch(`http://${host}:${port}/`)).text());
  await eventually(() => expect(finish).toHaveLength(100));
  let isClosed = false;
  const closing = Promise.withResolvers<void>();
  server.close(() => {
    isClosed = true;
    closing.resolve();
  });
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  expect(isClosed).toBe(false);
  for (const end of finish) end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['late']));
  server.closeIdleConnections();
  await closing.promise;
});
