import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * `node overload-process.mjs`, with `{ port, body, cookies, rate, milliseconds }` as JSON on its input: posts so many queries a second,
 * whether those before are answered or not, as people do who know nothing of each other. Prints how many were answered, refused and
 * given up, and the times that answers took, in ms.
 */
const { port, body, cookies, rate, milliseconds } = await json(process.stdin);
/** Nobody waits longer for a page. */
const PATIENCE_MS = 10_000;
const agent = new Agent({ keepAlive: true });
const times = [];
let [sent, refused, gaveUp] = [0, 0, 0];

function ask() {
  const cookie = cookies[sent++ % cookies.length];
  const began = performance.now();
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      cookie,
    };
    const asked = request(
      { host: '127.0.0.1', port, path: '/graphql', method: 'POST', agent, headers, timeout: PATIENCE_MS },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('close', () => {
          if (!response.complete) gaveUp += 1;
          else if (response.statusCode !== 200 || text.startsWith('{"errors"')) refused += 1;
          else times.push(performance.now() - began);
          resolve();
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('late')));
    asked.on('error', () => {
      gaveUp += 1;
      resolve();
    });
    asked.end(body);
  });
}

const began = performance.now();
const asked = [];
await new Promise((resolve) => {
  const timer = setInterval(() => {
    const elapsed = performance.now() - began;
    while (sent < (rate * Math.min(elapsed, milliseconds)) / 1000) asked.push(ask());
    if (elapsed < milliseconds) return;
    clearInterval(timer);
    resolve();
  }, 5);
});
const seconds = (performance.now() - began) / 1000;
await Promise.all(asked);
times.sort((one, other) => one - other);
const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
console.log(JSON.stringify({ sent, answered: times.length, refused, gaveUp, seconds, p99 }));
process.exit();
