import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** Other work goes first: a mail server that hangs must not keep payments waiting behind a thousand mails. */
export const MAIL_PRIORITY = 1;

/** Queues a mail. Mail that is down delays it and loses nothing. */
export const sendMail = defineJob<MailMessage>('send-mail', MAIL_PRIORITY);

export function mailHandlers(mailer: Mailer): JobHandler[] {
  return [handleJob(sendMail, (message) => mailer.send(message))];
}
