import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { isDatabaseDown } from '#server/platform/common/safe-error.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { SessionLocks } from './session-locks.ts';

const logger = createLogger('silent');
let proxy: StallingProxy;
let locks: SessionLocks;
/** Of another process, which reaches the database. */
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

it('are asked for in vain while PostgreSQL hangs, and no longer than that', async () => {
  expect(await locks.tryTake('held')).toBe(true);
  proxy.stall();
  const asked = await locks.tryTake('wanted').catch((error: unknown) => error);
  expect(isDatabaseDown(asked)).toBe(true);

  proxy.resume();
  await expect.poll(() => locks.tryTake('wanted')).toBe(true);
  // It came back for what it had.
  await expect.poll(() => others.tryTake('held')).toBe(false);
});
