import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { runApp, type RunningApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { freePort } from './platform/common/free-port.ts';
import { MIGRATION_LOCK } from './platform/db/migrate.ts';

/** A running school, and a second process that waits for the migration lock. */
let app: TestApp;
let other: pg.Client;
let url: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  other = new pg.Client({ connectionString: app.config.databaseUrl });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
});
afterEach(() => other.end());

/** Starts a process, and resolves when it waits for the lock. */
async function start(httpLimits = {}): Promise<{ ready: Promise<RunningApp> }> {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const settings = { PORT: String(port), ROLE: 'web', VIDEO_ENGINE: 'mediabunny' };
  const ready = runApp(app.config.databaseUrl ?? '', settings, { httpLimits });
  await eventually(async () => {
    const { rows } = await other.query("select from pg_locks where locktype = 'advisory' and not granted");
    expect(rows).toHaveLength(1);
  });
  return { ready };
}

const letItMigrate = () => other.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
const statusOf = async (path: string) => (await fetch(url + path)).status;
/** Returns the security headers of a response. */
const policiesOf = async (path: string) => {
  const { headers } = await fetch(url + path);
  const names = ['x-content-type-options', 'content-security-policy', 'referrer-policy', 'x-frame-options'];
  return names.map((name) => headers.get(name));
};

it('during a long start, the process reports that it is alive but not ready', async () => {
  const { ready } = await start({ startMs: 0 });
  await eventually(async () => expect(await statusOf('/livez')).toBe(200));
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/api/v1/courses')).toBe(503);
  const [early, probed] = [await policiesOf('/api/v1/courses'), await policiesOf('/livez')];
  await letItMigrate();
  const started = await ready;
  const usual = await policiesOf('/api/v1/courses');
  expect(usual).not.toContain(null);
  expect([early, probed]).toEqual([usual, usual]);
  expect(await statusOf('/readyz')).toBe(200);
  expect(await statusOf('/api/v1/courses')).toBe(200);
  await started.stop();
});

it('the port stays closed until the process serves, so that proxies use another process', async () => {
  const { ready } = await start();
  await expect(fetch(`${url}/api/v1/courses`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await letItMigrate();
  const started = await ready;
  expect(await statusOf('/api/v1/courses')).toBe(200);
  await started.stop();
});
