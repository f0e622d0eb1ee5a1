// @slow server/src/platform/db
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LOGIN, PASSWORD, refusalOf, register, registerAdmin, tryRegister } from '#testing/factories.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { acceptWrites, refuseWrites } from '#testing/refused-writes.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  deliverEvent,
  eventBody,
  signEvent,
  WEBHOOK_SECRET,
} from '#server/payment/webhook/stripe-event.test-helper.ts';
import { teach, trySave, type TaughtCourse } from '#server/progress/progress.test-helper.ts';
import { patch, startUpload, videoOf, type OpenedUpload } from '#server/upload/uploads.test-helper.ts';

/** The name of the outage for each SQLSTATE with which PostgreSQL refuses writes. */
const OUTAGES = {
  '25006': 'read-only',
  '53100': 'full',
  '53200': 'busy',
  '57P05': 'unreachable',
  '08006': 'unreachable',
  '26000': 'pooler',
} as const;

const log = new CapturedLog();
let app: TestApp;
let admin: HttpClient;
let learner: { email: string; client: HttpClient };
let course: TaughtCourse;
let file: Buffer;
let upload: OpenedUpload;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }, { log });
  ({ client: admin } = await registerAdmin(app));
  learner = await register(app);
  course = await teach(app, admin, { lectures: 1 });
  file = await videoOf(200_000);
});
afterAll(() => app.stop());
afterEach(() => acceptWrites(app));

/** Mail jobs that wait or run. */
const mailJobs = () => app.sql(`select 1 from graphile_worker.jobs where task_identifier = 'send-mail'`);

const unavailable = { code: 'SERVICE_UNAVAILABLE' };

async function expectRefusedWrites(): Promise<void> {
  const message = { name: 'Eve', email: 'eve@example.com', message: 'Hi' };
  const send = 'mutation S($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }';
  const visitor = app.visitor();
  const graphql = await Promise.all([
    tryRegister(app.visitor()),
    visitor.graphql(LOGIN, { input: { email: learner.email, password: PASSWORD } }),
    visitor.graphql(send, { input: message }),
    trySave(admin, { lectureId: course.lectures[0], position: 3 }),
  ]);
  for (const answer of graphql) {
    expect(refusalOf(answer)).toMatchObject(unavailable);
    expect(answer.errors?.[0]?.extensions.retryAfter).toBeGreaterThan(0);
  }
  const event = eventBody({
    id: `evt_${crypto.randomUUID()}`,
    type: 'refund.created',
    object: { object: 'refund', id: 're_1', charge: 'ch_1' },
  });
  const http = await Promise.all([
    visitor.fetch('/api/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    }),
    deliverEvent(app, event, signEvent(event)),
    patch(admin, upload, 0, file),
  ]);
  for (const { status, headers } of http) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
}

async function expectReads(): Promise<void> {
  const visitor = app.visitor();
  expect((await visitor.fetch('/api/v1/courses')).status).toBe(200);
  expect((await visitor.fetch('/readyz')).status).toBe(200);
  const { data, errors } = await learner.client.graphql<{ me: { email: string } }>(
    '{ me { email } courses { totalCount } }',
  );
  expect({ email: data?.me.email, errors }).toEqual({ email: learner.email, errors: undefined });
  const own = await admin.graphql(
    'query C($slug: String!) { course(slug: $slug) { lectures { id position } } }',
    { slug: course.slug },
  );
  expect(own.errors).toBeUndefined();
}

/** Expects one alarm for the outage, however many requests and jobs failed. */
function expectOneAlarm(outage: string): void {
  const incidents = log.entries().filter(({ incident }) => incident !== undefined);
  const alarms = incidents.filter((line) => line.outage === outage);
  // Connections that ended before may have raised this alarm already.
  if (outage === 'unreachable') expect(alarms.length).toBeLessThanOrEqual(1);
  else expect(alarms).toHaveLength(1);
  expect(incidents.filter((line) => line.outage === undefined)).toEqual([]);
}

it.each(Object.entries(OUTAGES))(
  'writes that fail with SQLSTATE %s are refused with 503, reads succeed, jobs finish later, and one alarm is logged (%s)',
  async (code, outage) => {
    // The connections of the previous case may still be ending.
    upload = await eventually(() => startUpload(admin, course.id, file.length));
    log.clear();
    await refuseWrites(app, code);
    await eventually(expectReads);
    await expectRefusedWrites();
    await expectReads();
    expectOneAlarm(outage);
    await acceptWrites(app);
    await eventually(async () => expect((await tryRegister(app.visitor())).errors).toBeUndefined());
    await eventually(async () => expect(await mailJobs()).toEqual([]));
  },
);
