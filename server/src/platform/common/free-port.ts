import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Systems give connections that are made a port of their own, Linux from 32768 and others from 49152: there a free port may be taken the
 * next moment. Browsers refuse 10080.
 */
const PORTS = { from: 11_000, to: 32_768 };
const ATTEMPTS = 100;

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port could be found');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
