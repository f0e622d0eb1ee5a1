import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/common/identifier.ts';
import { PostgresJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { PaymentNotices } from './payment-notices.ts';

let app: TestApp;
const notices = new PaymentNotices(new PostgresJobs());
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const mailTo = (to: string) => ({
  to,
  subject: 'Something happened',
  text: 'It did.',
  html: '<p>It did.</p>',
});
const transactional = <Result>(work: (em: EntityManager) => Promise<Result>) =>
  app.container.orm.em.fork().transactional(work);

describe('a notice', () => {
  it('is sent once by many concurrent senders', async () => {
    const subject = newId();
    const to = `once-${subject}@example.com`;
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => transactional((em) => notices.once(em, 'test', subject, mailTo(to)))),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
    await expect.poll(() => mailsTo(app, to, /happened/)).toHaveLength(1);
  });

  it('of another kind or about another subject is a separate one', async () => {
    const [one, other] = [newId(), newId()];
    const send = (kind: string, subject: string) =>
      transactional((em) => notices.once(em, kind, subject, mailTo(`${one}@example.com`)));
    expect(await send('test', one)).toBe(true);
    expect(await send('other', one)).toBe(true);
    expect(await send('test', other)).toBe(true);
    expect(await send('test', one)).toBe(false);
  });

  it('that was not committed can be sent again', async () => {
    const subject = newId();
    const to = `again-${subject}@example.com`;
    const failing = transactional(async (em) => {
      await notices.once(em, 'test', subject, mailTo(to));
      throw new Error('The transaction was rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await transactional((em) => notices.once(em, 'test', subject, mailTo(to)))).toBe(true);
    await expect.poll(() => mailsTo(app, to, /happened/)).toHaveLength(1);
  });
});
