import pg from 'pg';

const TIMEOUT_MS = 5_000;

/** Runs a check with a database connection of its own. Rejects if the connection or an answer takes over five seconds. */
export async function withDatabase<Result>(
  url: string,
  check: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // The failing statement reports it. Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await check(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
