import pg from 'pg';

/** For each statement of a check, in ms. */
const CHECK_MS = 5_000;
/** A pooler may happen to give two statements the same session. */
const ROUNDS = 3;
const PID = 'select pg_backend_pid() as pid';

/**
 * Throws an Error for the operator if the database cannot be reached or does not fit: it stores text in another
 * encoding than UTF-8, or a pooler gives each transaction another session.
 *
 * @param pool of at least two connections to the database
 */
export async function requireFittingDatabase(url: string, pool: pg.Pool): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect()]).catch((error: unknown) => {
    throw unreachable(url, error);
  });
  const [client, other] = clients;
  try {
    const encoding = await encodingOf(client);
    if (encoding !== ENCODING) throw new Error(OTHER_ENCODING(encoding));
    if (await shareSessions(client, other)) throw new Error(POOLED);
  } finally {
    for (const each of clients) each.release();
  }
}

/** The encoding that a database must have. */
export const ENCODING = 'UTF8';

/** Returns the encoding of a database, such as `UTF8`. */
async function encodingOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ encoding: string }>(
    'select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  return rows[0]?.encoding ?? '';
}

/** Whether a pooler between this machine and the database gives each transaction another session. */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const [client, other] = [connection(url), connection(url)];
  try {
    await Promise.all([client.connect(), other.connect()]);
    return await shareSessions(client, other);
  } finally {
    await Promise.all([client, other].map((each) => each.end().catch(() => undefined)));
  }
}

/**
 * Whether a connection changes its session between two statements, or two open connections have the same session. The
 * second connection is in a transaction, so a pooler must give it a session that is free.
 */
async function shareSessions(client: pg.ClientBase, other: pg.ClientBase): Promise<boolean> {
  for (let round = 0; round < ROUNDS; round++) {
    const first = await pidOf(client);
    if (!(await begins(other)) || (await pidOf(other)) === first) return true;
    const isSame = (await pidOf(client)) === first;
    await other.query('rollback');
    if (!isSame) return true;
  }
  return false;
}

/** Whether the database begins a transaction. Poolers that share sessions by statement refuse to. */
async function begins(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query('begin');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

async function pidOf(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>(PID);
  return rows[0]?.pid;
}

function connection(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CHECK_MS,
    query_timeout: CHECK_MS,
  });
  // The statement that fails reports it.
  client.on('error', () => undefined);
  return client;
}

const OTHER_ENCODING = (encoding: string): string =>
  `The database stores text as ${encoding}. It has to be ${ENCODING}, because names and texts have letters of all languages. Create another one: create database lectern encoding 'UTF8' template template0`;

const POOLED =
  'A pooler between the school and the database gives each transaction another session, so locks and notifications would be lost. Set it to session pooling, or set DATABASE_URL to the address of PostgreSQL itself.';

/** One sentence for the operator. The connection string holds a password and stays out of it. */
function unreachable(url: string, cause: unknown): Error {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  return new Error(
    `The database at ${new URL(url).host} cannot be reached. Check that it runs and that DATABASE_URL is right (${reason}).`,
    { cause },
  );
}
