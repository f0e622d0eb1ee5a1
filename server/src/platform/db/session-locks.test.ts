// @slow server/src/platform/db
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { outageOf } from '#server/platform/common/outage.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { SessionLocks } from './session-locks.ts';

const logger = createLogger('silent');
let proxy: StallingProxy;
let locks: SessionLocks;
/** The locks of another process, which reaches the database. */
let others: SessionLocks;
beforeAll(async () => {
  proxy = await startStallingProxy(() => inject('postgresUrl'));
  const databaseUrl = inject('postgresUrl');
  locks = new SessionLocks({ databaseUrl: proxy.through(databaseUrl), logger, name: 'locks under test' });
  others = new SessionLocks({ databaseUrl, logger, name: 'locks of others' });
});
afterAll(async () => {
  proxy.resume();
  await Promise.all([locks.close(), others.close()]);
  await proxy.close();
});

it('locks cannot be taken while PostgreSQL hangs, and can be taken afterwards', async () => {
  expect(await locks.tryTake('held')).toBe(true);
  proxy.stall();
  const asked = await locks.tryTake('wanted').catch((error: unknown) => error);
  expect(outageOf(asked)?.name).toBe('unreachable');

  proxy.resume();
  await expect.poll(() => locks.tryTake('wanted')).toBe(true);
  // The old session has ended, and its locks were taken again.
  await expect.poll(sessions).toBe(1);
  expect(await others.tryTake('held')).toBe(false);
});

/** Returns the number of database sessions of the locks under test. */
async function sessions(): Promise<number> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    const query = 'select from pg_stat_activity where application_name = $1';
    return (await client.query(query, ['lectern locks under test'])).rows.length;
  } finally {
    await client.end();
  }
}
