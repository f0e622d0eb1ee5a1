import pg from 'pg';

/** A separate database on a PostgreSQL server. */
export interface OwnDatabase {
  name: string;
  /** Its connection string. */
  url: string;
  /** Ends its connections and removes it. */
  drop: () => Promise<void>;
}

/** The connection string of another database on the same server. */
export function databaseUrl(postgresUrl: string, name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement with a temporary connection, because PostgreSQL has few. */
export async function runOnServer(postgresUrl: string, query: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(query, values);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database.
 *
 * @param template name of the database to copy, which must have no connections; without it, the database is empty
 */
export async function createDatabase(
  postgresUrl: string,
  name: string,
  template?: string,
): Promise<OwnDatabase> {
  const like = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await runOnServer(postgresUrl, `create database ${name}${like}`);
  return {
    name,
    url: databaseUrl(postgresUrl, name),
    drop: () => runOnServer(postgresUrl, `drop database if exists ${name} with (force)`),
  };
}
