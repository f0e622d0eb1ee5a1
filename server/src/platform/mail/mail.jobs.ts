import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Queues a mail. Mail that is down delays it and loses nothing. */
export const sendMail = defineJob<MailMessage>('send-mail', 'mail');

export function mailHandlers(mailer: Mailer): JobHandler[] {
  return [handleJob(sendMail, (message) => mailer.send(message))];
}
