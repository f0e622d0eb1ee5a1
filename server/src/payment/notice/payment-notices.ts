import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import { PaymentNotice } from './payment-notice.entity.ts';

const RECORD = read({ kind: text, subject: text }, ({ kind, subject }) =>
  db
    .insertInto('paymentNotices')
    .values({ kind, subject, createdAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind'),
);

/** Sends each notice about payments once, independent of the number of events and processes. */
export class PaymentNotices {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Queues a mail in the transaction of `em` unless one of this kind about this subject was queued before. Returns
   * whether it did. Pass null as the mail to record the notice only.
   */
  async once(em: EntityManager, kind: string, subject: string, mail: MailMessage | null): Promise<boolean> {
    const rows = await readIn(em, RECORD, { kind, subject });
    const isFirst = rows.length > 0;
    if (isFirst && mail) await this.jobs.add(em, sendMail, mail);
    return isFirst;
  }

  /** Whether a notice of this kind about this subject was queued or recorded before. */
  async has(em: EntityManager, kind: string, subject: string): Promise<boolean> {
    return (await em.count(PaymentNotice, { kind, subject })) > 0;
  }
}
