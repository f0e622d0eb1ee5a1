import pg from 'pg';

/** A database of its own on a PostgreSQL server. */
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

/** Runs a statement beside all databases of tests, by a connection that does not stay: PostgreSQL has few. */
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
 * Makes a database.
 *
 * @param template name of the database it is a copy of, to which nothing may be connected; without, it is empty.
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
