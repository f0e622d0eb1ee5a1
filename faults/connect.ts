import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** All connections are in use. Recently returned ones may still be closing, and starting processes need theirs. */
const TOO_MANY_CONNECTIONS = '53300';
const STARTING = '57P03';
const WAIT_MS = 20_000;

/** Connects to a database. Waits while it has no free connection or is starting, possibly at another address. */
export async function connect(address: () => string): Promise<pg.Client> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: address() });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!isPassing(error) || performance.now() > end) throw error;
      await delay(100);
    }
  }
}

function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === TOO_MANY_CONNECTIONS || code === STARTING || code === 'ECONNREFUSED';
}
