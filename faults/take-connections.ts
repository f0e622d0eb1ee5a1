import pg from 'pg';

/** Takes connections to a database until it has none left. Returns what gives them back. */
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
