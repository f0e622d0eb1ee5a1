import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { eventually } from '#testing/eventually.ts';
import { ListeningServer } from './listening-server.ts';

const host = '127.0.0.1';

async function startListening(listener: RequestListener, connections = 1_000) {
  const server = new ListeningServer(listener, { connections });
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
  const { server, arrive } = await startListening(answerAll, 20);
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

it('says that a port is taken, also by one of its kind', async () => {
  const { port } = await startListening(answerAll);
  const second = new ListeningServer(answerAll, { connections: 10 });
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
