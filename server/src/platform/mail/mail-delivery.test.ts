// @slow server/src/platform/mail server/src/platform/jobs
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { startServer } from '#server/server.ts';
import { PostgresJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { dataOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { eventually } from '#testing/eventually.ts';

const SENDER = 'stranger@example.com';
const OPERATOR = 'office@lectern.example';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/**
 * Starts an SMTP server that refuses all mails until `open` is called, and a school that sends through it. The first
 * `together` mails are answered together.
 */
async function start(settings: Record<string, string> = {}, { together = 1 } = {}) {
  const delivered: string[] = [];
  const unanswered: (() => void)[] = [];
  let isOpen = false;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onMailFrom: (_address, _session, callback) =>
      callback(isOpen ? null : Object.assign(new Error('Try again later'), { responseCode: 451 })),
    onData(stream, { envelope }, callback) {
      stream.resume().once('end', () => {
        delivered.push(...envelope.rcptTo.map(({ address }) => address));
        unanswered.push(callback);
        if (delivered.length >= together) for (const answer of unanswered.splice(0)) answer();
      });
    },
  });
  smtp.on('error', () => undefined);
  const listener = smtp.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  cleanups.push(() => new Promise<void>((done) => smtp.close(done)));
  // A listening TCP server has an address with a port.
  const { port } = listener.address() as AddressInfo;
  const app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: OPERATOR, ...settings });
  cleanups.push(() => app.stop());
  return { app, delivered, open: () => (isOpen = true) };
}

/** Makes the school send two mails: one to the operator, one to the sender. */
async function writeToSchool(app: TestApp) {
  const input = { name: 'Stranger', email: SENDER, message: 'Hello' };
  const send = 'mutation S($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }';
  dataOf(await app.visitor().graphql(send, { input }));
}

const mailTo = (to: string) => JSON.stringify({ to, subject: 'Hello', text: 'Hello', html: 'Hello' });

interface QueuedMail {
  attempts: number;
  attempts_left: number;
  hours_to_wait: number;
  last_error: string | null;
}
const queuedMails = (app: TestApp) =>
  app.sql<QueuedMail>(`select attempts, max_attempts - attempts as attempts_left, last_error,
      (extract(epoch from run_at - now()) / 3600)::float as hours_to_wait
    from graphile_worker.jobs where task_identifier = 'send-mail'`);

const untilRefused = (app: TestApp, attempts = 1) =>
  eventually(async () => {
    const refused = (await queuedMails(app)).filter((mail) => mail.attempts >= attempts && mail.last_error);
    expect(refused).toHaveLength(2);
    return refused;
  });

const untilQueueIsEmpty = (app: TestApp) =>
  eventually(async () => expect(await queuedMails(app)).toEqual([]));

describe('a mail refused by the mail server', () => {
  it('arrives exactly once when the server accepts mail again', async () => {
    const { app, delivered, open } = await start();
    await writeToSchool(app);
    const [refused] = await untilRefused(app);
    expect(refused?.last_error).toContain('Try again later');
    open();
    await untilQueueIsEmpty(app);
    expect(delivered.sort()).toEqual([OPERATOR, SENDER]);
  });

  it('arrives exactly once after a restart between queueing and sending', async () => {
    const { app, delivered, open } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    await app.container.close();
    open();
    expect(delivered).toEqual([]);
    const restarted = await startServer({
      config: { ...app.config, port: await freePort() },
      logger: createLogger('silent'),
      report: () => undefined,
    });
    cleanups.push(() => restarted.stop());
    await untilQueueIsEmpty(app);
    expect(delivered.sort()).toEqual([OPERATOR, SENDER]);
  });

  it('does not block other jobs', async () => {
    const { app } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    const others = `from graphile_worker.jobs where task_identifier = 'purge-courses'`;
    await app.sql(`select graphile_worker.add_job('purge-courses', '{}')`);
    await eventually(async () => expect(await app.sql(`select id ${others}`)).toEqual([]));
    expect(await queuedMails(app)).toHaveLength(2);
  });

  it('is retried for days, finally hours apart', async () => {
    const { app } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    await app.sql(
      'update graphile_worker._private_jobs set attempts = 10, last_error = null, run_at = now()',
    );
    for (const mail of await untilRefused(app, 11)) {
      expect(mail.hours_to_wait).toBeGreaterThan(5);
      expect(mail.hours_to_wait * mail.attempts_left).toBeGreaterThan(3 * 24);
    }
  });
});

describe('when the mail server is back', () => {
  const WAITING = `update graphile_worker._private_jobs set attempts = 10, run_at = now() + interval '6 hours'`;

  it('mails that failed for hours follow the first one that is taken, and lose no attempt', async () => {
    const { app, delivered, open } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    await app.sql(WAITING);
    open();
    await app.sql(`select graphile_worker.add_job('send-mail', $1)`, [mailTo('first@example.com')]);
    await untilQueueIsEmpty(app);
    expect(delivered.sort()).toEqual(['first@example.com', OPERATOR, SENDER].sort());
  });

  it('mails that failed for hours are sent although no other mail is queued', async () => {
    const { app, delivered, open } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    open();
    await app.sql(WAITING);
    await eventually(async () => expect(await queuedMails(app)).toEqual([]));
    expect(delivered.sort()).toEqual([OPERATOR, SENDER]);
  });

  it('a mail that is refused again has as many attempts left as before', async () => {
    const { app } = await start();
    await writeToSchool(app);
    await untilRefused(app);
    await app.sql(WAITING);
    const { jobs, orm } = { jobs: new PostgresJobs(), orm: app.container.orm };
    expect(await jobs.retryNow(orm.em.fork(), ['send-mail'], 1)).toBe(1);
    expect(await jobs.retryNow(orm.em.fork(), ['send-mail'])).toBe(1);
    await eventually(async () => {
      const mails = await queuedMails(app);
      expect(mails.every((mail) => mail.attempts === 10 && mail.hours_to_wait > 5)).toBe(true);
    });
  });
});

describe('the order of mails', () => {
  const MANY = 60;

  it('a link for a new password goes before ordinary mails', async () => {
    // Two workers take jobs at the same time. Neither takes its second mail before the other has sent its first.
    const { app, delivered, open } = await start({ ROLE: 'web' }, { together: 2 });
    open();
    const { email } = await register(app);
    await app.sql('delete from graphile_worker._private_jobs');
    for (let number = 0; number < MANY; number++) {
      await app.sql(`select graphile_worker.add_job('send-mail', $1)`, [mailTo(`bulk${number}@example.com`)]);
    }
    const ask = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
    dataOf(await app.visitor().graphql(ask, { email }));
    await app.container.startWorker();
    await eventually(() => expect(delivered.length).toBe(MANY + 1));
    expect(delivered.indexOf(email)).toBeLessThan(2);
  });

  it('an ordinary mail has its turn among many that people wait for', async () => {
    const { app, delivered, open } = await start({ ROLE: 'web' });
    open();
    await app.sql(`select graphile_worker.add_job('send-mail', $1)`, [mailTo('ordinary@example.com')]);
    for (let number = 0; number < MANY; number++) {
      await app.sql(`select graphile_worker.add_job('send-mail', $1, priority := -10)`, [
        mailTo(`awaited${number}@example.com`),
      ]);
    }
    await app.container.startWorker();
    await eventually(() => expect(delivered.length).toBe(MANY + 1));
    expect(delivered.indexOf('ordinary@example.com')).toBeLessThan(MANY / 2);
  });
});
