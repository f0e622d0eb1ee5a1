import { connect } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * `node overload-process.mjs`, with `{ port, requests, rate, milliseconds }` as JSON on stdin: sends `rate` requests a
 * second, given as complete HTTP text, without waiting for earlier responses, as independent users do. Each uses an
 * idle connection or a new one. Prints the numbers of answered, refused and abandoned requests, and the 99th percentile
 * of response times, in ms. It uses bare sockets to take as little processor time as possible.
 */
const { port, requests, rate, milliseconds } = await json(process.stdin);
/** How long users wait for a page before they give up. */
const PATIENCE_MS = 10_000;
const END_OF_HEAD = '\r\n\r\n';
const bodies = requests.map((request) => Buffer.from(request));
const times = [];
const idle = [];
/** In the order of the requests, the latest last. */
const waiting = new Set();
let [sent, refused, gaveUp] = [0, 0, 0];

function ask() {
  const person = idle.pop() ?? arrive();
  person.began = performance.now();
  waiting.add(person);
  person.socket.write(bodies[sent++ % bodies.length]);
}

function arrive() {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  const person = { socket, began: 0 };
  /** The head and the first part of the body of a response, and its remaining bytes. */
  let start = '';
  let missing = null;
  const leave = () => {
    if (waiting.delete(person)) gaveUp += 1;
    const place = idle.indexOf(person);
    if (place !== -1) idle.splice(place, 1);
  };
  socket.on('error', () => undefined).on('close', leave);
  socket.on('data', (chunk) => {
    if (missing === null) {
      start += chunk.toString('latin1');
      const end = start.indexOf(END_OF_HEAD);
      if (end === -1) return;
      const [, length] = /\r\ncontent-length: *(\d+)/i.exec(start.slice(0, end)) ?? [];
      if (length === undefined) throw new Error(`A response without a content length:\n${start}`);
      missing = Number(length) - (start.length - end - END_OF_HEAD.length);
    } else missing -= chunk.length;
    if (missing > 0) return;
    waiting.delete(person);
    if (start.startsWith('HTTP/1.1 200') && !start.includes('{"errors"'))
      times.push(performance.now() - person.began);
    else refused += 1;
    start = '';
    missing = null;
    idle.push(person);
  });
  return person;
}

const began = performance.now();
await new Promise((resolve) => {
  const timer = setInterval(() => {
    const now = performance.now();
    const elapsed = now - began;
    while (sent < (rate * Math.min(elapsed, milliseconds)) / 1000) ask();
    for (const { began: asked, socket } of waiting) {
      if (now - asked < PATIENCE_MS) break;
      socket.destroy();
    }
    if (elapsed < milliseconds || waiting.size > 0) return;
    clearInterval(timer);
    resolve();
  }, 5);
});
const seconds = milliseconds / 1000;
times.sort((one, other) => one - other);
const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
console.log(JSON.stringify({ sent, answered: times.length, refused, gaveUp, seconds, p99 }));
process.exit();
