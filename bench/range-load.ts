import { connect, type Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** The request of a round, repeated on each connection. */
export interface Round {
  port: number;
  path: string;
  /** Size of the file in bytes. */
  size: number;
  /** Bytes of a range; null for whole files. */
  range: number | null;
  connections: number;
  milliseconds: number;
}

/** Body bytes a second. */
export type Rate = number;

const BUFFER_BYTES = 1 << 20;

/** Opens a connection that sends the next request when the last response is complete. */
function drive({ port, path, size, range }: Round, onBytes: (count: number) => void): Socket {
  let missing = 0;
  let head = '';
  const ask = (): void => {
    const start = range === null ? 0 : Math.floor(Math.random() * (size - range));
    const header = range === null ? '' : `Range: bytes=${start}-${start + range - 1}\r\n`;
    head = '';
    missing = range ?? size;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`);
  };
  const take = (count: number, buffer: Uint8Array): boolean => {
    let body = count;
    if (!head.endsWith('\r\n\r\n')) {
      const text = Buffer.from(buffer.buffer, buffer.byteOffset, count).toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end === -1) throw new Error('The head of a response was split');
      head = text.slice(0, end + 4);
      const expected = range === null ? '200' : '206';
      if (head.slice(9, 12) !== expected) throw new Error(head);
      body -= end + 4;
    }
    missing -= body;
    onBytes(body);
    if (missing === 0) ask();
    return true;
  };
  const socket = connect({
    port,
    host: '127.0.0.1',
    onread: { buffer: Buffer.alloc(BUFFER_BYTES), callback: take },
  });
  socket.on('connect', ask);
  return socket;
}

const round = workerData as Round;
let bytes = 0;
const sockets = Array.from({ length: round.connections }, () =>
  drive(round, (count) => {
    bytes += count;
  }),
);
// The first responses open files and fill caches.
setTimeout(() => {
  bytes = 0;
  const begun = performance.now();
  setTimeout(() => {
    const rate: Rate = (bytes / (performance.now() - begun)) * 1000;
    for (const socket of sockets) socket.destroy();
    parentPort?.postMessage(rate);
  }, round.milliseconds);
}, 200);
