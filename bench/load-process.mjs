import { connect } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * `node load-process.mjs`, with `{ port, requests, connections, milliseconds, pauseMs }` as JSON on stdin: sends the
 * requests, given as complete HTTP text, one after the other on each connection. Prints the number of responses and
 * of refusals, and percentiles of the response times, in ms. A refused request ends the process, or is retried after
 * `pauseMs` if that is set.
 */
const { port, requests, connections, milliseconds, pauseMs } = await json(process.stdin);
const sent = requests.map((request) => Buffer.from(request));
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const times = [];
let isOver = false;
let next = 0;
let refused = 0;

function drive() {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let began = 0;
    /** The received part of a response head. */
    let head = Buffer.alloc(0);
    /** Remaining bytes of the body. Null before the head is complete. */
    let missing = null;
    let isRefused = false;
    const ask = () => {
      if (isOver) return void socket.destroy();
      head = Buffer.alloc(0);
      missing = null;
      began = performance.now();
      socket.write(sent[next++ % sent.length]);
    };
    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('close', resolve);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      let body = chunk;
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        body = head.subarray(end + END_OF_HEAD.length);
        missing = lengthOfBody(head.subarray(0, end).toString('latin1'), body);
      }
      missing -= body.length;
      if (missing > 0) return;
      if (isRefused) {
        refused += 1;
        setTimeout(ask, pauseMs);
        return;
      }
      times.push(performance.now() - began);
      ask();
    });

    function lengthOfBody(text, body) {
      const [, size] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? [];
      isRefused = !/^HTTP\/1.1 2/.test(text) || body.includes('{"errors"');
      if ((isRefused && pauseMs === undefined) || size === undefined) {
        reject(new Error(`${text}\n\n${body.toString('utf8', 0, 600)}`));
        socket.destroy();
      }
      return Number(size);
    }
  });
}

setTimeout(() => (isOver = true), milliseconds);
const began = performance.now();
await Promise.all(Array.from({ length: connections }, drive));
const seconds = (performance.now() - began) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.floor(times.length * share)] ?? 0;
console.log(
  JSON.stringify({ count: times.length, refused, seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }),
);
