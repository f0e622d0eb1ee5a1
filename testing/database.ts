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

/**
 * Opens a pool of connections for a test. PostgreSQL ends connections that are still closing when their database is dropped, which a
 * pool without a listener throws. The next statement replaces a lost connection.
 */
export function openPool(connectionString: string, config: pg.PoolConfig): pg.Pool {
  return new pg.Pool({ connectionString, ...config }).on('error', () => undefined);
}

/** One connection to each server, because PostgreSQL has few. It does not keep the process from ending. */
const servers = new Map<string, pg.Pool>();

/** Runs a statement on a server. */
export async function runOnServer(postgresUrl: string, query: string, values: unknown[] = []): Promise<void> {
  let server = servers.get(postgresUrl);
  if (!server) {
    server = openPool(postgresUrl, { max: 1, allowExitOnIdle: true });
    servers.set(postgresUrl, server);
  }
  await server.query(query, values);
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
