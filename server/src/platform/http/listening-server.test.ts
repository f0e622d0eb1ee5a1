import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { eventually } from '#testing/eventually.ts';
import { HTTP_LIMITS, type HttpLimits } from './http-limits.ts';
import { ListeningServer } from './listening-server.ts';

const host = '127.0.0.1';

async function startListening(listener: RequestListener, limits: Partial<HttpLimits> = {}) {
  const server = new ListeningServer(listener, { ...HTTP_LIMITS, ...limits });
  const port = await freePort();
  await server.open({ port, host });
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  /** Comes, and stays. */
  const arrive = () => {
    const socket = connect(port, host).on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  return { server, port, arrive };
}

/** How many bytes come until the end, when each part is waited for. */
async function sizeOf(socket: Socket, delayMs = 0): Promise<number> {
  let size = 0;
  // One that was cut has its end, too.
  for await (const part of socket.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (delayMs > 0) await pause(delayMs);
  }
  return size;
}

const answerAll: RequestListener = (_request, response) => response.end('done');

it.runIf(process.platform === 'linux')('takes a crowd in a few turns of the event loop', async () => {
  const { server, arrive } = await startListening(answerAll);
  let taken = 0;
  server.on('connection', () => (taken += 1));
  for (let count = 0; count < 200; count += 1) arrive();
  let turns = 0;
  while (taken < 200) {
    await turn();
    turns += 1;
  }
  // From a single socket it takes as many turns as there are newcomers.
  expect(turns).toBeLessThan(50);
});

it('answers all, whichever socket took them', async () => {
  const { port } = await startListening(answerAll);
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => fetch(`http://${host}:${port}/`, { headers: { connection: 'close' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('takes all as Node’s own server does, whichever socket took them', async () => {
  const { server, arrive } = await startListening(answerAll);
  const taken: boolean[] = [];
  server.on('connection', (socket: Socket) => taken.push(socket.allowHalfOpen));
  for (let count = 0; count < 100; count += 1) arrive();
  await eventually(() => expect(taken).toHaveLength(100));
  expect(new Set(taken)).toEqual(new Set([true]));
});

it('drops who is one too many, of all its sockets together', async () => {
  const { server, arrive } = await startListening(answerAll, { connections: 20 });
  const dropped: Socket[] = [];
  for (let count = 0; count < 50; count += 1) {
    const socket = arrive();
    socket.on('close', () => dropped.push(socket)).resume();
  }
  await eventually(() => expect(dropped).toHaveLength(30));
  const gone = once(server, 'connection');
  arrive();
  const [late] = (await gone) as [Socket];
  expect(late.destroyed).toBe(true);
});

/** A connection that asks for an answer, and takes nothing of it yet. */
function ask(socket: Socket, path: string): Socket {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return socket.pause();
}

it('lets go of who takes nothing of an answer, and of nobody who waits for one', async () => {
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
  // What the kernel had taken is all that these get.
  const stalled = [ask(arrive(), '/now'), ask(arrive(), '/late')];
  await eventually(() => expect(closed).toBe(stalled.length));
  for (const socket of stalled) expect(await sizeOf(socket)).toBeLessThan(large.length);
  expect(await sizeOf(ask(arrive(), '/small'))).toBeGreaterThan(4);
});

it('lets go of nobody who reads slowly', async () => {
  const large = Buffer.alloc(32 * 1024 * 1024);
  // The kernel tells a sender of what was taken when a third of its buffer is free again: every quarter of a second here.
  const stalledMs = 2000;
  const { arrive } = await startListening((_request, response) => void response.end(large), { stalledMs });
  const start = performance.now();
  expect(await sizeOf(ask(arrive(), '/'), 5)).toBeGreaterThan(large.length);
  expect(performance.now() - start).toBeGreaterThan(stalledMs);
});

it('answers the requests of a connection one after the other, and drops who sends many of them', async () => {
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

it('says that a port is taken, also by one of its kind', async () => {
  const { port } = await startListening(answerAll);
  const second = new ListeningServer(answerAll, HTTP_LIMITS);
  await expect(second.requireFree({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(second.open({ port, host })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('lets those who are being answered finish when it closes, and takes nobody else', async () => {
  const finish: (() => void)[] = [];
  const { server, port } = await startListening((_request, response) => {
    finish.push(() => response.end('late'));
  });
  const asked = Array.from({ length: 100 }, async () => (await fetch(`http://${host}:${port}/`)).text());
  await eventually(() => expect(finish).toHaveLength(100));
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    server.close(() => {
      isClosed = true;
      resolve();
    });
  });
  await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow('fetch failed');
  expect(isClosed).toBe(false);
  for (const end of finish) end();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['late']));
  server.closeIdleConnections();
  await closed;
});
