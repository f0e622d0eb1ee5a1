import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabase } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';

/** Events with a signature by it are Stripe's. */
export const WEBHOOK_SECRET = 'whsec_fuzz';

/** The whole product in this process, with a database and a temporary folder that nobody else uses. */
export interface FuzzedSchool extends TestApp {
  /** Everything temporary is made in it. */
  temporary: string;
  /** The lines of its log, of errors only. */
  log: readonly string[];
}

/** @param template the database that its own begins as; an empty one unless told. */
export async function openSchool(postgresUrl: string, template?: string): Promise<FuzzedSchool> {
  const name = `lectern_fuzz_${randomBytes(6).toString('hex')}`;
  const database = await createDatabase(postgresUrl, name, template);
  const usual = process.env.TMPDIR;
  const temporary = await mkdtemp(join(tmpdir(), 'lectern-fuzz-'));
  process.env.TMPDIR = temporary;
  const log: string[] = [];
  const app = await runApp(
    database.url,
    {
      LOG_LEVEL: 'error',
      VIDEO_ENGINE: 'mediabunny',
      // Each visitor has an address of their own: the limits by address would let nothing through.
      TRUST_PROXY: '1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    { log: { write: (line) => void log.push(line) } },
  );
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  // The database goes with the connections that are left.
  pool.on('error', () => undefined);
  return {
    ...app,
    temporary,
    log,
    visitor: (headers) => new HttpClient(app.url, { 'x-forwarded-for': newAddress(), ...headers }),
    sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
      (await pool.query<Row>(query, values)).rows,
    async stop() {
      await app.stop();
      await pool.end();
      await database.drop();
      if (usual === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = usual;
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

let visitors = 0;
/** An address in 10.0.0.0/8 that no other caller has. */
function newAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
