import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Linux uses ports from 32768 for outgoing connections, other systems from 49152. A free port in these ranges may be
 * taken the next moment. Browsers refuse 10080.
 */
const PORTS = { from: 11_000, to: 32_768 };
const ATTEMPTS = 100;

/** Returns a port that no process listens on now. */
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
