import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port outside of those that systems give to whoever asks for any: nobody else gets it while a process is replaced. */
export async function lastingPort(): Promise<number> {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return lastingPort();
  }
  await new Promise((resolve) => server.close(resolve));
  return port;
}
