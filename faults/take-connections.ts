import pg from 'pg';

/** Takes all free connections to a database. Returns a function that releases them. */
export async function takeConnections(databaseUrl: string): Promise<() => Promise<void>> {
  const taken: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return async () => void (await Promise.all(taken.map((one) => one.end().catch(() => undefined))));
    }
  }
}
