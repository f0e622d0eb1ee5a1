// @slow server/src/payment server/src/platform/jobs
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { breakEndpoint, endFaults, giveUpSoon } from '#server/payment/customer.test-helper.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { deliverEvent, eventBody, signEvent, WEBHOOK_SECRET } from './stripe-event.test-helper.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, LOG_LEVEL: 'warn' }, { log });
  giveUpSoon(app);
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

/** Delivers an event whose charge Stripe answers with 500. Returns once its job has failed so often. */
async function failAt(id: string, failures: number): Promise<void> {
  breakEndpoint(app, 'GET /v1/charges/:id', 'answers 500');
  const object = { object: 'refund', id: `re_${id}`, charge: 'ch_1' };
  const body = eventBody({ id, type: 'refund.created', object });
  expect((await deliverEvent(app, body, signEvent(body))).status).toBe(200);
  await eventually(async () => {
    const jobs = await app.sql<{ attempts: number }>(
      `select attempts from graphile_worker.jobs where last_error is not null and attempts >= $1`,
      [failures],
    );
    expect(jobs).toHaveLength(1);
  });
}

const incidents = () => log.entries().filter(({ incident }) => incident !== undefined);

it('an event whose job is put off by an error of Stripe is an incident only when its job gives up', async () => {
  await failAt('evt_1', 1);
  expect(log.entries()).toContainEqual(
    expect.objectContaining({ msg: 'a job is put off', job: 'process-stripe-event', attempt: 1 }),
  );
  expect(incidents()).toEqual([]);

  // The job's last attempt, now.
  await app.sql(
    `update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now(), locked_at = null,
       locked_by = null`,
  );
  await eventually(() =>
    expect(incidents()).toMatchObject([{ job: 'process-stripe-event', msg: 'unexpected error' }]),
  );
});
