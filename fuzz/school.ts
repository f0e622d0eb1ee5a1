import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createDatabase, openPool } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';

/** The secret that signs events like Stripe's. */
export const WEBHOOK_SECRET = 'whsec_fuzz';

/** The whole product in this process, with its own database and temporary folder. */
export interface FuzzedSchool extends TestApp {
  /** The folder of all temporary files. */
  temporary: string;
  /** The lines of its log, which has errors only. */
  log: readonly string[];
}

/** @param template the database to copy; default: an empty one */
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
      // Each visitor has an address of their own, because of the rate limits per address.
      TRUST_PROXY: '1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    { log: { write: (line) => void log.push(line) } },
  );
  const pool = openPool(database.url, { max: 1 });
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
