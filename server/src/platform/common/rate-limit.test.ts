import { afterAll, beforeAll, expect, it } from 'vitest';
import { wakeWorkers } from '#testing/bring-jobs-forward.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('expired counts are removed every day, and no others', async () => {
  const now = Date.now();
  const rows = Array.from({ length: 1_000 }, (_, index) => `search:address:192.0.2.${index}`);
  await app.sql('insert into rate_limits select unnest($1::text[]), 1, $2', [rows, now - 1]);
  await app.sql('insert into rate_limits values ($1, 1, $2)', ['search:user:x', now + 3_600_000]);
  await app.sql("select graphile_worker.add_job('remove-expired-limits', '{}')");
  await wakeWorkers(app);
  await eventually(async () =>
    expect(await app.sql('select key from rate_limits')).toEqual([{ key: 'search:user:x' }]),
  );
  const known = await app.sql<{ identifier: string }>(
    'select identifier from graphile_worker._private_known_crontabs',
  );
  expect(known.map(({ identifier }) => identifier)).toContain('remove-expired-limits');
});
