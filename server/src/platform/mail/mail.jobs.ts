import type { EntityManager } from '@mikro-orm/postgresql';
import { defineJob, handleJob, namesOf, type JobHandler, type JobQueue } from '#server/platform/jobs/job.ts';
import type { Mailer, MailMessage } from './mailer.ts';
import type { MailQueue } from './watched-mailer.ts';

/** Priority of mails that a person waits for in front of a page, such as a link for a new password. */
export const AWAITED = -10;

/** Sends a mail. If the mail server is down, the mail is delayed but not lost. */
export const sendMail = defineJob<MailMessage>('send-mail', 'mail');

/** Sends one of many mails, which wait for those that people expect now. */
export const sendBulkMail: typeof sendMail = { ...sendMail, priority: 10 };

export function mailHandlers(mailer: Mailer): JobHandler[] {
  return [handleJob(sendMail, (message) => mailer.send(message))];
}

/** The lane of mails in the school's queue. */
export const mailQueue = (jobs: JobQueue, em: EntityManager): MailQueue => ({
  retryNow: (limit) => jobs.retryNow(em.fork(), namesOf('mail'), limit),
  putOldestFirst: () => jobs.putOldestFirst(em.fork(), namesOf('mail'), AWAITED),
});
