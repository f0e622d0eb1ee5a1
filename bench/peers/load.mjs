import { connect } from 'node:net';

/**
 * `node load.mjs '{ port, head, bodies, connections, milliseconds }'`: sends requests on each connection, the next when the
 * last is answered, and prints how many were answered and the times they took, in ms.
 */
const { port, head, bodies, connections, milliseconds } = JSON.parse(process.argv[2]);
const requests = bodies.map((body) =>
  Buffer.from(
    `POST /graphql HTTP/1.1\r\nHost: localhost:${port}\r\n${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ),
);
const times = [];
let isOver = false;
let next = 0;

function drive() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let began = 0;
    let received = [];
    let expected = Infinity;
    const ask = () => {
      if (isOver) return void socket.destroy();
      received = [];
      expected = Infinity;
      began = performance.now();
      socket.write(requests[next++ % requests.length]);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('close', resolve);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received.push(chunk);
      const length = received.reduce((sum, each) => sum + each.length, 0);
      if (expected === Infinity) {
        const text = Buffer.concat(received).toString('latin1');
        const end = text.indexOf('\r\n\r\n');
        if (end === -1) return;
        const [, status] = /^HTTP\/1.1 (\d+)/.exec(text) ?? [];
        const [, size] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? [];
        if (status !== '200' || size === undefined || text.includes('"errors"', end)) {
          return reject(new Error(text.slice(0, 600)));
        }
        expected = end + 4 + Number(size);
      }
      if (length < expected) return;
      times.push(performance.now() - began);
      ask();
    });
  });
}

setTimeout(() => (isOver = true), milliseconds);
const began = performance.now();
await Promise.all(Array.from({ length: connections }, drive));
const seconds = (performance.now() - began) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
console.log(JSON.stringify({ count: times.length, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
