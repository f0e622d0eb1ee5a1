import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import type { MailMessage } from '#server/platform/mail/mailer.ts';
import { PaymentNotice } from './payment-notice.entity.ts';

/** Sends each notice about payments once, independent of the number of events and processes. */
export class PaymentNotices {
  constructor(private readonly jobs: Jobs) {}

  /**
   * Queues a mail in the transaction of `em` unless one of this kind about this subject was queued before. Returns
   * whether it did. Pass null as the mail to record the notice only.
   */
  async once(em: EntityManager, kind: string, subject: string, mail: MailMessage | null): Promise<boolean> {
    const rows = await em.execute<object[]>(
      `insert into payment_notices (kind, subject, created_at) values (?, ?, now())
         on conflict do nothing returning kind`,
      [kind, subject],
    );
    const isFirst = rows.length > 0;
    if (isFirst && mail) await this.jobs.add(em, sendMail, mail);
    return isFirst;
  }

  /** Whether a notice of this kind about this subject was queued or recorded before. */
  async has(em: EntityManager, kind: string, subject: string): Promise<boolean> {
    return (await em.count(PaymentNotice, { kind, subject })) > 0;
  }
}
